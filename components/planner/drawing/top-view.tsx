// The garage from above with the route, and the trench to the other one (to scale up to 7 ft).
import {
  chargerPositionFt,
  DOOR_HALF_WIDTH_FT,
  farGarageOf,
  GARAGE_HALF_FT,
  isFarWall,
  type Leg,
  panelPositionFt,
  type Plan,
  type Route,
  WALL_HALF_WIDTH_FT,
  type WorldPoint,
} from '@/lib/planner'
import type { Box } from './layout'
import { DrawingText, palette } from './primitives'

const { ink, edge, wall, paper, safety, accent } = palette

const MAX_TRENCH_FT = 7
const WALL_FT = 0.6
const FAR_WALL_FT = 0.5
/** Conduit and devices are drawn this far inside the wall line to stay visible. */
const OFF_WALL_FT = 0.45
/** Below this scale, in drawing units per foot, the door label would overlap the car. */
const MIN_UNITS_FOR_DOOR = 9

interface TopViewProps {
  plan: Plan
  route: Route
  box: Box
  textSize: number
  words: { topView: string; door: string }
}

/** Its front toward the back wall. */
const car = (
  <>
    <rect x={-3.4} y={-5.5} width={6.8} height={14.5} rx={1.6} stroke={edge} />
    <path d="M-2.6 0Q0 -1.2 2.6 0M-2.6 6Q0 6.6 2.6 6" stroke={edge} />
  </>
)

/** Across the middle of a trench that is longer than it is drawn. */
function BreakMark({ at, unit }: { at: number; unit: number }) {
  return (
    <>
      <path d={`M${at - 6 * unit} 1.4l${6 * unit} -2.8`} stroke={paper} strokeWidth={9 * unit} />
      <path
        d={`M${at - 10 * unit} 1.4l${6 * unit} -2.8m${9 * unit} 0l${-6 * unit} 2.8`}
        stroke={ink}
        strokeWidth={1.5 * unit}
      />
    </>
  )
}

/**
 * Drawn in feet around the garage's center, x right, y = world z (toward the door). `unit` is one
 * drawing unit.
 */
export function TopView({ plan, route, box, textSize, words }: TopViewProps) {
  const half = GARAGE_HALF_FT
  const trenchFt = Math.min(plan.trenchFt, MAX_TRENCH_FT)
  const deepFt = 2 * (half + WALL_FT)
  const far = farGarageOf(trenchFt, plan.charger.wall)
  const acrossFt = deepFt + (far ? trenchFt + WALL_FT : 0)
  const top = box.y + textSize * 1.9
  const scale = Math.min(box.width / acrossFt, (box.y + box.height - top) / deepFt)
  const unit = 1 / scale
  const dashes = (...lengths: readonly number[]) => lengths.map(length => length * unit).join(' ')
  const farX = half + trenchFt
  const left = box.x + (half + WALL_FT) * scale
  const middleY = top + (half + WALL_FT) * scale

  const mark = ({ x, z }: WorldPoint, surface: Leg['surface']) => {
    if (surface === 'trench') return `${x > half ? farX - OFF_WALL_FT : half - OFF_WALL_FT} ${z}`
    if (isFarWall(surface)) return `${farX - OFF_WALL_FT} ${z}`
    return `${Math.min(x, half - OFF_WALL_FT)} ${Math.max(z, OFF_WALL_FT - half)}`
  }
  const line = route.legs.map(({ surface, from, to }) => `M${mark(from, surface)}L${mark(to, surface)}`).join('')
  const panelAt = panelPositionFt(plan)
  const panel = mark(panelAt, panelAt.z === -half ? 'back' : 'right')
  const charger = mark(chargerPositionFt(plan), plan.charger.wall)
  return (
    <g>
      <DrawingText x={box.x} y={box.y + textSize} weight={700}>
        {words.topView}
      </DrawingText>
      <g transform={`translate(${left} ${middleY}) scale(${scale})`} fill="none" strokeWidth={1.25 * unit}>
        <path d={`M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`} fill={wall} stroke={edge} />
        <path d={`M${-half} ${-half - WALL_FT / 2}H${half + WALL_FT / 2}V${half}`} stroke={ink} strokeWidth={WALL_FT} />
        {/* A charger across the trench serves a car that stands there, beyond this view. */}
        {isFarWall(plan.charger.wall) ? null : car}
        <path d={`M${-DOOR_HALF_WIDTH_FT} ${half}H${DOOR_HALF_WIDTH_FT}`} stroke={paper} strokeWidth={4 * unit} />
        <path
          d={`M${-DOOR_HALF_WIDTH_FT} ${half}H${DOOR_HALF_WIDTH_FT}`}
          stroke={ink}
          strokeWidth={1.5 * unit}
          strokeDasharray={dashes(7, 5)}
        />
        {far ? (
          <>
            <path
              d={`M${farX} ${-WALL_HALF_WIDTH_FT[far.wall]}h${FAR_WALL_FT + 2 * unit}v${2 * WALL_HALF_WIDTH_FT[far.wall]}H${farX}z`}
              fill={ink}
            />
            <path
              d={`M${half + WALL_FT} -0.7H${farX}M${half + WALL_FT} 0.7H${farX}`}
              stroke={edge}
              strokeWidth={unit}
              strokeDasharray={dashes(5, 3)}
            />
          </>
        ) : null}
        <path d={line} stroke={ink} strokeWidth={5.5 * unit} strokeLinecap="square" />
        <path d={line} stroke={safety} strokeWidth={3.5 * unit} strokeLinecap="square" />
        {plan.trenchFt > MAX_TRENCH_FT ? <BreakMark at={half + trenchFt / 2} unit={unit} /> : null}
        <g strokeWidth={2 * unit}>
          <path
            d={`M${panel}m${-5 * unit} ${-5 * unit}h${10 * unit}v${10 * unit}h${-10 * unit}z`}
            fill={wall}
            stroke={ink}
          />
          <circle transform={`translate(${charger})`} r={6 * unit} fill={accent} stroke={wall} />
        </g>
      </g>
      {scale < MIN_UNITS_FOR_DOOR ? null : (
        <DrawingText x={left - (DOOR_HALF_WIDTH_FT - 0.3) * scale} y={middleY + half * scale - 5} tone="muted">
          {words.door}
        </DrawingText>
      )}
    </g>
  )
}
