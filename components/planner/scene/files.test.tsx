import { expect, it, vi } from 'vitest'
import { garagePictureOf } from './files'

it('a phone gets the smaller picture of the garage', () => {
  const [phone, desktop] = [true, false].map(matches => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    return garagePictureOf('evening')
  })
  expect(phone).not.toBe(desktop)
  expect(phone).toContain('phone')
})
