// The words of the planner. {name} is a placeholder for a value.
import type { MaterialWords } from '@/lib/material-names'
import type { Titled } from '@/lib/schema/page'
import { business } from '@/content/business'
import { finishedJob } from '@/content/finished-job'
import { plannerExportWords, plannerKeepWords, plannerSendWords } from './plan-sharing'

/** Lines of a materials list, as visitors and staff read them (lib/planner/materials.ts). */
export const materialWords = {
  kinds: { emt: 'EMT', pvc40: 'PVC schedule 40', pvc80: 'PVC schedule 80' },
  sizes: { '1-2': '1/2 in', '3-4': '3/4 in' },
  colors: { black: 'black', red: 'red', green: 'green (ground)' },
  names: {
    conduit: '{kind} conduit, {size}',
    elbow: '90° elbow, {kind}, {size}',
    coupling: 'Coupling, {kind}, {size}',
    connector: 'Connector, {kind}, {size}',
    strap: 'Strap, {kind}, {size}',
    wire: 'THHN/THWN-2 copper, {gauge} AWG, {color}',
    breaker: 'Breaker, two-pole, {amps} A',
    'pull-point': 'Pull point',
    'trench-dig': 'Trench to dig',
    'warning-tape': 'Warning tape',
  },
} satisfies MaterialWords

// Texts of the planner's inspector: its four steps, the price in its foot, and sharing.
const plannerInspectorWords = {
  steps: 'Steps',
  tabs: { charger: 'Charger', panel: 'Panel', place: 'Place', plan: 'Your plan' },
  titles: {
    charger: 'Which charger?',
    panel: 'Where’s your electrical panel?',
    place: 'Where should the charger go?',
    plan: 'Your price',
  },
  next: 'Next',
  moreSettings: 'More settings',

  /** The handle of the sheet that holds the inspector on small screens. */
  grip: 'Panel size: {size}. Press to change it.',
  gripSizes: { peek: 'small', half: 'half', full: 'large' },

  price: {
    summary: '{feet} ft, {elbows}',
    more: '+{amount}',
    less: '−{amount}',
  },

  circuit: '{output} A on a {amps} A circuit',
  change: 'Change',

  /** Below trench feet. */
  trenchHint:
    'Out to a detached garage, say, or under a driveway. Each foot adds {price}, even if the charger stays in this garage. Above 0 you can pick the Detached wall, under Place.',

  height: {
    usual: '{min} to {max}. Usual: {usual}.',
    beyond: 'You dragged it to {height}. Here you can set {min} to {max}.',
    slider: 'Height off the floor',
  },

  cable: {
    title: 'Will the cable reach?',
    ports: {
      'rear-left': 'Port rear left',
      'rear-right': 'Port rear right',
      'front-left': 'Port front left',
      'front-right': 'Port front right',
    },
    reaches: 'The {cable} ft cable reaches, with {spare} ft to spare.',
    short:
      'The {cable} ft cable is {short} ft short. Move the charger {move} ft along this wall, or turn the car around.',
    never:
      'The {cable} ft cable is {short} ft short anywhere on this wall at this height. Try another wall, or turn the car around.',
  },

  share: 'Share',
  shareWith: 'Share with…',
  shareTitle: 'My EV charger plan',
} as const

// Texts of the planner's 3D view.
export const plannerSceneWords = {
  /** The switch between the two ways of seeing the plan. */
  shownAs: 'Shown as',
  views: { scene: '3D', drawing: 'Drawing' },
  /** On a phone: shows the buttons that change the view. */
  viewButton: 'View',
  loading: 'Loading the 3D view…',
  /** Announced once it has loaded. */
  ready: 'The 3D view is ready.',

  region: '3D view of your garage',
  /** On the charger until the first drag. */
  dragHint: 'Drag the charger',
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
    failed: 'There’s no 3D view right now. The drawing does the same job, and your plan is safe.',
    lost: 'Your device paused the 3D view. The drawing does the same job until it’s back.',
  },
  retry: 'Try again',
}

export type PlannerSceneWords = typeof plannerSceneWords

