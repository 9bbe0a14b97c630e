import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidPlan } from './plan'
import { defaultPlan } from '@/tests/planner/default-plan'
import { arbPlan } from '@/tests/planner/plans'
import { forAll, forCases } from '@/tests/for-all'
import { MAX_PLAN_TEXT, parsePlan, serializePlan } from './versioned'

const stored = (patch: Record<string, unknown>) => JSON.stringify({ v: 1, ...defaultPlan, ...patch })
const codeOf = (text: string) => {
  const parsed = parsePlan(text)
  return parsed.ok ? 'ok' : parsed.code
}

describe('a stored plan', () => {
  it('comes back as it was', () => {
    forAll(arbPlan, plan => {
      expect(parsePlan(serializePlan(plan))).toEqual({ ok: true, plan })
    })
  })
  it('is short, and carries its version', () => {
    expect(JSON.parse(serializePlan(defaultPlan))).toMatchObject({ v: 1, brand: 'custom' })
    forAll(arbPlan, plan => serializePlan(plan).length < MAX_PLAN_TEXT / 4)
  })
  it('comes back without the keys that it should not have', () => {
    expect(parsePlan(stored({ extra: 1, constructor: 'x' }))).toEqual({ ok: true, plan: defaultPlan })
    expect(parsePlan(stored({}).replace('{', '{"__proto__":{"trenchFt":5},'))).toEqual({ ok: true, plan: defaultPlan })
  })
  it('has no -0', () => {
    const parsed = parsePlan(stored({}).replace('"trenchFt":0', '"trenchFt":-0'))
    expect(parsed.ok && Object.is(parsed.plan.trenchFt, 0)).toBe(true)
  })
})

describe('what is refused', () => {
  it.each([
    '',
    'null',
    '[]',
    '7',
    '{',
    '{}',
    '{"v":"1"}',
    '"plan"',
    '[1',
    stored({}) + ' '.repeat(MAX_PLAN_TEXT),
    '['.repeat(3000),
  ])('%.20j cannot be read', text => expect(codeOf(text)).toBe('unreadable'))
  it.each([0, 2, 1.5, -1])('version %s is another one', v => expect(codeOf(stored({ v }))).toBe('version'))
  it.each<[string, Record<string, unknown>]>([
    ['a brand that is not offered', { brand: 'juicebox' }],
    ['amps as text', { amps: '40' }],
    ['other amps', { amps: 48 }],
    ['a missing figure', { pricePerFt: undefined }],
    ['an object that has no value in place of a figure', { trenchFt: { toString: 1, valueOf: 1 } }],
    ['a price below its minimum', { pricePerFt: 0.5 }],
    ['a negative trench', { trenchFt: -1 }],
    ['a figure beyond arithmetic', { trenchFt: 1e300 }],
    ['a charger off the grid', { charger: { wall: 'back', alongFt: 0.3, heightFt: 4 } }],
    ['a charger in the corner', { charger: { wall: 'back', alongFt: 10, heightFt: 4 } }],
    ['a charger on the ceiling', { charger: { wall: 'back', alongFt: 0, heightFt: 9 } }],
    ['a charger on the floor', { charger: { wall: 'back', alongFt: 0, heightFt: 1 } }],
    ['a height neither dragged nor typed', { charger: { wall: 'back', alongFt: 0, heightFt: 7.3 } }],
    ['a charger on another wall than the chosen one', { mountWall: 'right' }],
    [
      'a detached charger without a trench',
      { charger: { wall: 'detached', alongFt: 0, heightFt: 4, cameFrom: defaultPlan.charger } },
    ],
    ['a detached charger from nowhere', { trenchFt: 5, charger: { wall: 'detached', alongFt: 0, heightFt: 4 } }],
    [
      'a detached charger from an impossible place',
      {
        trenchFt: 5,
        charger: { wall: 'detached', alongFt: 0, heightFt: 4, cameFrom: { wall: 'back', alongFt: 99, heightFt: 4 } },
      },
    ],
    ['no charger', { charger: null }],
  ])('%s', (_, patch) => expect(codeOf(stored(patch))).toBe('invalid'))
})

it('reading never throws and never lets an invalid plan through, whatever the text', () => {
  const mutated = fc
    .tuple(arbPlan, fc.constantFrom(...Object.keys(defaultPlan), 'v'), fc.jsonValue())
    .map(([plan, key, value]) => JSON.stringify({ v: 1, ...plan, [key]: value }))
  const charger = fc
    .record({
      wall: fc.constantFrom('back', 'right', 'detached', 'x'),
      alongFt: fc.jsonValue(),
      heightFt: fc.double(),
      cameFrom: fc.constantFrom(defaultPlan.charger, null, {}),
    })
    .map(charger => stored({ trenchFt: 5, charger }))
  forCases(1000, fc.oneof(fc.string(), fc.json(), mutated, charger), text => {
    const parsed = parsePlan(text)
    if (parsed.ok) expect(isValidPlan(parsed.plan)).toBe(true)
    else expect(['unreadable', 'version', 'invalid']).toContain(parsed.code)
  })
})
