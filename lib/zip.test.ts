import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanZipInput, isZip } from './zip'

describe('the ZIP field', () => {
  it('keeps the first five digits of anything', () => {
    expect(cleanZipInput('NY 11743-1234')).toBe('11743')
    fc.assert(
      fc.property(
        fc.string(),
        text => /^\d{0,5}$/.test(cleanZipInput(text)) && cleanZipInput(cleanZipInput(text)) === cleanZipInput(text),
      ),
    )
  })
  it('is complete with exactly five', () => {
    expect(['', '1174', '11743', '117433', 'abcde'].map(isZip)).toEqual([false, false, true, false, false])
  })
})
