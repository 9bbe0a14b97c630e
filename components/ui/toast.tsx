'use client'
// Toasts: a store that any module can write to, and the Toaster that shows them. The view is
// fetched with the first message, or earlier by toastView.get(); where it cannot be fetched, the
// browser's own alert shows the message.
import { useDeferredValue, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { lazyImport } from './lazy-import'
import type { ToasterLabels, ToastMessage, ToastViewProps } from './toast-message'

const MAX_VISIBLE = 3
const CLOSING_MS = 300

type Toast = ToastViewProps['messages'][number] & {
  /** Id of the first of the toasts that are visible together. */
  readonly batch: number
}
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const none: readonly Toast[] = []

function update(next: readonly Toast[]) {
  toasts = next
  listeners.forEach(listener => listener())
}

/** The open messages but the errors of a form. */
const withoutErrors = () => toasts.filter(({ open, variant, stays }) => open && (stays || variant !== 'destructive'))

/** Shows a message. The page must render one <Toaster>. Replaces earlier error messages. */
export function toast(message: ToastMessage): void {
  const id = nextId++
  const others = withoutErrors().slice(-MAX_VISIBLE + 1)
  update([...others, { ...message, id, open: true, batch: others[0]?.batch ?? id }])
}

/** Takes errors away that are mended: they would contradict, and on a phone cover, what follows. */
export function closeErrors(): void {
  const others = withoutErrors()
  if (others.length < toasts.length) update(others)
}

/** The element that had the focus before the toasts. */
let focusBefore: HTMLElement | undefined

const isInToasts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="region"]') !== null

function rememberFocus({ target }: FocusEvent) {
  if (target instanceof HTMLElement && !isInToasts(target)) focusBefore = target
}

function close(id: number) {
  update(toasts.map(item => (item.id === id ? { ...item, open: false } : item)))
  // The region is removed with the last toast, and the focus would be lost with it.
  if (isInToasts(document.activeElement) && !toasts.some(({ open }) => open)) focusBefore?.focus()
  // Stays mounted while it fades out.
  setTimeout(() => update(toasts.filter(item => item.id !== id)), CLOSING_MS)
}

function alertAll() {
  const messages = toasts
  update(none)
  for (const { title, detail } of messages) window.alert(detail ? `${title}\n${detail}` : title)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const toastView = lazyImport(() => import('./toast-view'))

export function Toaster({ labels }: { labels: ToasterLabels }) {
  const messages = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  // What a form marks is painted first.
  const shown = useDeferredValue(messages)
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null)
  const isNeeded = messages.length > 0
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    if (document.activeElement instanceof HTMLElement) focusBefore = document.activeElement
    document.addEventListener('focusin', rememberFocus)
    void toastView.get().then(code => {
      if (!isCurrent) return
      if (code) setView(() => code.ToastView)
      else alertAll()
    })
    return () => {
      isCurrent = false
      document.removeEventListener('focusin', rememberFocus)
    }
  }, [isNeeded])
  // A new view for each batch: Radix pauses its timers while pointer or focus is in the region, and
  // never resumes them once the last toast has been closed there.
  return View ? <View key={shown[0]?.batch} messages={shown} labels={labels} onClose={close} /> : null
}
