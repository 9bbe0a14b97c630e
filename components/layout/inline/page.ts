// At the end of every page: ld_injected once per view, what the visit began with, call and text
// clicks, closing menus, and claims that have ended.
import type { DataLayerEvent } from '@/lib/data-layer'
import { VISIT_KEY } from '@/lib/storage-keys'

export const page = document
export const listen = addEventListener
const dataLayer = (window.dataLayer ||= [])

const popoverOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[popover]')

/** The shell's element, by its id. */
declare const shell: HTMLElement

/** Days that what brought a visitor is kept, counted from the latest visit. */
const KEPT_MS = 30 * 86_400_000

/** What the visit began with (components/forms/visit.ts reads it). */
const keepSource = () => {
  const isPrivate = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  const { at = 0, first } = JSON.parse(localStorage.getItem(VISIT_KEY) ?? '{}') as { at?: number; first?: string }
  const isOver = Date.now() - at > KEPT_MS
  if (isPrivate || isOver) localStorage.removeItem(VISIT_KEY)
  if (isPrivate) return
  const tags: string[] = location.search.match(/(?<=[?&])(utm_[^&=]+|gclid|gbraid|wbraid|msclkid|fbclid)=[^&]*/g) ?? []
  const isOwn = page.referrer.startsWith(location.origin)
  if (isOwn && (!tags[0] || sessionStorage[VISIT_KEY])) return
  const host = isOwn ? '' : page.referrer.split('/')[2]
  if (host) tags.push(`referrer=${host}`)
  const latest = [...tags, `landing=${location.pathname}`].join('&')
  sessionStorage[VISIT_KEY] = latest
  if (tags[0]) localStorage[VISIT_KEY] = JSON.stringify({ at: Date.now(), first: isOver ? latest : first, latest })
}

const pushView = () => {
  dataLayer.push(JSON.parse(shell.dataset.log!) as DataLayerEvent)
  try {
    keepSource()
  } catch {
    // Storage is blocked, full, or holds another's text.
  }
}

if (page.prerendering) page.addEventListener('prerenderingchange', pushView, { once: true })
else pushView()
listen('pageshow', event => event.persisted && pushView())

listen('click', event => {
  const link = (event.target as Element).closest('a')
  const name = link && { 'tel:': 'call', 'sms:': 'text' }[link.protocol]
  if (name) dataLayer.push({ event: `${name}_click` })
  if (link) popoverOf(event)?.hidePopover()
})

// Keyboard focus has left an open menu.
listen('focusout', event => {
  const popover = popoverOf(event)
  const next = event.relatedTarget as HTMLButtonElement | null
  if (popover && next && !popover.contains(next) && next.popoverTargetElement !== popover) popover.hidePopover()
})

// A claim whose last day is over leaves a page that was built before.
for (const claim of page.querySelectorAll<HTMLElement>('[data-until]'))
  if (claim.dataset.until! < new Date().toISOString().slice(0, 10)) claim.remove()
