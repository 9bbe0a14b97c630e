import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePlanLink, encodePlanLink, MAX_LINK_TEXT } from './link'
import { isValidPlan } from './plan'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbModestPlan, arbPlan } from '@/tests/planner/plans'
import { forCases } from '@/tests/for-all'

const codeOf = (text: string) => {
  const linked = decodePlanLink(text)
  return linked.ok ? 'ok' : linked.code
}

function linkOf(figures: string): string {
  let sum = 7
  for (const char of figures) sum = (sum * 31 + char.charCodeAt(0)) % 9973
  return btoa(`${figures},${sum}`).replace(/=+$/, '')
}
const DEFAULTS = '1,0,0,0,0,0,0,12,450,0,18,0,0,48'

describe('a link', () => {
  it('brings back every plan as it was', () => {
    forCases(500, arbPlan, plan => {
      expect(decodePlanLink(encodePlanLink(plan))).toEqual({ ok: true, plan })
    })
  })
  it('is letters and digits only, and never long', () => {
    forCases(500, arbPlan, plan => {
      expect(encodePlanLink(plan)).toMatch(/^[A-Za-z0-9]+$/)
      expect(encodePlanLink(plan).length).toBeLessThanOrEqual(MAX_LINK_TEXT)
    })
  })
  it('has at most 200 characters for the figures of an ordinary job, and about 50 for whole ones', () => {
    forCases(500, arbModestPlan, plan => encodePlanLink(plan).length <= 200)
    expect(encodePlanLink(defaultPlan).length).toBeLessThan(54)
    expect(
      encodePlanLink(
        apply([
          { type: 'chooseBrand', brand: 'tesla' },
          { type: 'setTrenchFt', value: 25 },
          { type: 'setMountWall', mountWall: 'detached' },
          { type: 'setMountHeightIn', value: 41.5 },
        ]),
      ).length,
    ).toBeLessThan(80)
  })
  it('of version 1 still opens', () => {
    expect(decodePlanLink('MSwwLDAsMCwwLDAsMCwxMiw0NTAsMCwxOCwwLDAsNDgsMTI2MQ')).toEqual({
      ok: true,
      plan: defaultPlan,
    })
    expect(decodePlanLink('MSwzLDEsMiwxLDMsMSwxNCw1MDAsMzAsMjAsMiwtNSw0MS41LDAsMSwzMCwxMzkz')).toEqual({
      ok: true,
      plan: {
        brand: 'chargepoint',
        chargerModel: 'block',
        amps: 60,
        panelLocation: 'right-front',
        mountWall: 'detached',
        conduitType: 'PVC',
        pricePerFt: 14,
        baseLabor: 500,
        trenchFt: 30,
        trenchPricePerFt: 20,
        charger: {
          wall: 'detached',
          alongFt: -5,
          heightFt: 41.5 / 12,
          cameFrom: { wall: 'back', alongFt: 1, heightFt: 2.5 },
        },
      },
    })
  })
})

describe('what is refused', () => {
  it.each([
    '',
    '=',
    '%',
    'plan',
    'MQ',
    '####',
    'a'.repeat(MAX_LINK_TEXT + 1),
    linkOf('x,1'),
    linkOf(''),
    linkOf('1,,0'),
    linkOf('1,0x1'),
    linkOf('1, 0'),
    linkOf('1,Infinity'),
  ])('%j cannot be read', text => expect(codeOf(text)).toBe('unreadable'))
  it.each(['0', '2', '1.5', '-1'])('version %s is another one', version =>
    expect(codeOf(linkOf(DEFAULTS.replace(/^1/, version)))).toBe('version'),
  )
  it.each([
    ['a brand that is not there', '1,9,0,0,0,0,0,12,450,0,18,0,0,48'],
    ['half a brand', '1,0.5,0,0,0,0,0,12,450,0,18,0,0,48'],
    ['a detached charger from nowhere', '1,0,0,0,0,0,0,12,450,9,18,2,0,48'],
    ['a figure too few', '1,0,0,0,0,0,0,12,450,0,18,0,0'],
    ['a figure too many', `${DEFAULTS},0`],
  ])('%s', (_, figures) => expect(codeOf(linkOf(figures))).toBe('invalid'))
  it('is a truncated or mistyped link', () => {
    forCases(300, arbModestPlan, fc.nat(), fc.constantFrom(...'AZaz09'), (plan, at, char) => {
      const link = encodePlanLink(plan)
      const place = at % link.length
      expect(decodePlanLink(link.slice(0, place)).ok).toBe(false)
      const mistyped = link.slice(0, place) + char + link.slice(place + 1)
      const read = decodePlanLink(mistyped)
      // The last character may have unused bits.
      if (read.ok) expect(read.plan).toEqual(plan)
    })
  })
  it('never throws or returns an invalid plan for any text', () => {
    const figures = fc
      .array(fc.oneof(fc.integer({ min: -3, max: 60 }), fc.double()), { maxLength: 18 })
      .map(list => linkOf(['1', ...list].join()))
    const oneChanged = fc
      .tuple(fc.nat({ max: 13 }), fc.integer({ min: -3, max: 60 }))
      .map(([place, value]) => linkOf(DEFAULTS.split(',').with(place, String(value)).join()))
    forCases(1000, fc.oneof(fc.string(), fc.base64String(), figures, oneChanged), text => {
      const linked = decodePlanLink(text)
      if (linked.ok) expect(isValidPlan(linked.plan)).toBe(true)
      else expect(['unreadable', 'version', 'invalid']).toContain(linked.code)
    })
  })
})
