// Sends the plan as a lead, and saves it as a picture to forward: the current view, with what it is
// and what it costs under it. Loaded late (lazy-submission.ts).
import { utmOfVisit } from '@/components/forms/visit'
import { lastKeyOf, sendLead } from '@/components/forms/outbox'
import type { Outcome } from '@/components/forms/page-forms'
import type { LeadPhoto } from '@/components/forms/lead'
import type { PhotoProgress } from '@/components/forms/photo-outbox'
import { lazyImport } from '@/components/ui/lazy-import'
import type { WebhookMode } from '@/lib/env'
import { noticeVersionName } from '@/lib/leads/choices'
import type { ContactField } from '@/lib/leads/contact'
import { buildPlanPayload } from '@/lib/leads/plan-body'
import { planMessages } from '@/lib/leads/plan-messages'
import { encodePlanLink } from '@/lib/planner/link'
import { type PlanReport, reportOf } from './plan-report'
import { rememberSent, sentReference } from './sent-plan'
import { imageOrUndefined, type CurrentView, type PlanImages } from '@/components/planner/plan-image'
import { today } from '@/components/planner/print/use-print-date'
import { download } from '@/components/planner/export/download'
import { captionedPicture } from '@/components/planner/export/captioned-picture'
import { captionOf, exportWords } from '@/components/planner/export/export-words'
import type { PlannerWords } from '@/content/words/planner'
import { drawingImages } from '@/components/planner/drawing/drawing-image'

interface CurrentPlan extends CurrentView {
  readonly words: PlannerWords
}

/** The images of the current view: the scene's, with the drawing's as fallback. */
function viewImages({ plan, words, scene }: CurrentPlan): PlanImages {
  const drawing = drawingImages(plan, words)
  if (!scene) return drawing
  return {
    toJpeg: () => scene.toJpeg().catch(() => drawing.toJpeg()),
    toPng: () => scene.toPng().catch(() => drawing.toPng()),
  }
}

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

/** The contact as typed, and the version of the line under the form. */
export type PlanFields = Readonly<Record<ContactField, string> & { [noticeVersionName]?: string }>

interface PlanSubmission extends CurrentPlan {
  readonly fields: PlanFields
  readonly webhook: string
  readonly mode: WebhookMode
  /** Sent after the plan. */
  readonly photos?: readonly LeadPhoto[]
  readonly onPhotos?: (progress: PhotoProgress) => void
  /** Called with the outcome, and again when it changes while the page is still open. */
  readonly onReport: (report: PlanReport) => void
}

const rules = lazyImport(() => import('@/components/forms/rules'))

/** Fetches the rules before they are needed. */
export const preloadRules = () => void rules.get()

/** Validates the contact and posts the plan through the outbox. Never throws. */
export async function sendPlan({
  fields,
  webhook,
  mode,
  photos = [],
  onPhotos,
  onReport,
  ...view
}: PlanSubmission): Promise<void> {
  const words = view.words.send
  const { [noticeVersionName]: notice, ...contact } = fields
  // If the rules cannot be loaded, only the lead desk validates.
  const contactRules = Object.values(contact).join('').trim() ? await rules.get() : undefined
  const errors = contactRules?.contactProblems(contact, words.nameProblem) ?? {}
  if (Object.keys(errors).length > 0) {
    onReport({ phase: 'invalid', errors })
    return
  }
  // The status line is shown before the alert blocks the page.
  const finish = (report: PlanReport) => {
    onReport(report)
    window.alert(report.phase === 'sent' ? planMessages.sent : planMessages.failed)
  }
  const planImageJpeg = await imageOrUndefined(viewImages(view).toJpeg())
  if (planImageJpeg === undefined) {
    finish({ phase: 'failed', line: words.noPicture })
    return
  }
  const payload = buildPlanPayload({ plan: view.plan, pageUrl: location.href, planImageJpeg, contact })
  const isAnonymous = !(payload.contact?.phone ?? payload.contact?.email)
  const lead = {
    url: webhook,
    mode,
    body: JSON.stringify({ ...payload, utm: utmOfVisit(payload.utm) }),
    ...(notice && { noticeVersion: notice }),
    planLink: encodePlanLink(view.plan),
    photos,
    event: { event: 'generate_lead', form: 'plan', currency: 'USD', value: payload.est_cost },
    isAnonymous,
  } as const
  const report = (outcome: Outcome): PlanReport => {
    // In simple mode the key does not travel.
    const key = mode === 'json' ? lastKeyOf(webhook) : undefined
    const told = reportOf(outcome, key, { sent: planMessages.sent, status: words.status })
    if (told.reference !== undefined) rememberSent(view.plan, told.reference)
    return told.phase === 'sent' && isAnonymous ? { ...told, isAnonymous, details: [words.noContact] } : told
  }
  finish(report(await sendLead(lead, later => onReport(report(later)), onPhotos)))
}
