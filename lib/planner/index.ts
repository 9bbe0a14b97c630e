// The planner's pure core: a plan, and what is computed from it (route, estimate, payload). Feet
// and US dollars. No React, no three.
export {
  ampChoices,
  type ConduitType,
  conduitTypes,
  DOOR_HALF_WIDTH_FT,
  GARAGE_HALF_FT,
  GARAGE_SIZE_FT,
  panelLocations,
  PANELS,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
} from './constants'
export { beginDrag, cancelDrag, DRAG_GROUP, type DragSession, moveDrag } from './drag'
export { type Estimate, type EstimateLine, estimateOf } from './estimate'
export { type FarWall, farWalls, garages, type GarageSize, isFarWall, wallFacts } from './garages'
export { canRedo, canUndo, startHistory } from './history'
export { type NumberField, numberInputs, parseNumber, parsePartialNumber } from './number-input'
export { type Direction } from './placement'
export {
  chargerModels,
  chargerPositionFt,
  isMountWallAvailable,
  type MountWall,
  mountWalls,
  panelPositionFt,
  type Plan,
  samePlan,
  chargerShapeOf,
  modelPathOf,
  displayedNumber,
} from './plan'
export { pointerOnWall, pointerUnderRay, type Ray } from './pointer'
export { brandKeys, brands } from './brands'
export {
  numberAction,
  type PlanAction,
  type PlanHistory,
  type PlanHistoryAction,
  reducePlan,
  reducePlanHistory,
} from './reducer'
export { type Leg, type Route, routeOf } from './route'
export { type Vector, type Wall, type WallPoint, type WorldPoint, worldPoint } from './types'
export { INCHES_PER_FOOT } from './units'
export { parsePlan, type ParsedPlan, type PlanParseError, serializePlan } from './versioned'
export {
  EXIT,
  type FarGarage,
  farGarageOf,
  isWallVisible,
  isWithinWall,
  projectOntoWall,
  visibleWalls,
  wallFacing,
  wallXFt,
  worldFromWall,
} from './walls'
