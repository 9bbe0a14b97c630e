// After the estimate form. A visitor who comes from a town's page need not name the town again.
import { townOfPage } from '@/lib/town-of-page'

const address = document.querySelector<HTMLInputElement>('#estimate-address')!
address.value ||= townOfPage(document.referrer, location.origin) ?? ''
