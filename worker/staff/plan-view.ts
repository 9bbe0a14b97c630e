// What staff see of a plan lead: the figures, the itemized estimate, and marks where what was sent
// is not what the plan comes to.
import { plannerPrices } from '@/content/prices'
import { leadDeskWords } from '@/content/words/staff'
import type { Fields } from '@/lib/fields'
import { type EstimateLine, estimateOf } from '@/lib/planner/estimate'
import { encodePlanLink, LINK_PREFIX } from '@/lib/planner/link'
import type { Plan } from '@/lib/planner/plan'
import { brandKeys, brands } from '@/lib/planner/brands'
import { isOneOf } from '@/lib/planner/types'
import { INCHES_PER_FOOT } from '@/lib/planner/units'
import { usd } from '@/lib/usd'
import type { EstimateRow, LabeledText, PlanView, ViewKind } from './views'
import { type PlanFigures, planFigures, planOfLink } from '@/lib/leads/plan-link'

type Mark = PlanView['marks'][number]

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** 12 -> '$12', 12.5 -> '$12.50', 12.345 -> '$12.345'. */
function unitPrice(dollars: number): string {
  if (Number.isInteger(dollars)) return usd(dollars)
  const cents = dollars.toFixed(2)
  return `$${Number(cents) === dollars ? cents : String(dollars)}`
}

/** 6.667 -> '6 ft 8 in', 7 -> '7 ft', 0.25 -> '3 in': to the inch, as people measure. */
export function lengthOf(feetLong: number): string {
  const inches = Math.round(feetLong * INCHES_PER_FOOT)
  return leadDeskWords.length(Math.floor(inches / INCHES_PER_FOOT), inches % INCHES_PER_FOOT)
}

/** At most three decimals, as the planner shows lengths. */
export const feet = (value: number): string => String(Math.round(value * 1000) / 1000)

function detailOf(line: EstimateLine, { conduitType, amps, brand }: Plan): string {
  if (line.id === 'base-labor') return ''
  const factors =
    line.id === 'trench'
      ? []
      : ([
          [line.factors.material, conduitType],
          [line.factors.amp, leadDeskWords.amps(amps)],
          [line.factors.brand, brands[brand].name],
        ] as const)
  return [
    leadDeskWords.feet(feet(line.quantityFt)),
    unitPrice(line.unitPriceUsd),
    ...factors.flatMap(([factor, name]) => (factor === 1 ? [] : [`${factor} (${name})`])),
  ].join(leadDeskWords.times)
}

/** `conduitFt`: whole feet. */
export const rowsOf = (plan: Plan, conduitFt: number): EstimateRow[] =>
  estimateOf(plan, { conduitFt }).lines.map(line => ({
    label: leadDeskWords.lines[line.id],
    detail: detailOf(line, plan),
    amountUsd: line.shownUsd,
  }))

const priceFields = [
  ['pricePerFt', 'price_per_ft'],
  ['baseLabor', 'base_labor'],
  ['trenchPricePerFt', 'trench_price_per_ft'],
] as const

export function changedPrices(payload: Fields): Mark[] {
  const changes = priceFields.flatMap(([field, key]) => {
    const sent = payload[key]
    const usual = plannerPrices[field]
    if (!isNumber(sent) || sent === usual) return []
    return [leadDeskWords.marks.change(leadDeskWords.marks.changed[field], unitPrice(usual), unitPrice(sent))]
  })
  return changes.length === 0
    ? []
    : [{ mark: 'prices-changed', text: leadDeskWords.marks.pricesChanged(changes.join(', ')) }]
}

const mismatches = (payload: Fields, { totalUsd, conduitFt, elbows }: PlanFigures): Mark[] =>
  mismatchMarks([
    [leadDeskWords.marks.differing.total, payload.est_cost, totalUsd, usd],
    [
      leadDeskWords.marks.differing.conduit,
      payload.conduit_ft,
      conduitFt,
      (value: number) => leadDeskWords.feet(feet(value)),
    ],
    [leadDeskWords.marks.differing.elbows, payload.elbows, elbows, String],
  ])

