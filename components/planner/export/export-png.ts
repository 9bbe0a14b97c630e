// Saves the plan as a picture to forward: the current view, with what it is and what it costs under
// it. Loaded with the code that sends plans (submission/lazy-submission.ts).
import { today } from '@/components/planner/print/use-print-date'
import { sentReference } from '@/components/planner/submission/sent-plan'
import { type CurrentPlan, viewImages } from '@/components/planner/submission/view-images'
import { imageOrUndefined } from '@/components/planner/plan-image'
import { download } from './download'
import { captionedPicture } from './captioned-picture'
import { captionOf, exportWords } from './export-words'

const FILE_NAME = 'ev_charger_plan.png'

async function paperOf(view: CurrentPlan): Promise<Blob> {
  const picture = await viewImages(view).toPng()
  const words = exportWords(view.plan, view.words, today(), sentReference(view.plan))
  return captionedPicture(picture, { below: captionOf(words) })
}

/**
 * Downloads the PNG and returns the file's name. Undefined, with a console error, where the browser
 * cannot make it. Never throws.
 */
export async function exportPng(view: CurrentPlan): Promise<string | undefined> {
  const png = await imageOrUndefined(paperOf(view))
  if (png === undefined) return undefined
  download(png, FILE_NAME)
  return FILE_NAME
}
