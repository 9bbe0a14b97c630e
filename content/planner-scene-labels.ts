// Texts of the planner's 3D view. {name} is a placeholder for a value.

export const plannerSceneLabels = {
  /** The switch between the two ways of seeing the plan. */
  shownAs: 'Shown as',
  views: { scene: '3D', drawing: 'Drawing' },
  loading: 'Loading the 3D view…',
  /** Announced once it has loaded. */
  ready: 'The 3D view is ready.',

  region: '3D view of your garage',
  howTo: 'Drag the charger, tap a wall, or use the arrow keys. In 3D, drag anywhere else to turn the view.',
  cameras: 'Point of view',
  presets: { corner: 'Corner', front: 'Front', top: 'Top' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turnLeft: 'Move view left',
  turnRight: 'Move view right',

  /** Text in the picture. */
  run: '{type} {feet} ft',
  trench: 'Trench {length}',
  longTrench: 'Trench {length}, drawn shorter',
  /** While the charger is dragged. */
  live: '{along} from {corner}, {height} high. {feet} ft, {price}',
  corners: { back: 'the left corner', right: 'the back corner', detached: 'the left edge' },

  /** Shown where the 3D view is not available and the drawing stays. */
  notes: {
    unsupported: 'This browser can’t show 3D (WebGL is off or missing). The drawing does the same job.',
    failed: 'The 3D view couldn’t load. The drawing does the same job, and your plan is safe.',
    lost: 'Your device paused the 3D view. Use the drawing; 3D comes back by itself.',
  },
  retry: 'Try again',
}

export type PlannerSceneLabels = typeof plannerSceneLabels