/** Name, value as sent, value as computed, and the words for either. */
type Figure = readonly [name: string, sent: unknown, computed: number, words: (value: number) => string]

/** One mark for all figures that were sent differently than computed; none when there are none. */
export function mismatchMarks(figures: readonly Figure[]): Mark[] {
  const differences = figures.flatMap(([field, sent, computed, words]) =>
    sent === computed
      ? []
      : [leadDeskWords.marks.difference(field, isNumber(sent) ? words(sent) : '?', words(computed))],
  )
  return differences.length === 0
    ? []
    : [{ mark: 'total-mismatch', text: leadDeskWords.marks.totalMismatch(differences.join('; ')) }]
}

/**
 * `plan` by its link, where there is one that fits the payload. `plannerUrl` is the planner's
 * address; null for no link. Null where there is neither a plan nor a total.
 */
function planView(payload: Fields, plan: Plan | undefined, plannerUrl: string | null): PlanView | null {
  if (plan === undefined) return isNumber(payload.est_cost) ? sentView(payload.est_cost, changedPrices(payload)) : null
  const figures = planFigures(plan)
  return {
    rows: rowsOf(plan, figures.conduitFt),
    totalUsd: figures.totalUsd,
    marks: [...changedPrices(payload), ...mismatches(payload, figures)],
    planUrl: plannerUrl && `${plannerUrl}${LINK_PREFIX}${encodePlanLink(plan)}`,
  }
}

/** The total that was sent, where it cannot be computed again. */
export const sentView = (totalUsd: number, marks: PlanView['marks']): PlanView => ({
  rows: [],
  totalUsd,
  marks: [...marks, { mark: 'not-reproducible', text: leadDeskWords.marks.notReproducible }],
  planUrl: null,
})

export const wordOf = (words: Readonly<Record<string, string>>, key: unknown): string | null =>
  typeof key === 'string' && Object.hasOwn(words, key) ? (words[key] ?? null) : null

/** What is not known has no row. */
export const knownRows = (rows: readonly (readonly [label: string, text: string | null])[]): LabeledText[] =>
  rows.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]))

export const brandOf = (payload: Fields): unknown => (payload.brand as Fields | null | undefined)?.key

/**
 * Brand, circuit, panel, place of the charger, conduit run and trench, as far as the payload tells.
 */
function planWants(payload: Fields, plan: Plan | undefined): LabeledText[] {
  const {
    amps,
    mount_height_in: fieldIn,
    conduit_ft: conduitFt,
    conduit_type: type,
    elbows,
    trench_ft: trenchFt,
  } = payload
  const brand = brandOf(payload)
  // The field ends at 72 inches; a dragged charger may be higher.
  const heightIn = plan ? plan.charger.heightFt * INCHES_PER_FOOT : fieldIn
  const wall = wordOf(leadDeskWords.walls, plan?.charger.wall ?? payload.mount_wall)
  const figures = plan ? planFigures(plan) : isNumber(conduitFt) && isNumber(elbows) ? { conduitFt, elbows } : undefined
  return knownRows([
    [leadDeskWords.fields.charger, isOneOf(brandKeys, brand) ? brands[brand].name : null],
    [leadDeskWords.fields.circuit, isNumber(amps) ? leadDeskWords.amps(amps) : null],
    [leadDeskWords.fields.panel, wordOf(leadDeskWords.panels, payload.panel_location)],
    [
      leadDeskWords.fields.place,
      wall !== null && isNumber(heightIn) ? leadDeskWords.spot(wall, lengthOf(heightIn / INCHES_PER_FOOT)) : null,
    ],
    [
      leadDeskWords.fields.run,
      figures && typeof type === 'string' ? leadDeskWords.run(feet(figures.conduitFt), type, figures.elbows) : null,
    ],
    [leadDeskWords.fields.trench, isNumber(trenchFt) && trenchFt > 0 ? lengthOf(trenchFt) : null],
  ])
}

export const viewPlan: ViewKind = (payload, lead, plannerUrl) => {
  const plan = planOfLink(payload, lead.plan_link)
  return {
    wants: planWants(payload, plan),
    message: null,
    plan: planView(payload, plan, plannerUrl),
    hasReference: true,
  }
}
