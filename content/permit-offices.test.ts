import { describe, expect, it, test } from 'vitest'
import { longDate } from '@/lib/format'
import { claims } from './claims'
import { permitOffices, type PermitOffice } from './permit-offices'
import { allTowns } from './towns'

const offices = Object.entries<PermitOffice>(permitOffices)
const fees = offices.flatMap(([, { usualFee }]) => usualFee ?? [])
const waits = offices.flatMap(([, { usualDays }]) => usualDays ?? [])

describe('the permit offices', () => {
  test.each(offices)('%s is named as its id says', (id, { name }) => {
    expect(name.toLowerCase().replaceAll(' ', '-')).toBe(id)
  })

  it('each serve a town of the site', () => {
    const used = new Set<string>(allTowns.flatMap(town => town.offices))
    expect(offices.map(([id]) => id).filter(id => !used.has(id))).toEqual([])
  })

  it('date every fee and wait as their claims do', () => {
    const dated = [...fees, ...waits]
    expect(dated).not.toEqual([])
    for (const { text, claim } of dated) {
      const [month, year] = longDate(claims[claim].asOf).split(' ')
      expect(text).toContain(month)
      expect(text).toContain(year)
    }
  })

  it('state the figures of their claims', () => {
    for (const { text, claim } of waits)
      for (const [figure] of text.matchAll(/\d+ to \d+/g)) expect(claims[claim].statement).toContain(figure)
  })
})
