// Sends a measured photo as a lead, and saves it as a picture. Loaded at the last step.
import { dropFirstCopy, firstCopyOf } from '@/components/forms/first-copy'
import { lastKeyOf, sendLead } from '@/components/forms/outbox'
import type { Outcome } from '@/components/forms/page-forms'
import type { LeadPhoto } from '@/components/forms/lead'
import type { PhotoProgress } from '@/components/forms/photo-outbox'
import { encodePhoto } from '@/components/forms/photos/prepare-photo'
import { utmOfVisit } from '@/components/forms/visit'
import { lazyImport } from '@/components/ui/lazy-import'
import type { PlannerWords } from '@/content/words/planner'
import type { PlannerPhotoWords } from '@/content/words/photo'
import type { WebhookMode } from '@/lib/env'
import type { ContactField } from '@/lib/leads/contact'
import { canTakePhotos } from '@/lib/leads/photos'
import { randomId } from '@/lib/random-id'
import { estimateOfRun } from '@/lib/photo/estimate'
import { buildPhotoLead } from '@/lib/photo/lead'
import type { Reading, Session } from '@/lib/photo/session'
import { brands, type Plan } from '@/lib/planner'
import { holdsOf, priceTexts } from '@/components/planner/estimate/finished-job'
import { download } from '@/components/planner/export/download'
import { captionedPicture } from '@/components/planner/export/captioned-picture'
import { captionOf } from '@/components/planner/export/export-words'
import { fill } from '@/lib/template'
import { imageOrUndefined } from '@/components/planner/plan-image'
import { today } from '@/components/planner/print/use-print-date'
import { type PlanReport, reportOf } from '@/components/planner/submission/plan-report'
import { paintMarks } from './paint-marks'
import { photoCard } from './photo-card'
import { feetRange, priceRange } from './words'
import { describeElbows } from '@/components/planner/plan-text'

const FILE_NAME = 'ev_charger_photo.png'

export interface MeasuredPhoto {
  readonly session: Session
  readonly reading: Reading
  readonly plan: Plan
  readonly plannerWords: PlannerWords
  readonly words: PlannerPhotoWords
  /** The finished wall; null where there is none. */
  readonly finished: HTMLCanvasElement | null
  /** What staff find it by, once it was sent as it is; else null. */
  readonly reference: string | null
}

export type PhotoContact = Readonly<Record<ContactField, string>>

interface PhotoSubmission extends MeasuredPhoto {
  readonly contact: PhotoContact
  /** Sent along with the measure. */
  readonly extra: object | undefined
  /** The version of the line under the form. */
  readonly notice: string | undefined
  readonly webhook: string
  readonly mode: WebhookMode
  /** Called with the outcome, and again when it changes while the page is still open. */
  readonly onReport: (report: PlanReport) => void
  readonly onPhotos: (progress: PhotoProgress) => void
}

const rules = lazyImport(() => import('@/components/forms/rules'))

/** Fetches the rules before they are needed. */
export const preloadRules = () => void rules.get()

const marked = ({ session, reading, plan, words }: MeasuredPhoto) => {
  if (!reading.run) return undefined
  const estimate = estimateOfRun(plan, reading.run, session.extraFt)
  return paintMarks(session, reading, {
    run: `${feetRange(estimate, words)} · ${priceRange(estimate, words)}`,
    marks: words.marks,
  })
}

/** The finished wall, else the photo with its marks, and below it what it comes to. */
async function pictureOf(measured: MeasuredPhoto): Promise<Blob> {
  const { session, reading, plan, plannerWords, words, finished, reference } = measured
  const canvas = finished ?? (await marked(measured))
  if (!canvas || !reading.run) throw new Error('there is nothing to paint')
  const estimate = estimateOfRun(plan, reading.run, session.extraFt)
  const { exportPicture } = plannerWords
  const below = captionOf({
    title: finished ? words.send.finishedPicture : words.send.picture,
    date: today(),
    estimate: exportPicture.estimate,
    prices: priceTexts({ ...estimate, words: plannerWords.finishedJob }),
    note: `${holdsOf(estimate.high, plannerWords.finishedJob)} ${exportPicture.note}`,
    facts: [
      { label: words.send.run, value: `${feetRange(estimate, words)}, ${describeElbows(reading.run, plannerWords)}` },
      {
        label: exportPicture.facts.charger,
        value: fill(exportPicture.charger, { name: brands[plan.brand].name, amps: plan.amps }),
      },
      { label: exportPicture.facts.conduit, value: plannerWords.conduitTypes[plan.conduitType] },
      ...(reference === null ? [] : [{ label: exportPicture.facts.reference, value: reference }]),
    ],
    by: words.savedPicture.by,
    phone: words.savedPicture.phone,
  })
  return captionedPicture(await photoCard(session, canvas, finished && words.finished), { below })
}

