// What is typed into a form, kept in the tab's sessionStorage until it is sent or cleared. Nothing here throws: without storage nothing is kept.
// Also part of an inline script (components/layout/inline/drafts.ts), which keeps what is typed before the framework runs.
import { honeypotName } from '@/lib/leads/choices'
import { DRAFT_KEY } from '@/lib/storage-keys'

/** As in the event `generate_lead`. A form has its name in data-draft. */
export type DraftName = 'quick' | 'long' | 'plan' | 'photo'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const TYPED = /^(?:text|tel|email|textarea|select-one)$/

const fieldsOf = ({ elements }: HTMLFormElement) =>
  ([...elements] as Field[]).filter(({ name, type }) => name && name !== honeypotName && TYPED.test(type))

const keyOf = ({ dataset }: HTMLFormElement) => DRAFT_KEY + dataset.draft

export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage[keyOf(form)] = JSON.stringify(
      Object.fromEntries(fieldsOf(form).map(field => [field.name, field.value])),
    )
  } catch {
    // Storage is blocked or full.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY + name)
  } catch {
    // Storage is blocked.
  }
}

/** Texts by field; empty where there is no draft, or none that can be read. */
export function readDraft(name: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(sessionStorage[DRAFT_KEY + name] as string)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Still as the page came. */
const isUntouched = (field: Field) =>
  'options' in field
    ? field.selectedIndex ===
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    : field.value === field.defaultValue

/** What was typed since the page came stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(form.dataset.draft ?? '')
  for (const field of fieldsOf(form)) {
    const { [field.name]: text } = draft
    const fits = !('options' in field) || [...field.options].some(({ value }) => value === text)
    if (typeof text === 'string' && fits && isUntouched(field)) field.value = text
  }
}
