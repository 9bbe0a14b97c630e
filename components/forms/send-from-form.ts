// From the press of a form to the outbox, whether its code is there yet or not.
import { dropFirstCopy, firstCopyOf, hasFirstCopy } from './first-copy'
import { lazyOutbox, type Outbox } from './lazy-outbox'
import type { Lead } from './lead'
import type { Outcome } from './page-forms'
import type { Photos } from './photos/use-photos'
import { keepPress } from './press'

export type FormPhotos = Pick<Photos, 'take' | 'onProgress'>

interface FormSubmission {
  readonly kind: string
  readonly typed: string
  readonly photos: FormPhotos | undefined
  /** Called when the outcome changes while the page is open. */
  readonly later: (outcome: Outcome) => void
}

export const textsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** To tell whether a form has changed. */
export const typedIn = (form: HTMLFormElement): string => JSON.stringify(textsOf(form))

/**
 * Keeps the lead as it was typed while the rules are on their way: the visitor may close the tab.
 * What it returns ends that, with the lead that is sent in its place, if any.
 */
export function keepEarly(lead: Lead): (sent?: Lead) => void {
  const { key } = firstCopyOf(lead)
  return sent => {
    if (!sent || firstCopyOf(sent).key !== key) dropFirstCopy(key)
  }
}

/** Undefined where the lead could be neither sent nor kept. */
export async function sendFromForm(
  lead: Lead,
  { kind, typed, photos, later }: FormSubmission,
): Promise<Outcome | undefined> {
  // Before all that takes time: the visitor may close the tab.
  const { key } = firstCopyOf(lead)
  keepPress(kind, { key, typed })
  const withPhotos = { ...lead, photos: (await photos?.take()) ?? [] }
  const sendBy = ({ sendLead }: Outbox) => sendLead(withPhotos, later, photos?.onProgress)
  const outbox = await lazyOutbox.get()
  if (outbox) return sendBy(outbox)
  if (!hasFirstCopy(key)) return undefined
  void lazyOutbox.untilLoaded().then(sendBy).then(later)
  return { status: 'kept' }
}

/** What has become of a lead that the form sent before its page was left. */
export async function followFromForm(key: string, later: (outcome: Outcome) => void): Promise<Outcome | undefined> {
  return (await lazyOutbox.get())?.followLead(key, later)
}
