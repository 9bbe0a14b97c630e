// What is drawn over the photo: the wall's grid, the marked rectangle and the run as conduit. Photo
// pixels.
import { memo } from 'react'
import { conduitOutline } from '@/lib/photo/conduit'
import { gridLines } from '@/lib/photo/grid'
import type { Plane } from '@/lib/photo/plane'
import { cornerNames, pinNames, type Session, unplaced } from '@/lib/photo/session'
import type { Photo } from '@/lib/photo/types'

const Grid = memo(function Grid({ photo, plane }: { photo: Photo; plane: Plane }) {
  return (
    <path
      className="photo-grid"
      d={gridLines(photo, plane)
        .map(({ from, to }) => `M${from.xPx} ${from.yPx}L${to.xPx} ${to.yPx}`)
        .join('')}
    />
  )
})

interface MarksOverlayProps {
  session: Session
  plane: Plane | null
  hasGrid: boolean
  /** False where the finished wall shows the run already. */
  hasRun: boolean
}

export function MarksOverlay({ session, plane, hasGrid, hasRun }: MarksOverlayProps) {
  const { photo, points } = session
  if (!photo) return null
  const placed = cornerNames.filter(name => session.placed.includes(name))
  const isClosed = placed.length === cornerNames.length
  const outline = `M${placed.map(name => `${points[name].xPx} ${points[name].yPx}`).join('L')}${isClosed ? 'Z' : ''}`
  const isRunShown = hasRun && plane && unplaced(session, pinNames).length === 0
  const run = isRunShown ? conduitOutline(photo, plane, points.panel, points.charger) : null
  return (
    <svg
      viewBox={`0 0 ${photo.widthPx} ${photo.heightPx}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="photo-overlay"
    >
      {hasGrid && plane ? <Grid photo={photo} plane={plane} /> : null}
      {placed.length > 1 ? (
        <>
          <path d={outline} className="photo-quad-rim" />
          <path d={outline} className="photo-quad" />
        </>
      ) : null}
      {run ? (
        <>
          <path d={run.pipe} className="photo-pipe" />
          <path d={run.shine} className="photo-shine" />
          <path d={run.fittings} className="photo-fittings" />
        </>
      ) : null}
    </svg>
  )
}
