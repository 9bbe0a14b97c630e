import { DOOR_HALF_WIDTH_FT, GARAGE_HALF_FT, GARAGE_SIZE_FT, PANELS, type Plan } from '@/lib/planner'

/** Drawing units per foot, and the margin around the garage. */
const SCALE = 3
const MARGIN = 6
const SIDE = GARAGE_SIZE_FT * SCALE
const at = (worldFt: number) => MARGIN + (worldFt + GARAGE_HALF_FT) * SCALE

/** The garage from above with the panel's place: walls, door at the bottom, a car. */
export function FloorPlan({ panel }: { panel: Plan['panelLocation'] }) {
  const { x, z } = PANELS[panel].positionFt
  const [near, far] = [at(-GARAGE_HALF_FT), at(GARAGE_HALF_FT)]
  const door = { from: at(-DOOR_HALF_WIDTH_FT), to: at(DOOR_HALF_WIDTH_FT) }
  return (
    <svg
      viewBox={`0 0 ${SIDE + 2 * MARGIN} ${SIDE + 2 * MARGIN}`}
      aria-hidden="true"
      className="h-20 w-20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d={`M${door.from} ${far}H${near}V${near}H${far}V${far}H${door.to}`} />
      <path d={`M${door.from} ${far}H${door.to}`} strokeWidth="1" strokeDasharray="3 3" />
      <rect x={at(-5.5)} y={at(-7)} width={7 * SCALE} height={15 * SCALE} rx="7" strokeWidth="1" />
      <rect x={at(x) - 5} y={at(z) - 5} width="10" height="10" fill="var(--safety)" stroke="none" />
    </svg>
  )
}
