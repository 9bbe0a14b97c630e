// What is typed into a form, kept in the tab's sessionStorage until it is sent or cleared. Nothing
// here throws: without storage nothing is kept. Also part of an inline script, which keeps what is
// typed before the framework runs (components/layout/inline/form-drafts.ts).
import { DRAFT_KEY } from '@/lib/storage-keys'

/** Fields to type into, each of which has a maximum length, and to choose from; no hidden ones. */
const FIELDS = '[maxlength],select,textarea'

const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement & { selectedIndex?: number }>(FIELDS)

/** The form has its name in data-draft, the same as in the event `generate_lead`. */
export function keepDraft(form: HTMLFormElement): void {
  try {
    // What a page fills in itself, as a town's name, is not the visitor's.
    const typed = [...fieldsOf(form)].filter(({ value, defaultValue }) => value !== defaultValue)
    const texts = typed.map(({ name, value }) => [name, value] as const)
    sessionStorage[DRAFT_KEY + form.dataset.draft] = JSON.stringify(Object.fromEntries(texts))
  } catch {
    // Storage is blocked or full.
  }
}

export function dropDraft(name: string | undefined): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY + name)
  } catch {
    // Storage is blocked.
  }
}

/** Texts by field; empty where there is no draft, or none that can be read. */
export function readDraft(name: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(sessionStorage[DRAFT_KEY + name] as string)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What was typed or chosen since the page came stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(form.dataset.draft)
  for (const field of fieldsOf(form)) {
    const text = draft[field.name]
    // Only a field to choose from has an index; its first option is the one that the page comes
    // with.
    if (typeof text !== 'string' || (field.selectedIndex ?? field.value !== field.defaultValue)) continue
    field.value = text
    // The draft names an option that is gone.
    if ((field.selectedIndex ?? 0) < 0) field.selectedIndex = 0
  }
}
