// Planner interface texts: controls, drawing, estimate, sending. {name} is a placeholder for a value.
// docs/product.md says which names and messages are fixed; brand names come with the presets.
import type { Titled } from '@/lib/schema/page'
import { business } from './business'
import { finishedJob } from './finished-job'
import { plannerExportLabels } from './planner-export-labels'
import { plannerKeepLabels } from './planner-keep-labels'
import { plannerInspectorLabels } from './planner-inspector-labels'
import { plannerSendLabels } from './planner-send-labels'

export const plannerLabels = {
  region: 'EV Planner',
  controls: 'Plan settings',

  brand: 'Brand',
  brandFacts: { preset: 'Set by this brand. Conduit cost × {factor}.', custom: 'You pick the size.' },
  brandPicture: 'Pictures and logos are our own drawings of a generic charger.',
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
  /** What the chosen one means. */
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
  ...plannerExportLabels,

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
  /** Places and routes in words. */
  words: {
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
    price: 'Estimate {price}.',
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

  send: plannerSendLabels,

  /** Keeping, sharing, printing, parts and guidance. */
  keep: plannerKeepLabels,

  /** What a figure holds, and what a finished job adds. */
  finishedJob,

  /** The inspector: steps, price, sharing. */
  inspector: plannerInspectorLabels,

  withoutScript: {
    before:
      'The planner needs JavaScript, and it’s off in this browser. You see its starting drawing and estimate. Call',
    after: 'and we’ll plan it with you.',
  },
  callToAction: {
    title: 'Get your price in writing',
    text: `Send two photos: your panel, and the wall you have in mind. You hear from us within ${business.contactPromiseHours} hours. The estimate is free and yours to keep.`,
  } satisfies Titled,
}

export type PlannerLabels = typeof plannerLabels
