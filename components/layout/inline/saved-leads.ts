// Sends the leads that wait on this device, from a page that has no form, and says how that ended.
// A file of its own (app/saved-leads.js), which waiting-leads.ts fetches.
import { watchOutbox } from '@/components/forms/outbox'
import { type OutboxWords, outboxToasts } from '@/components/forms/outbox-toasts'
import { closeToast, onToastChange, shownToast, TOAST_MS, toastClasses } from '@/components/ui/toasts'
import { element } from './element'

declare const WORDS: OutboxWords

const list = element('div', toastClasses.list, { role: 'status', ariaLabel: WORDS.region })
list.dataset.toasts = ''
document.body.append(list)

/** Not while somebody reads it. */
const closeLater = (id: number) =>
  setTimeout(() => (list.matches(':hover,:focus-within') ? closeLater(id) : closeToast(id)), TOAST_MS)

onToastChange(() => {
  const shown = shownToast()
  list.replaceChildren()
  if (!shown) return
  const { id, title, detail, variant, stays } = shown
  const close = { type: 'button', ariaLabel: WORDS.close, onclick: () => closeToast(id) }
  const made = element(
    'div',
    toastClasses.toast,
    {},
    element(
      'div',
      toastClasses.text,
      {},
      element('div', toastClasses.title, {}, title),
      ' ',
      element('div', toastClasses.detail, {}, detail ?? ''),
    ),
    element('button', toastClasses.close, close, '×'),
  )
  made.dataset.variant = variant
  list.append(made)
  if (!stays) closeLater(id)
})

void watchOutbox(outboxToasts(WORDS))
