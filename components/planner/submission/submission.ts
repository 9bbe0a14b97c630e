// Exports the plan as a PNG and sends it as a lead. Loaded lazily (lazy-submission.ts).
import { sendLead, type Outcome } from '@/components/forms/outbox'
import type { PlannerLabels } from '@/content/planner-labels'
import type { WebhookMode } from '@/lib/env'
import { buildPlanPayload, type PlanContact } from '@/lib/planner/payload'
import type { Plan } from '@/lib/planner'
import { drawingImages } from '../drawing/drawing-image'
import type { PlanImages } from '../plan-image'

const PNG_FILE_NAME = 'ev_charger_plan.png'

/** 'no-picture': the image could not be made, so nothing was sent. */
export type SentPlan = Outcome | 'sent-without-contact' | 'no-picture'

interface ExportedPlan {
  readonly plan: Plan
  readonly labels: PlannerLabels
  /** The scene's images, while it is shown. */
  readonly scene: PlanImages | null
}

interface PlanSubmission extends ExportedPlan {
  readonly contact: Partial<PlanContact>
  readonly webhook: string
  readonly mode: WebhookMode
  /** Called when a queued plan is delivered later, while the page is still open. */
  readonly onDelivered: (outcome: SentPlan) => void
}

/** The scene's images, with the drawing as fallback. */
function imagesOf({ plan, labels, scene }: ExportedPlan): PlanImages {
  const drawing = drawingImages(plan, labels)
  if (!scene) return drawing
  return {
    toJpeg: () => scene.toJpeg().catch(() => drawing.toJpeg()),
    toPng: () => scene.toPng().catch(() => drawing.toPng()),
  }
}

/** Undefined, with a console error, where the image cannot be made. */
async function imageOrUndefined<Picture>(picture: Promise<Picture>): Promise<Picture | undefined> {
  try {
    return await picture
  } catch (error) {
    console.error('The picture of the plan could not be made', error)
    return undefined
  }
}

/** Posts a plan through the outbox. Never throws. */
export async function sendPlan({ contact, webhook, mode, onDelivered, ...view }: PlanSubmission): Promise<SentPlan> {
  const planImageJpeg = await imageOrUndefined(imagesOf(view).toJpeg())
  if (planImageJpeg === undefined) return 'no-picture'
  const payload = buildPlanPayload({ plan: view.plan, pageUrl: location.href, planImageJpeg, contact })
  const isAnonymous = !(payload.contact?.phone ?? payload.contact?.email)
  const sent = isAnonymous ? 'sent-without-contact' : 'sent'
  const lead = {
    url: webhook,
    mode,
    body: JSON.stringify(payload),
    event: { event: 'generate_lead', form: 'plan', currency: 'USD', value: payload.est_cost },
    isAnonymous,
  } as const
  const outcome = await sendLead(lead, () => onDelivered(sent))
  return outcome === 'sent' ? sent : outcome
}

function download(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some engines read the URL only after click() returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Downloads the PNG. Never throws. */
export async function exportPng(view: ExportedPlan): Promise<'idle' | 'failed'> {
  const png = await imageOrUndefined(imagesOf(view).toPng())
  if (png === undefined) return 'failed'
  download(png, PNG_FILE_NAME)
  return 'idle'
}
