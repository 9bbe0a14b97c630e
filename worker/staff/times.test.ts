import { expect, it } from 'vitest'
import { roughDuration } from './times'

it.each([
  [0.5, '0 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [185, '3 h 5 min'],
  [24 * 60 - 1, '23 h 59 min'],
  [52 * 60, '2 d 4 h'],
])('%d minutes: %s', (minutes, text) => expect(roughDuration(minutes)).toBe(text))
