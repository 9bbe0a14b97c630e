// After the estimate form. A visitor who comes from a town's page need not name the town again. What was typed before counts more.
import { readDraft } from '@/components/forms/draft'
import { townOfPage } from '@/lib/town-of-page'

const address = document.querySelector<HTMLInputElement>('#estimate-address')!
if (!('address' in readDraft('long'))) address.value ||= townOfPage(document.referrer, location.origin) ?? ''
