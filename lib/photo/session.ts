// The marks of a visitor on a photo, with undo and redo. Pure.
import { type HistoryAction, historyReducer } from '@/lib/planner/history'
import { clamp } from '@/lib/planner/units'
import { type Plane, planePointAt } from './plane'
import { measureRun, type RunMeasure } from './measure'
import { createPlane, type Problem, referenceProblem } from './refusals'
import { samplePhoto } from './sample'
import type { Photo, PhotoPoint, Reference, ReferenceKind } from './types'

export const cornerNames = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const
export const pinNames = ['panel', 'charger'] as const
export const markNames = [...cornerNames, ...pinNames] as const
export type MarkName = (typeof markNames)[number]

/** A photo as it is kept and sent: upright and re-encoded. Marks count its pixels. */
export interface KeptPhoto extends Photo {
  readonly jpeg: ArrayBuffer
  /** The site's own photo to try the planner on. */
  readonly isSample?: boolean
}

export interface Session {
  readonly photo: KeptPhoto | null
  readonly kind: ReferenceKind
  /** Null where the visitor gave none, NaN where what was typed is no length. */
  readonly widthFt: number | null
  readonly heightFt: number | null
  /** The lengths were typed, not chosen. */
  readonly isTaped: boolean
  readonly points: Readonly<Record<MarkName, PhotoPoint>>
  /**
   * Marks that the visitor has placed, the one that moved last at the end; the others stand where
   * they start.
   */
  readonly placed: readonly MarkName[]
  /** Feet that the photo does not show; NaN where what was typed is no number. */
  readonly extraFt: number
}

const MAX_EXTRA_FT = 150

/**
 * Usual heights in feet, by what is marked: doors, and a room's ceiling. The first is the default.
 * A window has none.
 */
export const usualHeightsFt: Readonly<Record<ReferenceKind, readonly number[]>> = {
  'garage-door': [7, 8],
  'entry-door': [80 / 12, 7, 8],
  wall: [8, 9, 10],
  window: [],
}

/** Where each mark stands at first, as shares of the picture. */
const starts: Readonly<Record<MarkName, readonly [x: number, y: number]>> = {
  topLeft: [0.25, 0.25],
  topRight: [0.75, 0.25],
  bottomRight: [0.75, 0.75],
  bottomLeft: [0.25, 0.75],
  panel: [0.3, 0.45],
  charger: [0.7, 0.55],
}

const startPoints = (widthPx: number, heightPx: number): Session['points'] =>
  Object.fromEntries(
    markNames.map(name => [
      name,
      { xPx: Math.round(starts[name][0] * widthPx), yPx: Math.round(starts[name][1] * heightPx) },
    ]),
  ) as Record<MarkName, PhotoPoint>

const lengthsOf = (kind: ReferenceKind): Pick<Session, 'widthFt' | 'heightFt' | 'isTaped'> => {
  const [heightFt = null] = usualHeightsFt[kind]
  return { widthFt: null, heightFt, isTaped: heightFt === null }
}

export const emptySession: Session = {
  photo: null,
  kind: 'garage-door',
  ...lengthsOf('garage-door'),
  points: startPoints(1, 1),
  placed: [],
  extraFt: 0,
}

const sampleMarks = (): Pick<Session, 'kind' | 'widthFt' | 'heightFt' | 'isTaped' | 'points' | 'placed'> => {
  const { reference, panel, charger } = samplePhoto
  const [topLeft, topRight, bottomRight, bottomLeft] = reference.corners
  return {
    kind: 'entry-door',
    widthFt: reference.widthFt,
    heightFt: reference.heightFt,
    isTaped: false,
    points: { topLeft, topRight, bottomRight, bottomLeft, panel, charger },
    placed: markNames,
  }
}

type SessionAction =
  | { readonly type: 'openPhoto'; readonly photo: KeptPhoto }
  | { readonly type: 'removePhoto' }
  | { readonly type: 'move'; readonly mark: MarkName; readonly to: PhotoPoint }
  /** Counts the mark as placed where it stands. */
  | { readonly type: 'confirm'; readonly mark: MarkName }
  | { readonly type: 'setKind'; readonly kind: ReferenceKind }
  | {
      readonly type: 'setLengths'
      readonly widthFt: number | null
      readonly heightFt: number | null
      readonly isTaped: boolean
    }
  | { readonly type: 'setExtra'; readonly extraFt: number }

const withoutPhoto = ({ kind }: Session): Session => ({ ...emptySession, kind, ...lengthsOf(kind) })

