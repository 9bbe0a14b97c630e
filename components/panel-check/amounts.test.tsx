import { expect, it } from 'vitest'
import { amps } from './amounts'

it.each([
  [91.666, '91.7'],
  [40, '40'],
  [96.958, '97'],
  [100, '100'],
  [100 + 1e-9, '100'],
  [100 + 1 / 240, '100.01'],
  [100.04, '100.04'],
  [99.98, '99.98'],
  [0.004, '0.01'],
])('amperes: %d reads %s', (value, text) => {
  expect(amps(value)).toBe(text)
})
