// A plan small enough for a link: a list of figures with its version in front and a check sum behind, in base64url.
// The list holds digits and commas only, so the text is letters and digits only: no messenger takes its end for punctuation.
import { isValidPlan, type Plan, planChoices, planNumbers } from './plan'
import { type WallPoint, walls } from './types'
import { INCHES_PER_FOOT, withoutBinaryNoise } from './units'
import { type ParsedPlan, refuse } from './versioned'

/** Choices are numbered by their place in their list: a list may grow at its end; any other change of one is a new version. */
export const LINK_VERSION = 1

/** Anything longer is no plan: one with ordinary figures takes about 60 characters, the longest possible one less than this. */
export const MAX_LINK_TEXT = 300

/** Above this a height is in inches, below it in feet: chargers hang between 1.2 and 8.5 ft, 14.4 and 102 in. */
const LARGEST_HEIGHT_FT = 12
const SUM_MODULUS = 9973
const FIGURE = /^-?\d+(?:\.\d+)?(?:e-\d+)?$/

/** Typed inches are shorter than the feet that follow from them; a height that inches do not give back exactly stays in feet. */
function heightFigure(heightFt: number): number {
  const inches = withoutBinaryNoise(heightFt * INCHES_PER_FOOT)
  return inches / INCHES_PER_FOOT === heightFt ? inches : heightFt
}

const heightFtOf = (figure: number): number => (figure > LARGEST_HEIGHT_FT ? figure / INCHES_PER_FOOT : figure)

const placeFigures = ({ wall, alongFt, heightFt }: WallPoint): number[] => [
  walls.indexOf(wall),
  alongFt,
  heightFigure(heightFt),
]

/** Depends on the place of every character, so that a link that lost its end is refused and not read as another plan. */
const checkSum = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % SUM_MODULUS, 7)

/** The plan as letters and digits, for the part of an address behind #. */
export function encodePlanLink(plan: Plan): string {
  const { charger } = plan
  const figures = [
    LINK_VERSION,
    ...planChoices.map(([key, offered]) => (offered as readonly unknown[]).indexOf(plan[key])),
    ...planNumbers.map(key => plan[key]),
    ...placeFigures(charger),
    ...(charger.wall === 'detached' ? placeFigures(charger.cameFrom) : []),
  ].join()
  return btoa(`${figures},${checkSum(figures)}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function decoded(text: string): string {
  if (text.length > MAX_LINK_TEXT || !/^[\w-]+$/.test(text)) return ''
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

/** A choice that a figure does not stand for is undefined, and an absent figure NaN: `isValidPlan` refuses both. */
function planOf(figures: readonly number[]): Plan {
  const figure = (place: number) => figures[place] ?? NaN
  const spot = (place: number) => ({
    wall: walls[figure(place)],
    alongFt: figure(place + 1),
    heightFt: heightFtOf(figure(place + 2)),
  })
  const at = spot(11)
  return Object.fromEntries<unknown>([
    ...planChoices.map(([key, offered], i) => [key, offered[figure(1 + i)]] as const),
    ...planNumbers.map((key, i) => [key, figure(7 + i)] as const),
    ['charger', at.wall === 'detached' ? { ...at, cameFrom: spot(14) } : at],
  ]) as unknown as Plan
}

/** Reads what `encodePlanLink` wrote. Never throws. What is not a plan of this version, to the last character, is refused. */
export function decodePlanLink(text: string): ParsedPlan {
  const [, body, sum] = /^(.+),(\d+)$/.exec(decoded(text)) ?? []
  if (body === undefined || checkSum(body) !== Number(sum)) return refuse('unreadable')
  const parts = body.split(',')
  const figures = parts.map(part => (FIGURE.test(part) ? Number(part) + 0 : NaN)) // + 0 turns -0, no valid length, into 0
  if (figures.some(Number.isNaN)) return refuse('unreadable')
  if (figures[0] !== LINK_VERSION) return refuse('version')
  const plan = planOf(figures)
  return parts.length === (plan.charger.wall === 'detached' ? 17 : 14) && isValidPlan(plan)
    ? { ok: true, plan }
    : refuse('invalid')
}
