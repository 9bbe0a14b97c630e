// A plan as short text for links: version, figures and checksum, comma-separated, in base64url.
// Only digits and commas are encoded, so the text ends in a letter or digit and messengers do not
// cut it off.
import { brandKeys, brands } from './brands'
import { isFarWall } from './garages'
import { isValidPlan, type Plan, planChoices, planNumbers } from './plan'
import { type WallPoint, walls } from './types'
import { INCHES_PER_FOOT, roundFloatError } from './units'
import { type ParsedPlan, parseError } from './versioned'

const LINK_VERSION = 1

/**
 * The code of each option: a brand's own, else its place in a list that may grow only at its end;
 * any other change needs a new version.
 */
const codesOf = (key: keyof Plan, offered: readonly unknown[]): readonly number[] =>
  key === 'brand' ? brandKeys.map(brand => brands[brand].code) : [...offered.keys()]

export const LINK_PREFIX = '#plan='

/**
 * Plans with ordinary figures take about 60 characters; the longest possible plan takes less than
 * this.
 */
export const MAX_LINK_TEXT = 300

/**
 * Heights above this are inches, below it feet: chargers are 1.2 to 8.5 ft (14.4 to 102 in) high.
 */
const LARGEST_HEIGHT_FT = 12
const SUM_MODULUS = 9973
const FIGURE = /^-?\d+(?:\.\d+)?(?:e-\d+)?$/

/** Inches where they give back the same feet exactly, because they are shorter; else feet. */
function heightFigure(heightFt: number): number {
  const inches = roundFloatError(heightFt * INCHES_PER_FOOT)
  return inches / INCHES_PER_FOOT === heightFt ? inches : heightFt
}

const heightFtOf = (figure: number): number => (figure > LARGEST_HEIGHT_FT ? figure / INCHES_PER_FOOT : figure)

const placeFigures = ({ wall, alongFt, heightFt }: WallPoint): number[] => [
  walls.indexOf(wall),
  alongFt,
  heightFigure(heightFt),
]

/** Depends on every character's position, so that truncated links are rejected. */
const checkSum = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % SUM_MODULUS, 7)

/** Letters and digits, for the fragment of an address. */
export function encodePlanLink(plan: Plan): string {
  const { charger } = plan
  const figures = [
    LINK_VERSION,
    ...planChoices.map(([key, offered]) => codesOf(key, offered)[(offered as readonly unknown[]).indexOf(plan[key])]),
    ...planNumbers.map(key => plan[key]),
    ...placeFigures(charger),
    ...('cameFrom' in charger ? placeFigures(charger.cameFrom) : []),
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

/** Unknown choices become undefined and missing figures NaN; `isValidPlan` rejects both. */
function planOf(figures: readonly number[]): Plan {
  const figure = (place: number) => figures[place] ?? NaN
  const spot = (place: number) => ({
    wall: walls[figure(place)],
    alongFt: figure(place + 1),
    heightFt: heightFtOf(figure(place + 2)),
  })
  const at = spot(11)
  return Object.fromEntries<unknown>([
    ...planChoices.map(([key, offered], i) => [key, offered[codesOf(key, offered).indexOf(figure(1 + i))]] as const),
    ...planNumbers.map((key, i) => [key, figure(7 + i)] as const),
    ['charger', isFarWall(at.wall) ? { ...at, cameFrom: spot(14) } : at],
  ]) as unknown as Plan
}

/** Parses what `encodePlanLink` wrote. Never throws. */
export function decodePlanLink(text: string): ParsedPlan {
  const [, body, sum] = /^(.+),(\d+)$/.exec(decoded(text)) ?? []
  if (body === undefined || checkSum(body) !== Number(sum)) return parseError('unreadable')
  const parts = body.split(',')
  const figures = parts.map(part => (FIGURE.test(part) ? Number(part) + 0 : NaN)) // + 0 turns -0, no valid length, into 0
  if (figures.some(Number.isNaN)) return parseError('unreadable')
  if (figures[0] !== LINK_VERSION) return parseError('version')
  const plan = planOf(figures)
  return parts.length === ('cameFrom' in plan.charger ? 17 : 14) && isValidPlan(plan)
    ? { ok: true, plan }
    : parseError('invalid')
}
