// Runs around every component test: empty storage before, empty document after, and no console
// errors.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** jsdom has no layout to observe. */
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  // Nor to scroll in.
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const errors = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(errors, 'console errors').toEqual([])
})
