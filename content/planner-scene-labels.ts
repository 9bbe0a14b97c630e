// Texts of the planner's 3D view. {name} is a placeholder for a value.

export const plannerSceneLabels = {
  /** The switch between the two ways of seeing the plan. */
  shownAs: 'Shown as',
  views: { scene: '3D', drawing: 'Drawing' },
  loading: 'Loading the 3D view…',
  /** Announced once it has loaded. */
  ready: 'The 3D view is shown.',

  region: '3D view of your garage',
  howTo: 'Drag the charger, tap a wall, or use the arrow keys. In 3D, drag beside the charger to turn the view.',
  cameras: 'Point of view',
  presets: { corner: 'Corner', front: 'Front', top: 'Top' },
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  turnLeft: 'From farther left',
  turnRight: 'From farther right',

  /** Text in the picture. */
  run: '{type} {feet} ft',
  trench: 'Trench {length}',
  longTrench: 'Trench {length}, drawn shorter',
  /** While the charger is dragged. */
  live: '{along} from {corner}, {height} high. {feet} ft, {price}',
  corners: { back: 'the left corner', right: 'the back corner', detached: 'the left edge' },

  /** Shown where the 3D view is not available and the drawing stays. */
  notes: {
    unsupported: 'This browser shows no 3D (WebGL is off or missing). The drawing does the same work.',
    failed: 'The 3D view could not be loaded. The drawing does the same work, and nothing is lost.',
    lost: 'The 3D view was interrupted by this device. The drawing carries on; 3D comes back by itself.',
  },
  retry: 'Try again',
}

export type PlannerSceneLabels = typeof plannerSceneLabels
