'use client'
// Messages that come and go. Their look (toast-view.tsx, by Radix) is fetched with the first one, or before by whoever expects one; a message
// whose look cannot be fetched is shown all the same.
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { late } from './late'
import {
  closeButtonClass,
  detailClass,
  LIFETIME_MS,
  titleClass,
  toastClass,
  viewportClass,
  viewportStyle,
  type ToasterLabels,
  type ToastMessage,
  type ToastViewProps,
} from './toast-look'

const MOST_AT_ONCE = 3
const CLOSING_MS = 300

type Shown = ToastViewProps['messages'][number] & {
  /** The first message of those that are shown together. */
  readonly batch: number
}
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
  const id = nextId++
  // What was wrong before is either mended or said again.
  const others = shown.filter(({ open, look }) => open && look !== 'destructive').slice(-MOST_AT_ONCE + 1)
  update([...others, { ...message, id, open: true, batch: others[0]?.batch ?? id }])
}

/** Where the focus was before it came to the messages. */
let before: HTMLElement | undefined

const amongMessages = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="region"]') !== null

function remember({ target }: FocusEvent) {
  if (target instanceof HTMLElement && !amongMessages(target)) before = target
}

function close(id: number) {
  update(shown.map(item => (item.id === id ? { ...item, open: false } : item)))
  // With the last message its place goes, and the focus would go with it.
  if (amongMessages(document.activeElement) && !shown.some(({ open }) => open)) before?.focus()
  // Stays mounted while it fades.
  setTimeout(() => update(shown.filter(item => item.id !== id)), CLOSING_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const toastView = late(() => import('./toast-view'))

/** The same message without Radix: announced, closed by its button or by time. */
function PlainToast({ id, title, detail, look, label }: ToastViewProps['messages'][number] & { label: string }) {
  useEffect(() => {
    const timer = setTimeout(() => close(id), LIFETIME_MS)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div role="alert" data-look={look} className={toastClass}>
      <div className={titleClass}>{title}</div>
      <button type="button" aria-label={label} onClick={() => close(id)} className={closeButtonClass}>
        ×
      </button>
      {detail ? <div className={detailClass}>{detail}</div> : null}
    </div>
  )
}

function PlainView({ messages, labels }: ToastViewProps) {
  return (
    <div role="region" aria-label={labels.region} className={viewportClass} style={viewportStyle}>
      {messages
        .filter(({ open }) => open)
        .map(message => (
          <PlainToast key={message.id} {...message} label={labels.close} />
        ))}
    </div>
  )
}

export function Toaster({ labels }: { labels: ToasterLabels }) {
  const messages = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null)
  const isWanted = messages.length > 0
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    if (document.activeElement instanceof HTMLElement) before = document.activeElement
    document.addEventListener('focusin', remember)
    void toastView.get().then(code => {
      if (isCurrent) setView(() => code?.ToastView ?? PlainView)
    })
    return () => {
      isCurrent = false
      document.removeEventListener('focusin', remember)
    }
  }, [isWanted])
  // A new view for each batch: Radix stops its clock while pointer or focus is among the messages, and never starts it again once the last
  // of them has been closed there.
  return View ? <View key={messages[0]?.batch} messages={messages} labels={labels} onClose={close} /> : null
}
