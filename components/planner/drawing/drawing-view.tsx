'use client'
// The interactive drawing: tap a wall to place the charger, drag it, or move it with the arrow
// keys.
import { useRef } from 'react'
import type { Plan, MountWall, WallPoint } from '@/lib/planner'
import { PlanDrawing } from './plan-drawing'
import { planGeometry } from './geometry'
import {
  type DrawingLayout,
  type Paper,
  frameBox,
  type Box,
  drawingPoint,
  type DrawingPoint,
  drawingToWall,
} from './layout'
import { palette } from './primitives'
import { useChargerInView } from './use-charger-in-view'
import { type ClientPoint, useChargerDrag } from '@/components/planner/use-charger-drag'
import { READOUT_ID, usePlan, usePlanner } from '@/components/planner/planner-context'
import { useTaps } from '@/components/planner/use-taps'

/** Drawing units. */
function distanceTo({ x, y, width, height }: Box, point: DrawingPoint): number {
  const beside = Math.max(x - point.x, point.x - (x + width), 0)
  const above = Math.max(y - point.y, point.y - (y + height), 0)
  return Math.hypot(beside, above)
}

/** How far outside a wall a pointer still selects it. */
const REACH_FT = 2

/**
 * The wall point under a pointer: with a fixed wall always on that wall, with "auto" on the nearest
 * drawn wall, or null far from all of them. Not snapped or clamped; the reducer does that.
 */
export function wallPointAt(paper: Paper, mountWall: MountWall, point: DrawingPoint): WallPoint | null {
  if (mountWall !== 'auto') {
    const fixed = paper.frames.find(({ wall }) => wall === mountWall)
    return fixed ? drawingToWall(fixed, point) : null
  }
  const reachable = paper.frames
    .map(frame => ({ frame, distance: distanceTo(frameBox(frame), point) }))
    .filter(({ distance }) => distance <= REACH_FT * paper.unitsPerFt)
    .sort((a, b) => a.distance - b.distance)
  const nearest = reachable[0]?.frame
  return nearest ? drawingToWall(nearest, point) : null
}

/**
 * From window coordinates to drawing units, for a drawing scaled with preserveAspectRatio xMidYMid
 * meet into `shown`.
 */
export function drawingPointAt(
  { width, height }: Paper,
  shown: Box,
  client: { readonly x: number; readonly y: number },
): DrawingPoint {
  const scale = Math.min(shown.width / width, shown.height / height)
  const left = shown.x + (shown.width - width * scale) / 2
  const top = shown.y + (shown.height - height * scale) / 2
  return drawingPoint((client.x - left) / scale, (client.y - top) / scale)
}

interface WallsToTapProps {
  paper: Paper
  plan: Plan
  onTap: (point: ClientPoint) => void
  onUse: () => void
}

/** With a fixed wall only that wall takes taps. Keyboard users have the arrow keys. */
function WallsToTap({ paper, plan, onTap, onUse }: WallsToTapProps) {
  const taps = useTaps(onTap)
  return paper.frames
    .filter(({ wall }) => plan.mountWall === 'auto' || plan.mountWall === wall)
    .map(frame => (
      <rect
        key={frame.wall}
        {...frameBox(frame)}
        data-wall={frame.wall}
        fill="transparent"
        className="cursor-crosshair"
        onClick={onUse}
        {...taps}
      />
    ))
}

/**
 * `onUse`: a wall was tapped, or the charger got the focus, a key or a pointer. Scrolling past does
 * not count.
 */
export function DrawingView({ layout, onUse }: { layout: DrawingLayout; onUse: () => void }) {
  const { words, dispatch, isReady } = usePlanner()
  const { plan } = usePlan()
  const svg = useRef<SVGSVGElement>(null)
  const { paper, charger } = planGeometry(plan, layout)
  const handle = useRef<SVGGElement>(null)
  const wallPointUnder = ({ clientX, clientY }: ClientPoint) => {
    const shown = svg.current?.getBoundingClientRect()
    return shown && shown.width > 0
      ? wallPointAt(paper, plan.mountWall, drawingPointAt(paper, shown, { x: clientX, y: clientY }))
      : null
  }
  const drag = useChargerDrag({ plan, handle, wallPointUnder, dispatch })
  useChargerInView(svg, handle, plan.charger, drag.isDragging)
  const onTap = (at: ClientPoint) => {
    const point = wallPointUnder(at)
    if (point) dispatch({ type: 'placeCharger', ...point })
  }
  const radius = paper.grabRadius
  return (
    <PlanDrawing ref={svg} plan={plan} layout={layout} words={words} id={`drawing-${layout}`}>
      {isReady ? <WallsToTap {...{ paper, plan, onTap, onUse }} /> : null}
      {/* role="application": no widget role covers arrow keys in two directions. */}
      <g
        ref={handle}
        role="application"
        tabIndex={isReady ? 0 : undefined}
        aria-roledescription={words.drawing.chargerRole}
        aria-label={words.drawing.charger}
        aria-describedby={READOUT_ID}
        data-charger={layout}
        className={`group touch-none outline-none ${drag.isDragging ? 'cursor-grabbing' : 'cursor-grab'}`}
        onPointerDownCapture={onUse}
        onFocus={onUse}
        onKeyDownCapture={onUse}
        {...(isReady && drag.charger)}
      >
        <circle cx={charger.x} cy={charger.y} r={radius} fill="transparent" />
        <circle
          cx={charger.x}
          cy={charger.y}
          r={radius}
          fill="none"
          stroke={palette.accent}
          strokeWidth={1.5}
          strokeDasharray="4 5"
          className="needs-script group-focus-visible:[stroke-dasharray:none] group-focus-visible:[stroke-width:4]"
        />
      </g>
    </PlanDrawing>
  )
}
