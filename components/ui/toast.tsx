'use client'
// Messages that come and go, by Radix: announced to screen readers, reached with F8, swiped or closed.
import * as RadixToast from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'

export interface ToastMessage {
  readonly title: string
  readonly detail?: string
  readonly look?: 'success' | 'destructive'
}

interface Shown extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

const LIFETIME_MS = 8_000
const MOST_AT_ONCE = 3
const CLOSING_MS = 300

let shown: readonly Shown[] = []
let nextId = 1
const listeners = new Set<() => void>()
const none: readonly Shown[] = []

function update(next: readonly Shown[]) {
  shown = next
  listeners.forEach(listener => listener())
}

/** Shows a message. Works from anywhere; the page must render one <Toaster>. */
export function toast(message: ToastMessage): void {
  update([...shown.filter(({ open }) => open).slice(-MOST_AT_ONCE + 1), { ...message, id: nextId++, open: true }])
}

function close(id: number) {
  update(shown.map(item => (item.id === id ? { ...item, open: false } : item)))
  // Stays mounted while it fades.
  setTimeout(() => update(shown.filter(item => item.id !== id)), CLOSING_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Toaster({ labels }: { labels: { region: string; close: string } }) {
  const messages = useSyncExternalStore(subscribe, () => shown, () => none)
  return (
    <RadixToast.Provider duration={LIFETIME_MS} label={labels.region}>
      {messages.map(({ id, open, title, detail, look }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={isOpen => !isOpen && close(id)}
          type="foreground"
          data-look={look}
          className="grid grid-cols-[1fr_auto] gap-x-4 rounded border-2 border-success bg-raised p-4 text-ink transition-opacity data-[look=destructive]:border-danger data-[state=closed]:opacity-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]"
        >
          <RadixToast.Title className="font-display font-bold">{title}</RadixToast.Title>
          <RadixToast.Close aria-label={labels.close} className="row-span-2 flex size-11 items-center justify-center self-start rounded text-xl leading-none hover:bg-sunken">×</RadixToast.Close>
          {detail ? <RadixToast.Description className="mt-1 text-sm text-muted">{detail}</RadixToast.Description> : null}
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="fixed right-0 z-50 flex w-full max-w-md flex-col gap-3 p-4" style={{ bottom: 'var(--text-bar-height)' }} />
    </RadixToast.Provider>
  )
}
