// Formats lengths and prices, and describes plans and routes in sentences.
import type { PlannerLabels } from '@/content/words/planner'
import { chargerPositionFt, type Estimate, type Leg, type Plan, type Route, WALL_HALF_WIDTH_FT } from '@/lib/planner'
import { formatFeetLong, formatInches } from '@/lib/planner/length-text'
import { fill } from '@/lib/template'
import { usd } from '@/lib/usd'

export { formatFeet, formatFeetLong, formatInches } from '@/lib/planner/length-text'

/** How much larger than its text a prime is set: fonts draw it as a speck. */
export const PRIME_SIZE = 1.7
/**
 * By how much it is lowered then, in sizes of the text, so that its top stays beside the figures'.
 */
export const PRIME_DROP = 0.38

/** A text in pieces: a prime, or what is between two. */
export const primeParts = (text: string): { readonly text: string; readonly isPrime: boolean }[] =>
  text.split(/([′″])/).flatMap((part, i) => (part === '' ? [] : [{ text: part, isPrime: i % 2 === 1 }]))

/** Price per foot, with cents only where there are any. */
export const formatUnitPrice = (dollars: number): string =>
  Number.isInteger(dollars) ? usd(dollars) : `$${dollars.toFixed(2)}`

export const describeElbows = ({ elbows }: Pick<Route, 'elbows'>, { words }: PlannerLabels): string =>
  fill(elbows === 1 ? words.elbow : words.elbows, { count: elbows })

/** From the wall's left end to the charger, facing the wall. */
export const fromLeftFt = ({ charger }: Plan): number => charger.alongFt + WALL_HALF_WIDTH_FT[charger.wall]

/** Where the charger is, as a sentence, or in other words. */
export function describePlace(
  plan: Plan,
  { words }: PlannerLabels,
  { place, walls }: Pick<PlannerLabels['words'], 'place' | 'walls'> = words,
): string {
  const { wall } = plan.charger
  return fill(place, {
    wall: walls[wall],
    along: fill(words.along[wall], { length: formatFeetLong(fromLeftFt(plan)) }),
    height: formatInches(chargerPositionFt(plan).y),
  })
}

/** Conduit and elbows, as a sentence without its end, or in other words. */
export const describeFigures = (
  plan: Plan,
  route: Route,
  labels: PlannerLabels,
  words: string = labels.words.figures,
): string =>
  fill(words, {
    feet: route.conduitFt,
    type: labels.conduitTypes[plan.conduitType],
    elbows: describeElbows(route, labels),
  })

/** Announced after a move: place, conduit feet, elbows and price. */
export const describeMove = (plan: Plan, route: Route, estimate: Estimate, labels: PlannerLabels): string =>
  `${describePlace(plan, labels)} ${describeFigures(plan, route, labels)}. ${fill(labels.words.price, { price: usd(estimate.totalUsd) })}`

export type LegKind = 'level' | 'up' | 'down' | 'trench'

export function legKind({ surface, from, to }: Leg): LegKind {
  if (surface === 'trench') return 'trench'
  if (from.y === to.y) return 'level'
  return to.y > from.y ? 'up' : 'down'
}

function describeLeg(leg: Leg, { words }: PlannerLabels): string {
  const wall = leg.surface === 'trench' ? '' : words.walls[leg.surface]
  return fill(words.legs[legKind(leg)], { length: formatFeetLong(leg.lengthFt), wall })
}

/** The route, leg by leg. */
export const describeRoute = (route: Route, labels: PlannerLabels): string =>
  route.legs.length === 0
    ? labels.words.noRoute
    : fill(labels.words.route, { legs: route.legs.map(leg => describeLeg(leg, labels)).join(', ') })
