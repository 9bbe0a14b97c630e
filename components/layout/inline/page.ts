// At the end of every page: ld_injected once per view, the utm_ parameters of the visit, call and
// text clicks, closing menus, and scrollable tables.
import type { DataLayerEvent } from '@/lib/data-layer'
import { VISIT_KEY } from '@/lib/storage-keys'

export const page = document
export const listen = addEventListener
const dataLayer = (window.dataLayer ||= [])

const popoverOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[popover]')

/** The shell's element, by its id. */
declare const shell: HTMLElement

const pushView = () => {
  dataLayer.push(JSON.parse(shell.dataset.log!) as DataLayerEvent)
  try {
    // A lead names those of the address with which the visit began, from whichever page it is sent.
    const utm = location.search.match(/[?&]utm_[^&]*/g)?.join('')
    const isArrival = !page.referrer.startsWith(location.origin) || !sessionStorage[VISIT_KEY]
    if (utm && isArrival && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
      sessionStorage[VISIT_KEY] = utm
  } catch {
    // Storage is blocked.
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

// Safari does not make scroll containers focusable by itself, and only a focused one can be
// scrolled with the keyboard.
for (const scroller of page.querySelectorAll<HTMLElement>('[data-scroller]'))
  new ResizeObserver(() => {
    scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1
  }).observe(scroller)
