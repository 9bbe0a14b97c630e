// What a toast says, shared by the store (toast.tsx) and the view that is fetched with the first
// message (toast-view.tsx).

export interface ToastMessage {
  readonly title: string
  readonly detail?: string
  readonly variant?: 'success' | 'destructive'
  /** Until it is closed. */
  readonly stays?: boolean
}

export interface ToasterLabels {
  readonly region: string
  readonly close: string
}

export interface ToastViewProps {
  readonly messages: readonly (ToastMessage & { readonly id: number; readonly open: boolean })[]
  readonly labels: ToasterLabels
  readonly onClose: (id: number) => void
}

export const LIFETIME_MS = 8_000
