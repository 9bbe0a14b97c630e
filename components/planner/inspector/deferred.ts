// What the planner's first step does not need, in a chunk of its own: the other steps' controls,
// further settings, the price's last change, Send Plan, the printed plan.
export { MoreSettings } from '@/components/planner/controls/more-settings'
export { PanelStep } from '@/components/planner/controls/panel-step'
export { PlaceStep } from '@/components/planner/controls/place-step'
export { PrintedPlan } from '@/components/planner/print/printed-plan'
export { SendPlan } from '@/components/planner/submission/send-plan'
export { ShareMenu } from '@/components/planner/stage/share-menu'
export { PriceChange } from './price-change'
export { closePhotoView, PhotoHost } from '@/components/planner/photo/photo-host'
