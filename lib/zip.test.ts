import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanZipInput, isLongIslandZip, isZip } from './zip'
import { forAll } from '@/tests/for-all'

describe('the ZIP field', () => {
  it('keeps the first five digits of anything', () => {
    expect(cleanZipInput('NY 11743-1234')).toBe('11743')
    expect(cleanZipInput('１１７４３')).toBe('11743')
    forAll(
      fc.string(),
      text => /^\d{0,5}$/.test(cleanZipInput(text)) && cleanZipInput(cleanZipInput(text)) === cleanZipInput(text),
    )
  })
  it('knows the two counties', () => {
    const inside = [
      '11001',
      '11040',
      '11096',
      '11550',
      '11590',
      '11701',
      '11743',
      '11801',
      '11937',
      '00501',
      '00544',
      '06390',
    ]
    // Queens, Brooklyn, Westchester, Manhattan, New Haven, Holtsville's neighbors by number,
    // Beverly Hills.
    const outside = [
      '11004',
      '11005',
      '11101',
      '11201',
      '11357',
      '11430',
      '11691',
      '10801',
      '10001',
      '06511',
      '00502',
      '90210',
    ]
    expect(inside.filter(zip => !isLongIslandZip(zip))).toEqual([])
    expect(outside.filter(isLongIslandZip)).toEqual([])
  })
  it('is complete with exactly five', () => {
    expect(['', '1174', '11743', '117433', 'abcde'].map(isZip)).toEqual([false, false, true, false, false])
  })
})
