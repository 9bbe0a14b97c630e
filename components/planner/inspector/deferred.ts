// What the planner's first step does not need, in a chunk of its own: the other steps' controls, further settings, the price's
// last change, Send Plan, the print sheet.
export { MoreSettings } from '../controls/more-settings'
export { PanelStep } from '../controls/panel-step'
export { PlaceStep } from '../controls/place-step'
export { PrintSheet } from '../print/print-sheet'
export { SendPlan } from '../submission/send-plan'
export { ShareMenu } from '../stage/share-menu'
export { PriceChange } from './price-change'
export { closePhotoView, PhotoHost } from '../photo/photo-host'
