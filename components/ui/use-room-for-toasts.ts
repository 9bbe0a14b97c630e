import { useEffect, type RefObject } from 'react'

const FIELDS = 'input, select, textarea'

/**
 * Scrolls the field with the focus, its label and its error message out from under the toasts, and
 * makes the browser keep fields clear of them that get the focus later.
 */
export function useRoomForToasts(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const toasts = list.current
    if (!toasts) return
    const { style } = document.documentElement
    const makeRoom = () => {
      const isEmpty = toasts.childElementCount === 0
      style.scrollPaddingBottom = isEmpty ? '' : `${innerHeight - toasts.getBoundingClientRect().top}px`
      const field = document.activeElement
      if (!isEmpty && field?.matches(FIELDS)) field.parentElement?.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(makeRoom)
    observer.observe(toasts)
    document.addEventListener('focusin', makeRoom)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', makeRoom)
      style.scrollPaddingBottom = ''
    }
  }, [list])
}
