// In builds with NEXT_PUBLIC_VITALS: how fast pages are for visitors. A part of the views tells
// the site's own server the kind of page with its LCP, INP and CLS, once, when it is left. Nothing
// about the person, and nothing with Global Privacy Control.
import { onCLS, onINP, onLCP } from 'web-vitals'

/** Part of the views that is measured. */
const SAMPLE = 0.25

const values: Record<string, number> = {}

/** '/locations/islip/' -> 'locations/*' */
const kindOf = ([first, second]: readonly string[]) => (first ? first + (second ? '/*' : '') : 'home')

const send = () => {
  if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return
  removeEventListener('visibilitychange', send)
  const kind = kindOf(location.pathname.split('/').filter(Boolean))
  navigator.sendBeacon('/api/vitals', JSON.stringify({ page: kind, ...values }))
}

if (Math.random() < SAMPLE && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) {
  for (const measure of [onCLS, onINP, onLCP])
    measure(({ name, value }) => {
      values[name.toLowerCase()] = value
    })
  // Behind the library's own listeners, which report on the same event.
  addEventListener('visibilitychange', send)
}
