// What a saved picture of a plan or a photo says under the picture.
import type { PlannerWords } from '@/content/words/planner'
import { brands, estimateOf, type Plan, routeOf } from '@/lib/planner'
import { holdsOf, priceTexts } from '@/components/planner/estimate/finished-job'
import { fill } from '@/lib/template'
import type { CaptionLine } from './captioned-picture'
import { describeFigures, describePlace, formatFeetLong } from '@/components/planner/plan-text'

export interface ExportWords {
  readonly title: string
  readonly date: string
  readonly estimate: string
  /** Of the run, and of a finished job. */
  readonly prices: readonly [string, string]
  readonly note: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly by: string
  readonly phone: string
}

/** `date` as it is to be shown. `reference`: what staff find the plan by, once it was sent. */
export function exportWords(
  plan: Plan,
  words: PlannerWords,
  date: string,
  reference: string | null = null,
): ExportWords {
  const { exportPicture: picture } = words
  const route = routeOf(plan)
  const estimate = estimateOf(plan, route)
  const facts: readonly (readonly [keyof typeof picture.facts, string])[] = [
    ['charger', fill(picture.charger, { name: brands[plan.brand].name, amps: plan.amps })],
    ['place', describePlace(plan, words, { place: picture.place, walls: words.drawing.walls })],
    ['conduit', describeFigures(plan, route, words, picture.conduit)],
    ['panel', words.panelLocations[plan.panelLocation]],
    ...(plan.trenchFt > 0 ? [['trench', formatFeetLong(plan.trenchFt)] as const] : []),
    ...(reference === null ? [] : [['reference', reference] as const]),
  ]
  return {
    title: picture.title,
    date,
    estimate: picture.estimate,
    prices: priceTexts({ low: estimate, words: words.finishedJob }),
    note: `${holdsOf(estimate, words.finishedJob)} ${picture.note}`,
    facts: facts.map(([name, value]) => ({ label: picture.facts[name], value })),
    by: picture.by,
    phone: picture.phone,
  }
}

export const captionOf = (words: ExportWords): readonly CaptionLine[] => [
  { role: 'title', text: words.title },
  { role: 'body', text: words.estimate, end: words.date },
  { role: 'price', text: words.prices[0], end: words.prices[1] },
  { role: 'strong', text: words.note },
  ...words.facts.map(({ label, value }) => ({ role: 'body', text: `${label}: ${value}` }) as const),
  { role: 'name', text: words.by, end: words.phone },
]