function change(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'openPhoto': {
      const { photo } = action
      const marks = photo.isSample ? sampleMarks() : { points: startPoints(photo.widthPx, photo.heightPx) }
      return { ...withoutPhoto(session), photo, ...marks }
    }
    case 'removePhoto':
      return session.photo ? withoutPhoto(session) : session
    case 'move':
    case 'confirm': {
      const { photo, points, placed } = session
      const { mark } = action
      if (!photo) return session
      const now = points[mark]
      const wanted = action.type === 'move' ? action.to : now
      const to = { xPx: clamp(wanted.xPx, 0, photo.widthPx), yPx: clamp(wanted.yPx, 0, photo.heightPx) }
      const isPlaced = placed.includes(mark)
      if (isPlaced && to.xPx === now.xPx && to.yPx === now.yPx) return session
      return { ...session, points: { ...points, [mark]: to }, placed: [...placed.filter(one => one !== mark), mark] }
    }
    case 'setKind':
      return action.kind === session.kind ? session : { ...session, kind: action.kind, ...lengthsOf(action.kind) }
    case 'setLengths': {
      const { type: _type, ...lengths } = action
      return { ...session, ...lengths }
    }
    case 'setExtra':
      return { ...session, extraFt: clamp(action.extraFt, 0, MAX_EXTRA_FT) }
  }
}

export type SessionHistoryAction = HistoryAction<Session, SessionAction>
export const reduceSession = historyReducer(change)

export const referenceOfSession = ({
  kind,
  points,
  widthFt,
  heightFt,
}: Pick<Session, 'kind' | 'points' | 'widthFt' | 'heightFt'>): Reference => ({
  kind,
  corners: [points.topLeft, points.topRight, points.bottomRight, points.bottomLeft],
  widthFt,
  heightFt,
})

/** The marks of a list that are still to be placed, in their order. */
export const unplaced = ({ placed }: Session, names: readonly MarkName[]): readonly MarkName[] =>
  names.filter(name => !placed.includes(name))

export interface Press {
  /** Placed where the press is; null where all marks are placed. */
  readonly placing: MarkName | null
  /**
   * Moves with the pointer from where it stands; null where the press is not on a mark that is
   * placed.
   */
  readonly dragging: MarkName | null
}

/**
 * A press in a step with the marks `names`. A mark that is not placed yet is only a hint: a press
 * on it is one on the photo. On a placed mark while others are not, a tap places the next one,
 * close by, and a drag moves that mark.
 *
 * @param under the mark under the pointer
 */
export const pressOn = (session: Session, names: readonly MarkName[], under: MarkName | null): Press => ({
  placing: unplaced(session, names)[0] ?? null,
  dragging: under !== null && session.placed.includes(under) ? under : null,
})

export interface Reading {
  /** Null while corners or a length are missing, or where `problem` says why. */
  readonly plane: Plane | null
  readonly run: Extract<RunMeasure, { ok: true }> | null
  readonly problem: Problem | null
  /** The pin beyond the horizon. */
  readonly mark: MarkName | null
}

/**
 * Which of the `shown` marks a problem stands beside: the pin beyond the horizon, else the one that
 * moved last. Null without a problem.
 */
export function markOfProblem(
  { placed }: Session,
  { problem, mark }: Reading,
  shown: readonly MarkName[],
): MarkName | null {
  if (!problem) return null
  if (mark && shown.includes(mark)) return mark
  return placed.findLast(one => shown.includes(one)) ?? null
}

const NOTHING: Reading = { plane: null, run: null, problem: null, mark: null }

/** A reference that is not finished has no problem yet. */
export function readSession(session: Session): Reading {
  const { photo, points, widthFt, heightFt, extraFt } = session
  const isUnread = [widthFt, heightFt].some(Number.isNaN)
  const hasLength = widthFt !== null || heightFt !== null
  if (!photo || !hasLength || isUnread || unplaced(session, cornerNames).length > 0) return NOTHING
  const reference = referenceOfSession(session)
  const problem = referenceProblem(photo, reference)
  if (problem) return { ...NOTHING, problem }
  const plane = createPlane(photo, reference)
  if (!plane || unplaced(session, pinNames).length > 0) return { ...NOTHING, plane }
  if (Number.isNaN(extraFt)) return { ...NOTHING, plane }
  const run = measureRun(photo, reference, points.panel, points.charger)
  if (run.ok) return { ...NOTHING, plane, run }
  const mark = run.problem === 'horizon' ? pinNames.find(name => planePointAt(plane, points[name]) === null) : undefined
  return { ...NOTHING, plane, problem: run.problem, mark: mark ?? null }
}
