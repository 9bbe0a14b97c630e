// How a plan leaves the page: as a picture on this device, as a lead to the office. Fetched after the planner reacts (late-outgoing.ts).
import { sendLead, type Outcome } from '@/components/forms/outbox'
import type { PlannerLabels } from '@/content/planner-labels'
import type { WebhookMode } from '@/lib/env'
import { buildPlanPayload, type PlanContact } from '@/lib/planner/payload'
import type { Plan } from '@/lib/planner'
import { drawingImages } from './export-image'
import type { PlanImages } from './plan-image'

const PNG_FILE_NAME = 'ev_charger_plan.png'

/** 'no-picture': nothing was sent, because the picture could not be made. */
export type SentPlan = Outcome | 'sent-without-contact' | 'no-picture'

interface ShownPlan {
  readonly plan: Plan
  readonly labels: PlannerLabels
  /** The 3D view's pictures, while it is shown. */
  readonly scene: PlanImages | null
}

interface OutgoingPlan extends ShownPlan {
  readonly contact: Partial<PlanContact>
  readonly webhook: string
  readonly mode: WebhookMode
  /** Called when a plan that was kept goes out later, while the page is still open. */
  readonly onDelivered: (outcome: SentPlan) => void
}

/** Pictures of the scene; should they fail, of the drawing. */
function imagesOf({ plan, labels, scene }: ShownPlan): PlanImages {
  const drawing = drawingImages(plan, labels)
  if (!scene) return drawing
  return {
    toJpeg: () => scene.toJpeg().catch(() => drawing.toJpeg()),
    toPng: () => scene.toPng().catch(() => drawing.toPng()),
  }
}

/** The picture; undefined, and said on the console, where it could not be made. */
async function made<Picture>(picture: Promise<Picture>): Promise<Picture | undefined> {
  try {
    return await picture
  } catch (error) {
    console.error('The picture of the plan could not be made', error)
    return undefined
  }
}

/** Posts a plan through the outbox. Never throws. */
export async function sendPlan({ contact, webhook, mode, onDelivered, ...shown }: OutgoingPlan): Promise<SentPlan> {
  const planImageJpeg = await made(imagesOf(shown).toJpeg())
  if (planImageJpeg === undefined) return 'no-picture'
  const payload = buildPlanPayload({ plan: shown.plan, pageUrl: location.href, planImageJpeg, contact })
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

/** A file that is saved on this device and goes nowhere. */
function download(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some engines read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Saves the picture. Never throws. */
export async function exportPng(shown: ShownPlan): Promise<'idle' | 'failed'> {
  const png = await made(imagesOf(shown).toPng())
  if (png === undefined) return 'failed'
  download(png, PNG_FILE_NAME)
  return 'idle'
}
