// What staff see of a run that a visitor measured on a photo: figures, range, and the estimate that
// they come to.
import { defaultPlan } from '@/content/planner'
import { leadDeskWords as words } from '@/content/words/staff'
import type { Fields } from '@/lib/fields'
import { type Amps, type ConduitType } from '@/lib/planner/constants'
import { estimateOf } from '@/lib/planner/estimate'
import { isValidPlan, type Plan } from '@/lib/planner/plan'
import { type BrandKey, brandKeys, brands } from '@/lib/planner/brands'
import { isOneOf } from '@/lib/planner/types'
import { samplePhoto } from '@/lib/photo/sample'
import { usd } from '@/lib/usd'
import type { LabeledText, PlanView, ViewKind } from './views'
import {
  brandOf,
  changedPrices,
  feet,
  isNumber,
  knownRows,
  lengthOf,
  mismatchMarks,
  rowsOf,
  sentView,
  wordOf,
} from './plan-view'

/**
 * A plan with the payload's prices and choices; its garage and charger are those of the start.
 * Undefined where the planner has no such choices.
 */
export function photoPlan(payload: Fields): Plan | undefined {
  const plan: Plan = {
    ...defaultPlan,
    brand: brandOf(payload) as BrandKey,
    amps: payload.amps as Amps,
    conduitType: payload.conduit_type as ConduitType,
    pricePerFt: payload.price_per_ft as number,
    baseLabor: payload.base_labor as number,
    trenchFt: payload.trench_ft as number,
    trenchPricePerFt: payload.trench_price_per_ft as number,
  }
  return isValidPlan(plan) ? plan : undefined
}

/** Two corners where the sample photo has them: of four, a visitor may have tried some. */
const SAMPLE_CORNERS = 2

/** Whether the run was measured on the planner's sample photo. Never throws. */
export function isOfSamplePhoto(payload: Fields): boolean {
  const corners = (payload.reference as Fields | null | undefined)?.corners_px
  if (!Array.isArray(corners)) return false
  const kept = samplePhoto.reference.corners.filter(({ xPx, yPx }, index) => {
    const corner = corners[index] as Fields | null | undefined
    return corner?.x === xPx && corner.y === yPx
  })
  return kept.length >= SAMPLE_CORNERS
}

const sampleMarks = (payload: Fields): PlanView['marks'] =>
  isOfSamplePhoto(payload) ? [{ mark: 'sample-photo', text: words.marks.samplePhoto }] : []

/**
 * The estimate for the feet that were sent, with both ends of the range. Null where there is no
 * total. Never throws.
 */
export function photoEstimate(payload: Fields): PlanView | null {
  const { est_cost: sent, est_cost_low: sentLow, est_cost_high: sentHigh } = payload
  const { conduit_ft: conduitFt, conduit_ft_low: lowFt, conduit_ft_high: highFt } = payload
  if (!isNumber(sent)) return null
  const plan = photoPlan(payload)
  if (plan === undefined || !isNumber(conduitFt) || !isNumber(lowFt) || !isNumber(highFt))
    return sentView(sent, [...sampleMarks(payload), ...changedPrices(payload)])
  const totalOf = (runFt: number) => estimateOf(plan, { conduitFt: runFt }).totalUsd
  const [totalUsd, low, high] = [totalOf(conduitFt), totalOf(lowFt), totalOf(highFt)]
  const { differing } = words.marks
  return {
    rows: rowsOf(plan, conduitFt),
    totalUsd,
    marks: [
      ...sampleMarks(payload),
      ...changedPrices(payload),
      ...mismatchMarks([
        [differing.total, sent, totalUsd, usd],
        [differing.low, sentLow, low, usd],
        [differing.high, sentHigh, high, usd],
      ]),
    ],
    planUrl: null,
    rangeUsd: { low, high },
  }
}

/**
 * Brand, circuit, run with its range, feet beyond the photo, trench, and what was measured from, as
 * far as the payload tells.
 */
function photoWants(payload: Fields): LabeledText[] {
  const { amps, conduit_ft, conduit_ft_low, conduit_ft_high, conduit_type: type, elbows, extra_ft, trench_ft } = payload
  const brand = brandOf(payload)
  const length = (value: unknown) => (isNumber(value) && value > 0 ? lengthOf(value) : null)
  const run =
    isNumber(conduit_ft) && isNumber(elbows) && typeof type === 'string'
      ? [
          words.run(feet(conduit_ft), type, elbows),
          ...(isNumber(conduit_ft_low) && isNumber(conduit_ft_high)
            ? [words.runRange(feet(conduit_ft_low), feet(conduit_ft_high))]
            : []),
        ].join(words.between)
      : null
  return knownRows([
    [words.fields.charger, isOneOf(brandKeys, brand) ? brands[brand].name : null],
    [words.fields.circuit, isNumber(amps) ? words.amps(amps) : null],
    [words.fields.run, run],
    [words.fields.extra, length(extra_ft)],
    [words.fields.trench, length(trench_ft)],
    [words.fields.measuredFrom, measuredFrom(payload.reference as Fields | null | undefined)],
  ])
}

/** 'Garage door, 7 ft high'. */
function measuredFrom(reference: Fields | null | undefined): string | null {
  const kind = wordOf(words.photoReferences, reference?.kind)
  if (kind === null) return null
  const { width_ft: widthFt, height_ft: heightFt } = reference ?? {}
  return [
    kind,
    ...(isNumber(widthFt) ? [words.width(lengthOf(widthFt))] : []),
    ...(isNumber(heightFt) ? [words.height(lengthOf(heightFt))] : []),
  ].join(words.between)
}

export const viewPhoto: ViewKind = payload => ({
  wants: photoWants(payload),
  message: null,
  plan: photoEstimate(payload),
  hasReference: true,
})
