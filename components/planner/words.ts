// Plans in words and figures: lengths, prices, where the charger is and which way the conduit goes.
import type { PlannerLabels } from '@/content/planner-labels'
import {
  chargerPositionFt,
  type Estimate,
  INCHES_PER_FOOT,
  type Leg,
  type Plan,
  type Route,
  WALL_HALF_WIDTH_FT,
} from '@/lib/planner'
import { usd } from '@/lib/usd'

/** Puts values in the places of {names}; a name without a value stays as it stands. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Past this a length is a slip of the keyboard: it is written short, so that it stays on the page. */
const LONGEST_EXACT_FT = 99_999

/** In feet and inches, the inches to a tenth: 8.5 is 8 and 6; 11.999 is 12 and 0. */
function written(lengthFt: number, write: (feet: number, inches: number) => string): string {
  if (lengthFt > LONGEST_EXACT_FT) return `${lengthFt.toPrecision(3)} ft`
  const tenths = Math.round(lengthFt * INCHES_PER_FOOT * 10)
  const feet = Math.floor(tenths / (INCHES_PER_FOOT * 10))
  return write(feet, (tenths - feet * INCHES_PER_FOOT * 10) / 10)
}

/** As it stands on a drawing: 8.5 -> 8′ 6″. */
export const feetMark = (lengthFt: number): string => written(lengthFt, (feet, inches) => `${feet}′\u00a0${inches}″`)

/** As it is read out: 8.5 -> 8 ft 6 in; 10 -> 10 ft. */
export const feetWords = (lengthFt: number): string =>
  written(lengthFt, (feet, inches) => (inches === 0 ? `${feet} ft` : `${feet} ft ${inches} in`))

/** Inches to a tenth: 4 ft -> 48 in. */
export const inchesWords = (lengthFt: number): string => `${Math.round(lengthFt * INCHES_PER_FOOT * 10) / 10} in`

/** A price by the foot, with cents only where there are any. */
export const unitPrice = (dollars: number): string =>
  Number.isInteger(dollars) ? usd(dollars) : `$${dollars.toFixed(2)}`

export const elbowWords = ({ elbows }: Route, { words }: PlannerLabels): string =>
  fill(elbows === 1 ? words.elbow : words.elbows, { count: elbows })

/** How far the charger is from the left end of its wall, for someone facing it. */
export const fromLeftFt = ({ charger }: Plan): number => charger.alongFt + WALL_HALF_WIDTH_FT[charger.wall]

/** Where the charger is, in one sentence. */
export function placeWords(plan: Plan, { words }: PlannerLabels): string {
  const { wall } = plan.charger
  return fill(words.place, {
    wall: words.walls[wall],
    along: fill(words.along[wall], { length: feetWords(fromLeftFt(plan)) }),
    height: inchesWords(chargerPositionFt(plan).y),
  })
}

export const figureWords = (plan: Plan, route: Route, labels: PlannerLabels): string =>
  fill(labels.words.figures, {
    feet: route.conduitFt,
    type: labels.conduitTypes[plan.conduitType],
    elbows: elbowWords(route, labels),
  })

/** Read out after a move: place, conduit feet, elbows and price. */
export const moveWords = (plan: Plan, route: Route, estimate: Estimate, labels: PlannerLabels): string =>
  `${placeWords(plan, labels)} ${figureWords(plan, route, labels)}. ${fill(labels.words.price, { price: usd(estimate.totalUsd) })}`

export type LegKind = 'level' | 'up' | 'down' | 'trench'

export function legKind({ surface, from, to }: Leg): LegKind {
  if (surface === 'trench') return 'trench'
  if (from.y === to.y) return 'level'
  return to.y > from.y ? 'up' : 'down'
}

function legWords(leg: Leg, { words }: PlannerLabels): string {
  const wall = leg.surface === 'trench' ? '' : words.walls[leg.surface]
  return fill(words.legs[legKind(leg)], { length: feetWords(leg.lengthFt), wall })
}

/** Which way the conduit goes, leg by leg. */
export const routeWords = (route: Route, labels: PlannerLabels): string =>
  route.legs.length === 0
    ? labels.words.noRoute
    : fill(labels.words.route, { legs: route.legs.map(leg => legWords(leg, labels)).join(', ') })
