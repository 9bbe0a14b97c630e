// Arbitrary actions and plans. Feet, US dollars.
import fc from 'fast-check'
import { ampChoices, conduitTypes, panelLocations } from '@/lib/planner/constants'
import { numberFields, parseNumber } from '@/lib/planner/number-input'
import { chargerModels, displayedNumber, mountWalls, type Plan } from '@/lib/planner/plan'
import { brandKeys } from '@/lib/planner/brands'
import { numberAction, type PlanAction, reducePlan } from '@/lib/planner/reducer'
import { type Wall, walls } from '@/lib/planner/types'
import { defaultPlan } from './default-plan'

export const apply = (actions: readonly PlanAction[], from: Plan = defaultPlan): Plan =>
  actions.reduce(reducePlan, from)

export const place = (plan: Plan, wall: Wall, alongFt: number, heightFt = 4): Plan =>
  reducePlan(plan, { type: 'placeCharger', wall, alongFt, heightFt })
export const withTrench = (trenchFt: number): Plan => apply([{ type: 'setTrenchFt', value: trenchFt }])
export const atDetached = (trenchFt: number): Plan =>
  apply([{ type: 'setMountWall', mountWall: 'detached' }], withTrench(trenchFt))

/** Any text that a number input may hold. */
export const arbTypedText = fc.oneof(
  fc.string(),
  fc.integer({ min: -20, max: 200 }).map(String),
  fc.double({ min: -5, max: 500, noNaN: true }).map(String),
  fc.double().map(String),
  fc.constantFrom(
    '',
    ' 12 ',
    '1e3',
    '1e999',
    '-0',
    'Infinity',
    'NaN',
    '12abc',
    '.5',
    '5.',
    '0x10',
    '1,200',
    '９'.repeat(3),
    '9'.repeat(400),
  ),
)

const arbAlongFt = fc.oneof(fc.double({ min: -12, max: 12, noNaN: true }), fc.double())
const arbHeightFt = fc.oneof(fc.double({ min: -1, max: 10, noNaN: true }), fc.double())

export const arbWallPoint = fc.record({ wall: fc.constantFrom(...walls), alongFt: arbAlongFt, heightFt: arbHeightFt })

const arbModestNumber = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.double({ min: 0, max: 500, noNaN: true }))

export const arbAction: fc.Arbitrary<PlanAction> = fc.oneof(
  fc.constantFrom(...brandKeys).map(brand => ({ type: 'chooseBrand', brand }) as const),
  fc.constantFrom(...chargerModels).map(chargerModel => ({ type: 'setChargerModel', chargerModel }) as const),
  fc.constantFrom(...ampChoices).map(amps => ({ type: 'setAmps', amps }) as const),
  fc.constantFrom(...panelLocations).map(panelLocation => ({ type: 'setPanelLocation', panelLocation }) as const),
  fc.constantFrom(...mountWalls).map(mountWall => ({ type: 'setMountWall', mountWall }) as const),
  fc.constantFrom(...conduitTypes).map(conduitType => ({ type: 'setConduitType', conduitType }) as const),
  fc
    .tuple(fc.constantFrom(...numberFields), arbTypedText)
    .map(([field, text]) => numberAction(field, parseNumber(field, text, displayedNumber(defaultPlan, field)))),
  fc
    .tuple(fc.constantFrom(...numberFields), fc.oneof(arbModestNumber, fc.double()))
    .map(([field, value]) => numberAction(field, value)),
  arbModestNumber.map(value => ({ type: 'setTrenchFt', value }) as const),
  arbWallPoint.map(point => ({ type: 'placeCharger', ...point }) as const),
  fc
    .constantFrom('left' as const, 'right' as const, 'up' as const, 'down' as const)
    .map(direction => ({ type: 'nudge', direction }) as const),
  fc.constant({ type: 'load', plan: defaultPlan } as const),
)

export const arbPlan: fc.Arbitrary<Plan> = fc.array(arbAction, { maxLength: 20 }).map(actions => apply(actions))

/** Plans with ordinary figures, where whole dollars are exact. */
export const arbModestPlan: fc.Arbitrary<Plan> = fc
  .tuple(arbPlan, fc.array(fc.tuple(fc.constantFrom(...numberFields), arbModestNumber), { maxLength: 3 }))
  .map(([plan, numbers]) =>
    apply(
      numbers.map(([field, value]) => numberAction(field, value)),
      plan,
    ),
  )
  .filter(plan => [plan.baseLabor, plan.pricePerFt, plan.trenchFt, plan.trenchPricePerFt].every(value => value <= 1000))
