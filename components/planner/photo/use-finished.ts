'use client'
// Keeps the finished picture up with the pins and the plan. It is drawn after a change, not while a
// finger drags, and not at all where the camera's place cannot be told.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { lazyImport } from '@/components/ui/lazy-import'
import type { Plan } from '@/lib/planner'
import type { Wanted } from '@/lib/photo/finish'
import { finishPose, type Unfinished } from '@/lib/photo/finish/possible'
import type { Pose } from '@/lib/photo/pose'
import { type KeptPhoto, type Reading, referenceOfSession, type Session } from '@/lib/photo/session'
import type { FinishedPhoto } from './finish-photo'

const TIMEOUT_MS = 15_000
const code = lazyImport(() => import('./finish-photo'), TIMEOUT_MS)
/** Keys and sliders change many times in a row. */
const SETTLE_MS = 60

export interface Finished {
  /** Why there is none; null also while nothing is measured yet. */
  readonly reason: Unfinished | 'unmade' | null
  /** Null until it has been drawn. */
  readonly canvas: HTMLCanvasElement | null
  /** It shows the pins and the plan as they are now. */
  readonly isCurrent: boolean
  /** As it is now, drawn if it is not yet. Null where there is none. */
  readonly drawNow: () => Promise<HTMLCanvasElement | null>
}

interface Job extends Wanted {
  readonly pose: Pose
  readonly photo: KeptPhoto
}

export function useFinished(session: Session, { run }: Reading, plan: Plan, isDragging: boolean): Finished {
  const { photo, kind, points, widthFt, heightFt } = session
  const { brand, amps, conduitType } = plan
  const isMeasured = run !== null
  const possible = useMemo(
    () => (photo && isMeasured ? finishPose(photo, referenceOfSession({ kind, points, widthFt, heightFt })) : null),
    [photo, isMeasured, kind, points, widthFt, heightFt],
  )
  const job = useMemo(
    (): Job | null =>
      photo && possible?.ok
        ? { pose: possible.pose, photo, brand, amps, conduitType, panel: points.panel, charger: points.charger }
        : null,
    [photo, possible, brand, amps, conduitType, points],
  )
  const opened = useRef<{ readonly photo: KeptPhoto; readonly finished: Promise<FinishedPhoto | null> } | null>(null)
  const [drawn, setDrawn] = useState<{ readonly job: Job; readonly canvas: HTMLCanvasElement | null } | null>(null)
  const last = useRef(drawn)

  const draw = async (wanted: Job): Promise<HTMLCanvasElement | null> => {
    if (last.current?.job === wanted) return last.current.canvas
    if (opened.current?.photo !== wanted.photo)
      opened.current = {
        photo: wanted.photo,
        finished: code.get().then(loaded => loaded?.openFinished(wanted.photo) ?? null),
      }
    const finished = await opened.current.finished
    // What failed may come later: a stalled network.
    if (!finished && opened.current?.photo === wanted.photo) opened.current = null
    const canvas = finished?.draw(wanted.pose, wanted) ? finished.canvas : null
    last.current = { job: wanted, canvas }
    setDrawn(last.current)
    return canvas
  }
  const drawLatest = useEffectEvent((wanted: Job) => void draw(wanted))

  useEffect(() => {
    if (!job || isDragging) return
    const timer = setTimeout(() => drawLatest(job), last.current ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [job, isDragging])

  const isCurrent = job !== null && drawn?.job === job
  const isOfPhoto = job !== null && drawn?.job.photo === job.photo
  const isUnmade = isCurrent && drawn.canvas === null
  return {
    reason: possible && !possible.ok ? possible.reason : isUnmade ? 'unmade' : null,
    canvas: isOfPhoto ? drawn.canvas : null,
    isCurrent: isCurrent && drawn.canvas !== null,
    drawNow: async () => (job ? draw(job) : null),
  }
}
