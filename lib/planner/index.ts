// The planner's pure core: a plan is a small value; route, estimate, payload and views follow from it. Feet and US dollars.
// Neither React nor three.
export {
  ampChoices,
  type Amps,
  ampFactor,
  CHARGER_HALF_RANGE_FT,
  CHARGER_MAX_HEIGHT_FT,
  CHARGER_MIN_HEIGHT_FT,
  type ConduitType,
  conduitTypes,
  CORNER_S_FT,
  DETACHED_HALF_WIDTH_FT,
  DETACHED_THICKNESS_FT,
  EXIT_HEIGHT_FT,
  EXIT_S_FT,
  GARAGE_HALF_FT,
  GARAGE_SIZE_FT,
  MATERIAL_FACTORS,
  type PanelLocation,
  panelLocations,
  PANELS,
  STEP_FT,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
} from './constants'
export { beginDrag, cancelDrag, commitDrag, DRAG_GROUP, type DragSession, type DragStep, moveDrag } from './drag'
export {
  type BaseLaborLine,
  type ConduitLine,
  type Estimate,
  type EstimateLine,
  estimateOf,
  type TrenchLine,
} from './estimate'
export { canRedo, canUndo, type HistoryAction, type PlanHistory, reduceHistory, startHistory } from './history'
export {
  countedNumber,
  type NumberField,
  numberFields,
  type NumberInput,
  numberInputs,
  readNumber,
  readUnfinishedNumber,
} from './number-input'
export { buildPlanPayload, type PlanContact, type PlanPayload, type PositionFt, townSlugOf, utmOf } from './payload'
export { type Direction } from './placement'
export {
  type ChargerModel,
  chargerModels,
  chargerPositionFt,
  type ChargerSpot,
  defaultPlan,
  isMountWallAvailable,
  isValidPlan,
  mountHeightIn,
  type MountWall,
  mountWalls,
  panelPositionFt,
  type Plan,
  samePlan,
  shownModelPath,
  shownNumber,
} from './plan'
export { pointerOnWall, pointerUnderRay, type Ray } from './pointer'
export { type BrandKey, brandKeys, type BrandPreset, brandPresets } from './presets'
export { type NumberAction, numberAction, type PlaceChargerAction, type PlanAction, reducePlan } from './reducer'
export { type Leg, type Route, routeOf } from './route'
export {
  type GarageWall,
  garageWalls,
  type StripPoint,
  stripPoint,
  type Vector,
  type Wall,
  type WallPoint,
  walls,
  type WorldPoint,
  worldPoint,
} from './types'
export { INCHES_PER_FOOT } from './units'
export { parsePlan, type ParsedPlan, PLAN_VERSION, type RefusalCode, serialisePlan } from './versioned'
export {
  detachedXFt,
  isWallVisible,
  isWithinWall,
  placeOnWall,
  projectOntoWall,
  stripFromWall,
  visibleWalls,
  wallFacing,
  wallFromStrip,
  worldFromStrip,
  worldFromWall,
} from './walls'
