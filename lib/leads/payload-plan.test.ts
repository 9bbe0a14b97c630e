import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidPlan, type Plan } from '../planner/plan'
import { buildPlanPayload } from './plan-body'
import { apply, arbModestPlan, arbPlan } from '../planner/test-plans'
import { planOfPayload } from './payload-plan'

/** As the lead desk stores it: without the picture, through JSON. */
function stored(plan: Plan): Record<string, unknown> {
  const { plan_image_jpeg: _picture, ...payload } = buildPlanPayload({
    plan,
    pageUrl: 'https://www.example.com/ev-charger-planner',
    planImageJpeg: 'data:image/jpeg;base64,AA==',
  })
  return JSON.parse(JSON.stringify(payload)) as Record<string, unknown>
}

function expectSamePayload(plan: Plan) {
  const payload = stored(plan)
  const found = planOfPayload(payload)
  expect(found && isValidPlan(found)).toBe(true)
  expect(found && stored(found)).toEqual(payload)
}

describe('the plan of a payload', () => {
  it('gives the same payload again, for every plan that the planner can make', () => {
    fc.assert(fc.property(fc.oneof(arbPlan, arbModestPlan), expectSamePayload), { numRuns: 2000 })
  })

  it('keeps lengths and elbows where a typed height is next to the height of the panel', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(60, 54, 66, 18, 72),
        fc.double({ min: -1e-8, max: 1e-8, noNaN: true }),
        (inches, off) => {
          expectSamePayload(apply([{ type: 'setMountHeightIn', value: inches + off }]))
        },
      ),
    )
  })

  it('tells the detached wall from the right one across a trench shorter than a payload can say', () => {
    const trench = apply([{ type: 'setTrenchFt', value: 0.0001 }])
    expectSamePayload(apply([{ type: 'placeCharger', wall: 'detached', alongFt: 2, heightFt: 4 }], trench))
    expectSamePayload(apply([{ type: 'placeCharger', wall: 'right', alongFt: 2, heightFt: 4 }], trench))
  })

  it('is the same whatever total was sent', () => {
    fc.assert(
      fc.property(arbModestPlan, fc.nat(), (plan, est_cost) => {
        const payload = stored(plan)
        const found = planOfPayload({ ...payload, est_cost })
        expect(found && stored(found).mount_wall).toBe(payload.mount_wall)
      }),
    )
  })

  it.each<[what: string, change: Record<string, unknown>]>([
    ['a charger in the air', { charger_position_ft: { x: 0, y: 4, z: 0 } }],
    ['a charger off the grid', { charger_position_ft: { x: 0.3, y: 4, z: -10 } }],
    ['a height that is not that of the charger', { mount_height_in: 50 }],
    ['a wall that the charger is not on', { mount_wall: 'right' }],
    ['a panel somewhere else', { panel_position_ft: { x: 0, y: 0, z: 0 } }],
    ['unknown amps', { amps: 100 }],
    ['an unknown brand', { brand: { key: 'acme' } }],
    ['a price below the field’s', { price_per_ft: 0.5 }],
    ['a price that is text', { base_labor: '450' }],
  ])('does not exist for %s', (_, change) => {
    expect(planOfPayload(stored(apply([])))).toBeDefined()
    expect(planOfPayload({ ...stored(apply([])), ...change })).toBeUndefined()
  })

  it('never throws, whatever was stored', () => {
    const keys = Object.keys(stored(apply([])))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...keys), fc.jsonValue())), json => {
        const found = planOfPayload(json)
        expect(found === undefined || isValidPlan(found)).toBe(true)
        const mixed = planOfPayload({ ...stored(apply([])), ...(json as object) })
        expect(mixed === undefined || isValidPlan(mixed)).toBe(true)
      }),
    )
  })
})
