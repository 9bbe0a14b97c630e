// The quick quote as its tests show it, at first without a webhook.
import type { ReactNode } from 'react'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { siteWords } from '@/content/words/site'
import { drawnFields } from '@/components/forms/drawn-fields'
import { QuickQuote } from '@/components/forms/quick-quote'
import { quoteFields } from '@/lib/leads/kinds/quote'

export const words = siteWords.forms.quote
export const status = { words: siteWords.forms.status, hrefs: { call: 'tel:+15165550134', text: 'sms:+15165550134' } }

export const quoteForm = (webhook = '', notice?: ReactNode) => (
  <QuickQuote
    webhook={webhook}
    fields={drawnFields('quote', quoteFields, words)}
    mode="json"
    words={words}
    status={status}
    notice={notice}
  />
)

export async function typeQuote(user: UserEvent, name: string) {
  await user.type(screen.getByLabelText(/Name/), name)
  await user.type(screen.getByLabelText(/Phone/), '631 555 0142')
  await user.type(screen.getByLabelText(/Town or ZIP/), 'Islip')
}
