// Every component test: the device holds nothing before, the document is emptied afterwards, and an error on the console fails the test.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const errors = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(errors, 'the console stays quiet').toEqual([])
})
