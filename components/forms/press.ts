// The last press of a form in this tab, until the visitor has seen how it ended: the page may be
// left and come back before that, with the fields filled by the browser. Nothing here throws.
import { parseJson } from '@/lib/fields'
import { PRESS_KEY } from '@/lib/storage-keys'

export interface Press {
  /** Idempotency key of the lead. */
  readonly key: string
  /** What stood in the form. */
  readonly typed: string
}

export function keepPress(kind: string, press: Press): void {
  try {
    sessionStorage.setItem(PRESS_KEY + kind, JSON.stringify(press))
  } catch {
    // Storage is blocked or full.
  }
}

export function dropPress(kind: string): void {
  try {
    sessionStorage.removeItem(PRESS_KEY + kind)
  } catch {
    // Storage is blocked.
  }
}

export function readPress(kind: string): Press | undefined {
  try {
    const { key, typed } = Object(parseJson(sessionStorage.getItem(PRESS_KEY + kind) ?? '')) as Partial<Press>
    return typeof key === 'string' && typeof typed === 'string' ? { key, typed } : undefined
  } catch {
    return undefined
  }
}
