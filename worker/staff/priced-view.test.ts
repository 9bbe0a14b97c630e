import { describe, expect, it } from 'vitest'
import { plannerPrices } from '@/content/prices'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { estimateOf } from '@/lib/planner/estimate'
import { decodePlanLink, LINK_PREFIX } from '@/lib/planner/link'
import { defaultPlanOf } from '@/lib/planner/plan'
import { routeOf } from '@/lib/planner/route'
import { samplePhoto } from '@/lib/photo/sample'
import { usd } from '@/lib/usd'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbModestPlan } from '@/tests/planner/plans'
import { storedPhoto, storedPlan } from '@/tests/leads/stored-leads'
import { forAll } from '@/tests/for-all'
import { leadView } from './lead-view'

const tesla = apply([
  { type: 'chooseBrand', brand: 'tesla' },
  { type: 'setMountWall', mountWall: 'right' },
  { type: 'setTrenchFt', value: 12.5 },
])

/** Marks but for that of prices other than the owner's. */
const marksOf = (lead: StoredLead) => leadView(lead).plan?.marks.filter(({ mark }) => mark !== 'prices-changed')

describe('the view of a plan', () => {
  it('has the estimate with its factors', () => {
    expect(leadView(storedPlan(tesla)).plan).toMatchObject({
      rows: [
        { label: 'Base labor', detail: '', amountUsd: 450 },
        { label: 'Conduit', detail: '20 ft × $12 × 1.15 (EMT) × 1.15 (60 A) × 1.12 (Tesla Wall Connector)' },
        { label: 'Trench', detail: '12.5 ft × $18', amountUsd: 225 },
      ],
    })
    expect(leadView(storedPlan(tesla))).toMatchObject({ photoCount: 1, kindLabel: 'Charger plan' })
  })

  it('says what is wanted', () => {
    expect(leadView(storedPlan(tesla)).wants.map(({ text }) => text)).toEqual([
      'Tesla Wall Connector',
      '60 A',
      'Back-left',
      'Right wall, 4 ft high',
      '20 ft of EMT, 2 elbows',
      '12 ft 6 in',
    ])
  })

  it('has rows that add up to the planner’s total, and a link to a plan of that total', () => {
    forAll(arbModestPlan, plan => {
      const view = leadView(storedPlan(plan)).plan
      expect(view?.rows.reduce((sum, row) => sum + row.amountUsd, 0)).toBe(view?.totalUsd)
      expect(view?.totalUsd).toBe(estimateOf(plan, routeOf(plan)).totalUsd)
      expect(marksOf(storedPlan(plan))).toEqual([])
      const opened = decodePlanLink(new URL(view?.planUrl ?? '').hash.slice(LINK_PREFIX.length))
      expect(opened.ok && estimateOf(opened.plan, routeOf(opened.plan)).totalUsd).toBe(view?.totalUsd)
    })
  })

  it('marks prices that the visitor changed, with both figures', () => {
    const { pricePerFt, baseLabor } = plannerPrices
    const usual = defaultPlanOf(plannerPrices)
    expect(leadView(storedPlan(usual)).plan?.marks).toEqual([])
    const both = (from: number, to: number) =>
      [from, to].map(price => (Number.isInteger(price) ? usd(price) : `$${price.toFixed(2)}`)).join(' to ')
    const changed = { ...usual, pricePerFt: pricePerFt + 0.5, baseLabor: baseLabor + 25 }
    expect(leadView(storedPlan(changed)).plan?.marks).toEqual([
      {
        mark: 'prices-changed',
        text: `Prices changed by the visitor: conduit per foot ${both(pricePerFt, changed.pricePerFt)}, base labor ${both(baseLabor, changed.baseLabor)}.`,
      },
    ])
  })

  it('marks a forged total and shows what the plan comes to', () => {
    const forged = storedPlan(defaultPlan, { est_cost: 5, elbows: 9 })
    expect(leadView(forged).plan).toMatchObject({ totalUsd: 588 })
    expect(marksOf(forged)).toEqual([
      {
        mark: 'total-mismatch',
        text: 'Sent figures don’t match the plan: total sent $5, plan comes to $588; elbows sent 9, plan comes to 1.',
      },
    ])
  })

  it('marks a plan that is not that of its link, or has none, keeps its total and links nowhere', () => {
    for (const lead of [
      storedPlan(defaultPlan, { charger_position_ft: { x: 0, y: 4, z: 0 } }),
      { ...storedPlan(defaultPlan), plan_link: null },
    ]) {
      expect(leadView(lead).plan).toMatchObject({ rows: [], totalUsd: 588, planUrl: null })
      expect(marksOf(lead)).toMatchObject([{ mark: 'not-reproducible' }])
    }
  })
})

describe('the view of a run on a photo', () => {
  it('has the run with its range, what it was measured from, and the estimate with its range', () => {
    const view = leadView(storedPhoto())
    expect(view.kindLabel).toBe('Photo estimate')
    expect(view.wants.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Charger: Tesla Wall Connector',
      'Circuit: 60 A',
      'Conduit run: 24 ft of EMT, 1 elbow, between 22 and 27 ft',
      'Not on the photo: 5 ft',
      'Measured from: Garage door, 7 ft high',
    ])
    expect(view.plan).toMatchObject({
      rows: [
        { label: 'Base labor', amountUsd: 450 },
        {
          label: 'Conduit',
          detail: '24 ft × $12 × 1.15 (EMT) × 1.15 (60 A) × 1.12 (Tesla Wall Connector)',
          amountUsd: 427,
        },
      ],
      totalUsd: 877,
      rangeUsd: { low: 841, high: 930 },
      planUrl: null,
    })
    expect(marksOf(storedPhoto())).toEqual([])
  })

  it('marks totals that the feet do not come to', () => {
    const forged = storedPhoto({ est_cost: 5, est_cost_high: 6 })
    expect(leadView(forged).plan).toMatchObject({ totalUsd: 877 })
    expect(marksOf(forged)).toEqual([
      {
        mark: 'total-mismatch',
        text: 'Sent figures don’t match the plan: total sent $5, plan comes to $877; high end sent $6, plan comes to $930.',
      },
    ])
  })

  it('marks a run that was measured on the sample photo, also where two corners were tried elsewhere', () => {
    const [first, second, ...others] = samplePhoto.reference.corners.map(({ xPx: x, yPx: y }) => ({ x, y }))
    const marksWith = (corners_px: readonly unknown[]) =>
      marksOf(storedPhoto({ reference: { kind: 'entry-door', width_ft: null, height_ft: 7, corners_px } }))
    const mark = [{ mark: 'sample-photo' }]
    expect(marksWith([first, second, ...others])).toMatchObject(mark)
    expect(marksWith([first, second, { x: 1, y: 2 }, { x: 3, y: 4 }])).toMatchObject(mark)
    expect(marksWith([first, { x: 9, y: 9 }, { x: 1, y: 2 }, { x: 3, y: 4 }])).toEqual([])
    expect(marksWith([null, 5])).toEqual([])
  })

  it('marks choices that the planner does not offer', () => {
    const other = storedPhoto({ amps: 48 })
    expect(leadView(other).plan).toMatchObject({ rows: [], totalUsd: 877 })
    expect(marksOf(other)).toMatchObject([{ mark: 'not-reproducible' }])
  })
})
