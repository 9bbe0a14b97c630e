// Positions of everything on the drawing of a plan. Drawing units unless the name says feet.
import { PANELS, type Plan, type Route, routeOf } from '@/lib/planner'
import { chargerOutline, type ChargerOutline } from './device-outlines'
import {
  type ConduitRun,
  drawnLegs,
  type Elbow,
  elbowsOf,
  type LegLabel,
  legLabelsOf,
  onWallOf,
  runsOf,
  type Strap,
  strapsOf,
} from './conduit-lines'
import {
  type DrawingLayout,
  type DrawingPoint,
  frameOf,
  wallToDrawing,
  type Paper,
  paperOf,
  type WallFrame,
} from './layout'

export interface PlanGeometry {
  readonly paper: Paper
  readonly route: Route
  /** Conduit from panel to charger. Empty where both are in the same place. */
  readonly runs: readonly ConduitRun[]
  readonly elbows: readonly Elbow[]
  readonly straps: readonly Strap[]
  readonly legLabels: readonly LegLabel[]
  readonly panel: DrawingPoint
  readonly charger: DrawingPoint
  readonly chargerFrame: WallFrame
  readonly chargerSize: ChargerOutline
}

export function planGeometry(plan: Plan, layout: DrawingLayout): PlanGeometry {
  const paper = paperOf(layout, plan.trenchFt, plan.charger.wall)
  const route = routeOf(plan)
  const chargerSize = chargerOutline(plan)
  const chargerFrame = frameOf(paper, plan.charger.wall)
  const { wall, positionFt } = PANELS[plan.panelLocation]
  const legs = drawnLegs(route, paper)
  return {
    paper,
    route,
    runs: runsOf(route, paper),
    elbows: elbowsOf(route, paper),
    straps: strapsOf(legs, plan.conduitType),
    legLabels: legLabelsOf(legs, paper, chargerSize),
    panel: onWallOf(paper, wall, positionFt),
    charger: wallToDrawing(chargerFrame, plan.charger),
    chargerFrame,
    chargerSize,
  }
}
