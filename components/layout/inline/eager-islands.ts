// On pages whose island can do nothing before its scripts (data-eager): they start without an
// interaction, and at once where a plan is saved or in the address.
import { PLAN_KEY } from '@/lib/storage-keys'
import { insertScripts, insertWhenNear, listen, page, urls } from './loader'

/** Wait after the load event. */
const DELAY_MS = 3000

listen('load', () => {
  setTimeout(insertWhenNear, DELAY_MS)
  // Every visitor of this page needs the scripts. Most visitors of a page with a form never use it,
  // so that page fetches nothing ahead.
  self.requestIdleCallback?.(() => {
    for (const href of urls) page.head.append(Object.assign(page.createElement('link'), { rel: 'prefetch', href }))
  })
})

try {
  if (location.hash || localStorage[PLAN_KEY]) insertScripts()
} catch {
  // Storage is blocked.
}
