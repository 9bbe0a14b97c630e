import { afterEach, expect, it, vi } from 'vitest'
import { lightSheetOf } from './files'

afterEach(() => vi.unstubAllGlobals())

it('a phone gets the smaller sheet of light', () => {
  const [phone, desktop] = [true, false].map(matches => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    return lightSheetOf('evening')
  })
  expect(phone).not.toBe(desktop)
  expect(phone).toContain('phone')
})
