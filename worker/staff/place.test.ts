import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import { range, usdRange } from '@/lib/format'
import { storedLead } from '@/tests/leads/stored-leads'
import { leadView } from './lead-view'

describe('the place', () => {
  const officesOf = (location: string) => leadView(storedLead({ location })).place?.offices.map(({ name }) => name)

  it.each([
    ['east-hampton', 'East Hampton'],
    ['11743', '11743, Huntington'],
    ['Islip, NY', 'Islip, NY'],
  ])('%s reads %s', (location, text) => {
    expect(leadView(storedLead({ location })).place?.text).toBe(text)
  })

  it.each(['11787', 'smithtown', 'Smithtown', 'SMITHTOWN, N.Y.', '1 Main Street, Smithtown, NY', 'Town of Smithtown'])(
    '%s has the office with its fee',
    location => {
      expect(leadView(storedLead({ location })).place?.offices[0]).toMatchObject({
        name: 'Town of Smithtown',
        fee: `${usdRange(prices.smithtownPermit.electrical)} for an electrical permit since April 1, 2026.`,
        days: expect.stringContaining(`${range(business.permitDays.suffolk)} business days in Suffolk`) as string,
      })
    },
  )

  it.each([
    ['E. Hampton', 'east-hampton'],
    ['easthampton', 'east-hampton'],
    ['So. Hampton, L.I.', 'southampton'],
    ['Pt. Jeff', 'port-jefferson'],
    ['Shelter Is.', 'shelter-island'],
    ['Bayshore', 'bay-shore'],
    ['“Stony  Brook”', 'stony-brook'],
    ['islip!', 'islip'],
    ['１１７５１', '11751'],
    ['11751‑1234', '11751'],
    ['11751 – 1234', '11751'],
  ])('%j is the same place as %s', (typed, same) => {
    expect(officesOf(typed)).not.toEqual([])
    expect(officesOf(typed)).toEqual(officesOf(same))
  })

  it('has the offices of the ZIP at the end of an address', () => {
    expect(officesOf('1 Main Street, Anywhere, NY 11751')).toEqual(['Town of Islip'])
    expect(officesOf('1 Main Street, Anywhere, NY 11751-1234')).toEqual(['Town of Islip'])
    expect(officesOf('1 Main Street, Anywhere, NY 11751, USA')).toEqual(['Town of Islip'])
    expect(officesOf('Smithtown, New York, United States')).toEqual(officesOf('Smithtown'))
  })

  it.each(['Paris', '99999', '1 Islip Avenue', 'East Islip', '', ', ,', 'constructor'])(
    '%j has no office',
    location => {
      expect(officesOf(location)).toEqual([])
    },
  )
})
