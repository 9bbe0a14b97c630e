// The garage from above, with the run along its walls and, when there is one, the trench to the detached wall (not to scale past 7 ft).
import { chargerPositionFt, DETACHED_HALF_WIDTH_FT, DETACHED_THICKNESS_FT, GARAGE_HALF_FT, type Leg, panelPositionFt, type Plan, type Route, type WorldPoint } from '@/lib/planner'
import type { Box } from './drawing-layout'
import { Lettering } from './drawing-marks'
import type { Palette } from './palette'

const LONGEST_TRENCH_FT = 7
const WALL_FT = 0.6
/** Conduit and devices stand this far off the wall's line, so that they are seen beside it. */
const OFF_WALL_FT = 0.45
const DOOR_HALF_FT = 8
/** Below this scale, in drawing units per foot, the word would run into the car. */
const LEAST_UNITS_FOR_DOOR = 9
const CAR = { halfWidthFt: 3.4, noseFt: -5.5, tailFt: 9, cornerFt: 1.6 }

interface TopViewProps {
  plan: Plan
  route: Route
  box: Box
  textSize: number
  palette: Palette
  labels: { topView: string; door: string }
}

export function TopView({ plan, route, box, textSize, palette, labels }: TopViewProps) {
  const trenchFt = Math.min(plan.trenchFt, LONGEST_TRENCH_FT)
  const acrossFt = 2 * (GARAGE_HALF_FT + WALL_FT) + (plan.trenchFt > 0 ? trenchFt + WALL_FT : 0)
  const deepFt = 2 * (GARAGE_HALF_FT + WALL_FT)
  const top = box.y + textSize * 1.9
  const scale = Math.min(box.width / acrossFt, (box.y + box.height - top) / deepFt)
  const toX = (x: number) => box.x + (x + GARAGE_HALF_FT + WALL_FT) * scale
  const toY = (z: number) => top + (z + GARAGE_HALF_FT + WALL_FT) * scale
  const detachedX = GARAGE_HALF_FT + trenchFt

  const place = ({ x, z }: WorldPoint, surface: Leg['surface']) => {
    if (surface === 'trench') return { x: x > GARAGE_HALF_FT ? detachedX - OFF_WALL_FT : GARAGE_HALF_FT - OFF_WALL_FT, z }
    if (surface === 'detached') return { x: detachedX - OFF_WALL_FT, z }
    return { x: Math.min(x, GARAGE_HALF_FT - OFF_WALL_FT), z: Math.max(z, -GARAGE_HALF_FT + OFF_WALL_FT) }
  }
  const mark = (point: WorldPoint, surface: Leg['surface']) => {
    const { x, z } = place(point, surface)
    return { x: toX(x), y: toY(z) }
  }
  const line = route.legs
    .map(({ surface, from, to }) => [mark(from, surface), mark(to, surface)] as const)
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('')
  const panelAt = panelPositionFt(plan)
  const panel = mark(panelAt, panelAt.z === -GARAGE_HALF_FT ? 'back' : 'right')
  const charger = mark(chargerPositionFt(plan), plan.charger.wall)
  const garage = { x: toX(-GARAGE_HALF_FT), y: toY(-GARAGE_HALF_FT), size: 2 * GARAGE_HALF_FT * scale }
  const wall = WALL_FT * scale
  const middle = (toX(GARAGE_HALF_FT) + toX(detachedX)) / 2
  return (
    <g>
      <Lettering x={box.x} y={box.y + textSize} size={textSize} palette={palette} weight={700}>{labels.topView}</Lettering>
      <rect x={garage.x} y={garage.y} width={garage.size} height={garage.size} fill={palette.wall} stroke={palette.edge} strokeWidth={1.25} />
      <path
        d={`M${garage.x} ${garage.y - wall / 2}H${garage.x + garage.size + wall / 2}V${garage.y + garage.size}`}
        fill="none"
        stroke={palette.ink}
        strokeWidth={wall}
      />
      <rect
        x={toX(-CAR.halfWidthFt)}
        y={toY(CAR.noseFt)}
        width={2 * CAR.halfWidthFt * scale}
        height={(CAR.tailFt - CAR.noseFt) * scale}
        rx={CAR.cornerFt * scale}
        fill="none"
        stroke={palette.edge}
        strokeWidth={1.25}
      />
      <path
        d={`M${toX(-2.6)} ${toY(0)}Q${toX(0)} ${toY(-1.2)} ${toX(2.6)} ${toY(0)}M${toX(-2.6)} ${toY(6)}Q${toX(0)} ${toY(6.6)} ${toX(2.6)} ${toY(6)}`}
        fill="none"
        stroke={palette.edge}
        strokeWidth={1.25}
      />
      <path d={`M${toX(-DOOR_HALF_FT)} ${toY(GARAGE_HALF_FT)}H${toX(DOOR_HALF_FT)}`} stroke={palette.paper} strokeWidth={4} />
      <path d={`M${toX(-DOOR_HALF_FT)} ${toY(GARAGE_HALF_FT)}H${toX(DOOR_HALF_FT)}`} stroke={palette.ink} strokeWidth={1.5} strokeDasharray="7 5" />
      {plan.trenchFt > 0 ? (
        <>
          <rect x={toX(detachedX)} y={toY(-DETACHED_HALF_WIDTH_FT)} width={DETACHED_THICKNESS_FT * scale + 2} height={2 * DETACHED_HALF_WIDTH_FT * scale} fill={palette.ink} />
          <path d={`M${toX(GARAGE_HALF_FT + WALL_FT)} ${toY(-0.7)}H${toX(detachedX)}M${toX(GARAGE_HALF_FT + WALL_FT)} ${toY(0.7)}H${toX(detachedX)}`} stroke={palette.edge} strokeWidth={1} strokeDasharray="5 3" />
        </>
      ) : null}
      <path d={line} fill="none" stroke={palette.ink} strokeWidth={5.5} strokeLinecap="square" />
      <path d={line} fill="none" stroke={palette.safety} strokeWidth={3.5} strokeLinecap="square" />
      {plan.trenchFt > LONGEST_TRENCH_FT ? (
        <>
          <path d={`M${middle - 6} ${toY(1.4)}l6 ${-2.8 * scale}`} stroke={palette.paper} strokeWidth={9} />
          <path d={`M${middle - 10} ${toY(1.4)}l6 ${-2.8 * scale}m9 0l-6 ${2.8 * scale}`} stroke={palette.ink} strokeWidth={1.5} />
        </>
      ) : null}
      <rect x={panel.x - 5} y={panel.y - 5} width={10} height={10} fill={palette.wall} stroke={palette.ink} strokeWidth={2} />
      <circle cx={charger.x} cy={charger.y} r={6} fill={palette.accent} stroke={palette.wall} strokeWidth={2} />
      {scale < LEAST_UNITS_FOR_DOOR ? null : (
        <Lettering x={toX(-DOOR_HALF_FT + 0.3)} y={toY(GARAGE_HALF_FT) - 5} size={textSize} palette={palette} tone="muted">{labels.door}</Lettering>
      )}
    </g>
  )
}
