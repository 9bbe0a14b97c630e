// What a message is, and how it looks: the same whether Radix shows it or its stand-in.

export interface ToastMessage {
  readonly title: string
  readonly detail?: string
  readonly look?: 'success' | 'destructive'
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

export const toastClass =
  'grid grid-cols-[1fr_auto] gap-x-4 rounded border-2 border-success bg-raised p-4 text-ink transition-opacity data-[look=destructive]:border-danger data-[state=closed]:opacity-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]'
export const titleClass = 'font-display font-bold'
export const closeButtonClass =
  'row-span-2 flex size-11 items-center justify-center self-start rounded text-xl leading-none hover:bg-sunken'
export const detailClass = 'mt-1 text-sm text-muted'
export const viewportClass = 'fixed right-0 z-50 flex w-full max-w-md flex-col gap-3 p-4'
export const viewportStyle = { bottom: 'var(--text-bar-height)' }
