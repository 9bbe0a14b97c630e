import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePlanLink, MAX_LINK_TEXT } from '@/lib/planner/link'
import type { Plan } from '@/lib/planner/plan'
import { storedPlan } from '@/tests/leads/stored-leads'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbModestPlan, arbPlan } from '@/tests/planner/plans'
import { forAll, forCases } from '@/tests/for-all'
import { planOfLink, readPlanLink } from './plan-link'

const stored = (plan: Plan) => JSON.parse(storedPlan(plan).payload) as Record<string, unknown>
const link = encodePlanLink(defaultPlan)

describe('the plan of a link', () => {
  it('is the one that was sent, for every plan that the planner can make', () => {
    forCases(1000, fc.oneof(arbPlan, arbModestPlan), plan => {
      expect(planOfLink(stored(plan), readPlanLink(encodePlanLink(plan)))).toEqual(plan)
    })
  })

  it('stays the same whatever figures were sent with it', () => {
    expect(planOfLink({ ...stored(defaultPlan), est_cost: 1, conduit_ft: 2, elbows: 3 }, link)).toEqual(defaultPlan)
  })

  it.each<[what: string, change: Record<string, unknown>]>([
    ['a charger somewhere else', { charger_position_ft: { x: 0.5, y: 4, z: -10 } }],
    ['another height', { mount_height_in: 50 }],
    ['another wall', { mount_wall: 'right' }],
    ['a panel somewhere else', { panel_position_ft: { x: 0, y: 0, z: 0 } }],
    ['other amps', { amps: 60 }],
    ['another brand', { brand: { key: 'tesla' } }],
    ['no brand', { brand: null }],
    ['another price', { price_per_ft: 20 }],
    ['a price that is text', { base_labor: '450' }],
  ])('is none for a payload with %s', (_, change) => {
    expect(planOfLink({ ...stored(defaultPlan), ...change }, link)).toBeUndefined()
  })

  it('is none without a link, and for the link of another plan', () => {
    expect(planOfLink(stored(defaultPlan), null)).toBeUndefined()
    const other = apply([{ type: 'setMountWall', mountWall: 'right' }])
    expect(planOfLink(stored(defaultPlan), encodePlanLink(other))).toBeUndefined()
  })

  it('never throws, whatever was stored', () => {
    const keys = Object.keys(stored(defaultPlan))
    const json = fc.oneof(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()),
    )
    forAll(json, fc.option(fc.string()), (payload, text) => {
      expect(planOfLink(payload, text)).toBeUndefined()
      expect([undefined, defaultPlan]).toContainEqual(planOfLink({ ...stored(defaultPlan), ...payload }, link))
    })
  })
})

it('the header is read only where it may be a link', () => {
  expect(readPlanLink(link)).toBe(link)
  for (const text of [null, '', ' ', `${link}=`, `${link}\n`, 'a b', '<b>', 'é', 'A'.repeat(MAX_LINK_TEXT + 1)])
    expect(readPlanLink(text)).toBeNull()
})