/**
 * Downloads the picture and returns the file's name; undefined, with a console error, where the
 * browser cannot make it.
 */
export async function savePicture(measured: MeasuredPhoto): Promise<string | undefined> {
  const png = await imageOrUndefined(pictureOf(measured))
  if (!png) return undefined
  download(png, FILE_NAME)
  return FILE_NAME
}

/** Opens the device's own share sheet with the picture. False where that fails. Never throws. */
export async function sharePicture(measured: MeasuredPhoto): Promise<boolean> {
  const png = await imageOrUndefined(pictureOf(measured))
  if (!png) return false
  try {
    const files = [new File([png], FILE_NAME, { type: png.type })]
    await navigator.share({ title: measured.words.finished.shareTitle, files })
    return true
  } catch (error) {
    // The visitor closed the share sheet.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

type ContactErrors = Readonly<Partial<Record<keyof PhotoContact, string>>>

async function typedErrors(contact: PhotoContact, words: PlannerPhotoWords['send']): Promise<ContactErrors> {
  const hasAnswer = `${contact.phone}${contact.email}`.trim() !== ''
  // If the rules cannot be loaded, only the lead desk validates.
  const shape = (await rules.get())?.contactProblems(contact, words.nameProblem) ?? {}
  return {
    ...shape,
    ...(contact.name.trim() === '' && { name: words.nameProblem }),
    ...(!hasAnswer && { phone: words.contactProblem }),
  }
}

async function attachmentsOf(measured: MeasuredPhoto): Promise<readonly LeadPhoto[] | undefined> {
  const canvas = await marked(measured)
  const jpeg = canvas && (await encodePhoto(canvas))
  const clean = measured.session.photo?.jpeg
  if (!jpeg || !clean) return undefined
  const finished = measured.finished && (await encodePhoto(measured.finished))
  return [
    { id: randomId(), number: 1, what: 'marked', jpeg },
    { id: randomId(), number: 2, what: 'clean', jpeg: clean },
    ...(finished ? [{ id: randomId(), number: 3, what: 'finished', jpeg: finished } as const] : []),
  ]
}

/**
 * Validates the contact and posts the lead through the outbox, with its pictures where the desk
 * takes them. Never throws.
 */
export async function sendPhotoLead(submission: PhotoSubmission): Promise<void> {
  const { session, reading, plan, contact, extra, notice, webhook, mode, onReport, onPhotos } = submission
  const words = submission.words.send
  const errors = await typedErrors(contact, words)
  if (Object.keys(errors).length > 0) return onReport({ phase: 'invalid', errors })
  const body = buildPhotoLead({ session, run: reading.run, plan, pageUrl: location.href, contact })
  if (!body) return onReport({ phase: 'failed', line: words.report.noPicture })
  const lead = {
    url: webhook,
    mode,
    body: JSON.stringify({ ...body, ...extra, utm: utmOfVisit(body.utm) }),
    ...(notice && { noticeVersion: notice }),
    event: { event: 'generate_lead', form: 'photo', currency: 'USD', value: body.est_cost },
  } as const
  // Making the pictures takes time, in which the visitor may close the tab.
  const { key } = firstCopyOf(lead)
  const photos = canTakePhotos('photo', webhook, mode) ? await imageOrUndefined(attachmentsOf(submission)) : []
  if (!photos) {
    dropFirstCopy(key)
    return onReport({ phase: 'failed', line: words.report.noPicture })
  }
  // In simple mode the key does not travel.
  const report = (outcome: Outcome) =>
    onReport(reportOf(outcome, mode === 'json' ? lastKeyOf(webhook) : undefined, words.report))
  report(await sendLead({ ...lead, photos }, report, onPhotos))
}
