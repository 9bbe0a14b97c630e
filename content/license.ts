// The license number beside the claim that we are licensed, once the number is no longer a sample.
import { business } from './business'
import { labels } from './words/site'
import { isPending } from './samples'

/**
 * 'Licensed and insured' -> 'Licensed and insured (License 12345-ME)'; the claim alone without a
 * number.
 */
export const withLicense = (
  claim: string,
  number: string | undefined = isPending('license') ? undefined : business.license,
): string => (number === undefined ? claim : `${claim} (${labels.footer.license(number)})`)
