// The claim 'licensed and insured', with the license number beside it once the number is no longer a sample.
import { business } from './business'
import { labels } from './labels'
import { isPending } from './samples'

export const licensedAndInsured = isPending('license')
  ? 'Licensed and insured'
  : `Licensed and insured, ${labels.footer.license(business.license)}`
