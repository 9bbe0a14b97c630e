// Says where a mark is and what a run comes to.
import type { PlannerPhotoWords } from '@/content/words/photo'
import type { PlannerWords } from '@/content/words/planner'
import { doorDoubt } from '@/lib/photo/door'
import { frameDoubt } from '@/lib/photo/frame'
import { planePointAt } from '@/lib/photo/plane'
import { estimateOfRun, type PhotoEstimate } from '@/lib/photo/estimate'
import {
  type MarkName,
  markOfProblem,
  pinNames,
  type Reading,
  referenceOfSession,
  type Session,
} from '@/lib/photo/session'
import type { Plan } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { fill } from '@/lib/template'
import { describeElbows, formatFeetLong } from '@/components/planner/plan-text'

/** The place of a mark: on the wall for a pin, once there is a plane; else on the photo. */
export function describeMark(mark: MarkName, session: Session, { plane }: Reading, words: PlannerPhotoWords): string {
  const { where } = words
  const { photo, points, placed } = session
  if (!photo || !placed.includes(mark)) return where.unplaced
  const isPin = pinNames.some(name => name === mark)
  const at = isPin && plane ? planePointAt(plane, points[mark]) : null
  if (at)
    return fill(where.wall, {
      along: formatFeetLong(Math.abs(at.xFt)),
      side: where.sides[at.xFt < 0 ? 'left' : 'right'],
      height: formatFeetLong(Math.abs(at.yFt)),
      level: where.levels[at.yFt < 0 ? 'below' : 'above'],
    })
  const percent = (value: number, of: number) => Math.round((100 * value) / of)
  return fill(where.photo, {
    x: percent(points[mark].xPx, photo.widthPx),
    y: percent(points[mark].yPx, photo.heightPx),
  })
}

/** '8–10 ft', or '8 ft' where both ends are the same. */
export const feetRange = ({ conduitFtLow: low, conduitFtHigh: high }: PhotoEstimate, words: PlannerPhotoWords) =>
  low === high ? fill(words.figures.exact, { feet: low }) : fill(words.figures.run, { low, high })

/** '$560–$590'. */
export const priceRange = ({ low, high }: PhotoEstimate, words: PlannerPhotoWords): string =>
  low.totalUsd === high.totalUsd
    ? usd(low.totalUsd)
    : fill(words.figures.price, { low: usd(low.totalUsd), high: usd(high.totalUsd) })

/**
 * Asks for both sides of the rectangle and says why, also while it is answered; null where one will
 * do.
 */
export function bothSidesAsked(session: Session, { plane, problem }: Reading, words: PlannerPhotoWords): string | null {
  const { photo } = session
  if (!photo) return null
  const doubt = frameDoubt(photo)
  if (doubt) return words.frame[doubt]
  if (!plane && problem !== 'door') return null
  const reference = referenceOfSession(session)
  const door = doorDoubt(photo, reference.heightFt === null ? reference : { ...reference, widthFt: null })
  return door && fill(words.doors[door.kind][door.side], { feet: door.gotFt.toFixed(1) })
}

/** Why nothing is measured, and the handle that it stands beside. */
export interface Fault {
  readonly mark: MarkName
  readonly text: string
}

/** Null without a problem, and where none of its marks is shown. */
export function faultOf(
  session: Session,
  reading: Reading,
  shown: readonly MarkName[],
  words: PlannerPhotoWords,
): Fault | null {
  const mark = markOfProblem(session, reading, shown)
  const { problem } = reading
  if (!mark || !problem) return null
  const pin = words.marks[reading.mark ?? mark].toLowerCase()
  const isAsked = problem === 'frame' || problem === 'door'
  const text = isAsked ? bothSidesAsked(session, reading, words) : fill(words.problems[problem], { mark: pin })
  return text === null ? null : { mark, text }
}

/**
 * Said after a mark has moved: why nothing is measured, where the mark is, or what the run comes
 * to.
 */
export function spoken({
  session,
  reading,
  fault,
  words,
  plan,
  plannerWords,
}: {
  session: Session
  reading: Reading
  fault: Fault | null
  words: PlannerPhotoWords
  plan: Plan
  plannerWords: PlannerWords
}): string | null {
  if (fault) return `${words.marks[fault.mark]}: ${fault.text}`
  const mark = session.placed.at(-1)
  if (!mark) return null
  if (!reading.run) return `${words.marks[mark]}: ${describeMark(mark, session, reading, words)}`
  const estimate = estimateOfRun(plan, reading.run, session.extraFt)
  return fill(words.figures.spoken, {
    feet: estimate.conduitFt,
    elbows: describeElbows(reading.run, plannerWords),
    price: priceRange(estimate, words),
  })
}