// Planner interface texts: controls, drawing, estimate, sending.
// docs/planner.md says which names and messages are fixed; brand names come with the presets.
export const plannerWords = {
  region: 'EV Planner',
  controls: 'Plan settings',

  brand: 'Brand',
  brandFacts: {
    preset: 'The usual size for this brand.',
    /** Where the brand’s conduit costs more. */
    more: 'It adds {percent}% to the conduit line.',
    custom: 'You pick the size.',
  },
  brandPicture: 'Our drawings show a typical charger, not this exact model.',
  chargerModel: 'Charger model',
  chargerModels: { brand: 'Brand’s model', block: 'Built-in block' },
  chargerModelHint: 'Changes the drawing. The price stays the same.',
  chargerModelMissing: 'No brand is picked, so you see the block.',
  amps: 'Amps',
  ampsHint: 'The circuit’s size.',
  panelLocation: 'Panel location',
  panelLocations: { 'back-left': 'Back-left', 'right-front': 'Right-front' },
  mountWall: 'Mount wall',
  mountWalls: { auto: 'Auto', back: 'Back', right: 'Right', detached: 'Detached' },
  mountWallHints: {
    auto: 'The charger goes to the wall you tap or drag it to.',
    back: 'The charger stays on the back wall.',
    right: 'The charger stays on the right wall.',
    detached: 'The charger stays on the detached garage’s wall.',
  },
  detachedNeedsTrench: 'For Detached, enter trench feet under Panel first.',
  conduitType: 'Conduit type',
  conduitTypes: { EMT: 'EMT', PVC: 'PVC' },
  conduitTypeHint: 'EMT is metal, PVC is plastic.',
  numbers: {
    mountHeightIn: 'Mount height (in)',
    pricePerFt: 'Price per foot of conduit ($)',
    baseLabor: 'Base labor ($)',
    trenchFt: 'Trench feet',
    trenchPricePerFt: 'Trench price per foot ($)',
  },
  between: '{min} to {max}',
  atLeast: '{min} or more',
  groups: { charger: 'Charger', place: 'Place', prices: 'Prices' },

  toolbar: 'Changes',
  nudgeTitle: 'Move it',
  nudge: {
    left: 'Move the charger left',
    right: 'Move the charger right',
    up: 'Move the charger up',
    down: 'Move the charger down',
  },
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  ...plannerExportWords,

  drawing: {
    title: 'Drawing of your plan: the garage walls unfolded',
    howTo: 'Drag the charger, tap a wall, or use the arrow keys.',
    charger: 'Charger. Arrow keys move it half a foot.',
    chargerRole: 'movable charger',
    walls: { back: 'Back wall', right: 'Right wall', detached: 'Detached wall' },
    wallSize: '{wall}, {width}′ × {height}′',
    panel: 'Panel',
    trench: 'trench {length}',
    toTrench: 'to trench',
    fromTrench: 'trench {length}',
    topView: 'Seen from above',
    door: 'door',
    schedule: 'Conduit run',
    total: 'Total',
  },
  spec: {
    brand: 'Charger',
    circuit: 'Circuit',
    conduit: 'Conduit',
    elbows: 'Elbows',
    height: 'Mount height',
    estimate: 'Estimate',
    amps: '{amps} A',
    feetOf: '{feet} ft {type}',
    note: 'Ballpark. Quotes are free.',
    by: business.name,
  },
  description: {
    place: 'Charger on the {wall}, {along}, {height} high.',
    walls: { back: 'back wall', right: 'right wall', detached: 'detached wall' },
    along: {
      back: '{length} from the left corner',
      right: '{length} from the back corner',
      detached: '{length} from its left edge',
    },
    route: 'The conduit runs from the panel: {legs}.',
    noRoute: 'The charger is at the panel.',
    legs: {
      level: '{length} along the {wall}',
      up: '{length} up',
      down: '{length} down',
      trench: '{length} across the trench',
    },
    figures: '{feet} ft of {type} conduit, {elbows}',
    elbow: '{count} elbow',
    elbows: '{count} elbows',
    price: 'Your run {price}.',
  },
  /** One row of the drawing's list of legs. */
  legs: { level: '{wall}', up: 'Up', down: 'Down', trench: 'Trench' },

  estimate: {
    title: 'Estimate',
    caption: 'Your estimate, item by item',
    item: 'Item',
    amount: 'Amount',
    lines: {
      'base-labor': finishedJob.lines['base-labor'].name,
      conduit: finishedJob.lines.conduit.name,
      trench: finishedJob.lines.trench.name,
    },
    times: '{feet} ft × {price}',
    note: 'A ballpark price. Conduit counts in whole feet, and elbows cost nothing extra.',
    summary: '{feet} ft, {elbows}',
  },

  send: plannerSendWords,

  materials: materialWords,

  /** Keeping, sharing, printing, materials and guidance. */
  keep: plannerKeepWords,

  finishedJob,

  /** The inspector: steps, price, sharing. */
  inspector: plannerInspectorWords,

  withoutScript: {
    before:
      'The planner needs JavaScript, and it’s off in this browser. You see its starting drawing and estimate. Call',
    after: 'and we’ll plan it with you.',
  },
  callToAction: {
    title: 'Get your price',
    text: `Send two photos: your panel, and the wall you have in mind. You hear from us within ${business.contactPromiseHours} hours. The estimate is free and yours to keep.`,
  } satisfies Titled,
}

export type PlannerWords = typeof plannerWords
