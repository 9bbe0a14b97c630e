// Formats lengths and prices, and describes plans and routes in sentences.
import type { PlannerWords } from '@/content/words/planner'
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

export const describeElbows = ({ elbows }: Pick<Route, 'elbows'>, { description }: PlannerWords): string =>
  fill(elbows === 1 ? description.elbow : description.elbows, { count: elbows })

/** From the wall's left end to the charger, facing the wall. */
export const fromLeftFt = ({ charger }: Plan): number => charger.alongFt + WALL_HALF_WIDTH_FT[charger.wall]

/** Where the charger is, as a sentence, or in other words. */
export function describePlace(
  plan: Plan,
  { description }: PlannerWords,
  { place, walls }: Pick<PlannerWords['description'], 'place' | 'walls'> = description,
): string {
  const { wall } = plan.charger
  return fill(place, {
    wall: walls[wall],
    along: fill(description.along[wall], { length: formatFeetLong(fromLeftFt(plan)) }),
    height: formatInches(chargerPositionFt(plan).y),
  })
}

/** Conduit and elbows, as a sentence without its end, or in other words. */
export const describeFigures = (
  plan: Plan,
  route: Route,
  words: PlannerWords,
  figures: string = words.description.figures,
): string =>
  fill(figures, {
    feet: route.conduitFt,
    type: words.conduitTypes[plan.conduitType],
    elbows: describeElbows(route, words),
  })

/** Announced after a move: place, conduit feet, elbows and price. */
export const describeMove = (plan: Plan, route: Route, estimate: Estimate, words: PlannerWords): string =>
  `${describePlace(plan, words)} ${describeFigures(plan, route, words)}. ${fill(words.description.price, { price: usd(estimate.totalUsd) })}`

export type LegKind = 'level' | 'up' | 'down' | 'trench'

export function legKind({ surface, from, to }: Leg): LegKind {
  if (surface === 'trench') return 'trench'
  if (from.y === to.y) return 'level'
  return to.y > from.y ? 'up' : 'down'
}

function describeLeg(leg: Leg, { description }: PlannerWords): string {
  const wall = leg.surface === 'trench' ? '' : description.walls[leg.surface]
  return fill(description.legs[legKind(leg)], { length: formatFeetLong(leg.lengthFt), wall })
}

/** The route, leg by leg. */
export const describeRoute = (route: Route, words: PlannerWords): string =>
  route.legs.length === 0
    ? words.description.noRoute
    : fill(words.description.route, { legs: route.legs.map(leg => describeLeg(leg, words)).join(', ') })
