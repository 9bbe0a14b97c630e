// The long estimate as its tests show it, at first without a webhook.
import { siteWords } from '@/content/words/site'
import { drawnFields } from '@/components/forms/drawn-fields'
import { LongEstimate, type LongEstimateProps } from '@/components/forms/long-estimate'
import { leadMessages } from '@/lib/leads/messages'
import { estimateFields } from '@/lib/leads/kinds/estimate'
import { status } from './quote-form'

export const words = siteWords.forms.estimate

export const estimateForm = (webhook = '', photos?: LongEstimateProps['photos']) => (
  <LongEstimate
    webhook={webhook}
    fields={drawnFields('estimate', estimateFields, words)}
    mode="json"
    words={words}
    status={status}
    thanks={leadMessages.estimate.title}
    photos={photos}
  />
)
