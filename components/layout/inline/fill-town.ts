// After the estimate form. A visitor who comes from a town's page need not name the town again. As
// the field's default it gives way to what is typed, or was typed before.
import { townOfPage } from '@/lib/town-of-page'

const address = document.querySelector<HTMLInputElement>('#estimate-address')!
address.defaultValue = townOfPage(document.referrer, location.origin) ?? ''
