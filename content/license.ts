// The license number beside the claim that we are licensed, once the number is no longer a sample.
import { business } from './business'
import { labels } from './words/site'
import { isPending } from './samples'
import type { TownSlug } from './towns'
import type { County } from './schema'

/**
 * 'Licensed and insured' -> 'Licensed and insured (License 12345-ME)'; the claim alone without a
 * number.
 */
export const withLicense = (
  claim: string,
  number: string | undefined = isPending('license') ? undefined : business.license,
): string => (number === undefined ? claim : `${claim} (${labels.footer.license(number)})`)

/**
 * True where Suffolk’s license is all that the place asks for. Nassau’s towns and villages license
 * their own, and a page of Shelter Island’s names a license of its own.
 */
export const isLicenseKnown = ({ slug, county }: { readonly slug: TownSlug; readonly county: County }): boolean =>
  county === 'Suffolk' && slug !== 'shelter-island'
