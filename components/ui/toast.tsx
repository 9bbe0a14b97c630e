'use client'
// Shows the toast (toasts.ts). The view is fetched with the first message, or earlier by
// toastView.get(); where it cannot be fetched, the browser's own alert shows the message.
import { useDeferredValue, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { lazyImport } from './lazy-import'
import type { ToastViewProps } from './toast-view'
import { closeToast, isInToasts, onToastChange, shownToast, type ToasterWords } from './toasts'

/** The element that had the focus before the toast. */
let focusBefore: HTMLElement | undefined

function rememberFocus({ target }: FocusEvent) {
  if (target instanceof HTMLElement && !isInToasts(target)) focusBefore = target
}

function close(id: number) {
  const hadFocus = isInToasts(document.activeElement)
  closeToast(id)
  // The toast is removed, and the focus would be lost with it.
  if (hadFocus && !shownToast()) focusBefore?.focus()
}

function alertShown() {
  const { id, title, detail } = shownToast() ?? {}
  if (id === undefined) return
  closeToast(id)
  window.alert(detail ? `${title}\n${detail}` : title)
}

export const toastView = lazyImport(() => import('./toast-view'))

export function Toaster({ words }: { words: ToasterWords }) {
  const message = useSyncExternalStore(onToastChange, shownToast, () => undefined)
  // What a form marks is painted first.
  const shown = useDeferredValue(message)
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null)
  const isNeeded = message !== undefined
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    if (document.activeElement instanceof HTMLElement) focusBefore = document.activeElement
    document.addEventListener('focusin', rememberFocus)
    void toastView.get().then(code => {
      if (!isCurrent) return
      if (code) setView(() => code.ToastView)
      else alertShown()
    })
    return () => {
      isCurrent = false
      document.removeEventListener('focusin', rememberFocus)
    }
  }, [isNeeded])
  // A new view for each message: Radix pauses its timers while pointer or focus is in the region,
  // and never resumes them once a toast has been closed there.
  return View ? <View key={shown?.id} shown={shown} words={words} onClose={close} /> : null
}
