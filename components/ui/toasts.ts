// The one toast that is shown: a store that any module can write to. On pages with a form toast.tsx
// shows it, on all others the script of saved leads (components/layout/inline/saved-leads.ts).

export interface ToastMessage {
  readonly title: string
  readonly detail?: string
  readonly variant?: 'success' | 'destructive'
  /** Until it is closed; then it also outlasts the messages after it. */
  readonly stays?: boolean
}

export interface ToasterWords {
  readonly region: string
  readonly close: string
}

export type Toast = ToastMessage & { readonly id: number }

export const TOAST_MS = 5_000

/** A bar over the text bar, so that it covers no form and no answer. */
export const toastClasses = {
  list: 'no-print fixed inset-x-0 bottom-0 z-50',
  toast:
    'flex min-h-(--text-bar-height) items-center justify-center gap-x-3 border-t-4 border-success bg-raised px-4 text-sm leading-snug text-ink data-[variant=destructive]:border-danger sm:text-base',
  text: 'py-1',
  title: 'inline font-display font-bold',
  detail: 'inline text-muted',
  close: 'flex size-11 shrink-0 items-center justify-center rounded text-xl leading-none hover:bg-sunken',
} as const

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function update(next: readonly Toast[]) {
  toasts = next
  listeners.forEach(listener => listener())
}

export const shownToast = (): Toast | undefined => toasts.at(-1)

/** Returns a function that ends it. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const closeToast = (id: number): void => update(toasts.filter(toast => toast.id !== id))

export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null

const closeAll = ({ target }: Event) => {
  if (!isInToasts(target)) update(toasts.filter(({ stays }) => stays))
}

/** Shows a message in place of the one before, until the next press or for 5 s. */
export function toast(message: ToastMessage): void {
  // A second listener is the same one.
  addEventListener('click', closeAll, true)
  update([...toasts.filter(({ stays }) => stays), { ...message, id: nextId++ }])
}
