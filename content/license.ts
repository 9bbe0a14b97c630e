// Who licenses us where. A claim that we are licensed has its number beside it once the number is
// no longer a sample.
import { business } from './business'
import { siteWords } from './words/site'
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
): string => (number === undefined ? claim : `${claim} (${siteWords.footer.license(number)})`)

interface OwnLicense {
  /** What the place asks for. */
  readonly rule: string
  /** As in 'our village license number'. */
  readonly name: string
  /** Ours; '' while it is not known. Then the town has no price in structured data. */
  readonly number: string
}

/** Places that license electricians or contractors themselves. */
export const ownLicenses: Partial<Record<TownSlug, OwnLicense>> = {
  hempstead: { rule: 'Hempstead licenses its own electricians.', name: 'village license', number: '' },
  'shelter-island': {
    rule: 'The Town asks contractors for a Shelter Island license.',
    name: 'island license',
    number: '',
  },
}

/** 'Hempstead licenses its own electricians. Ours is 12345.', or how a customer gets the number. */
export const licenseText = ({ rule, name, number }: OwnLicense): string =>
  number === ''
    ? `${rule} Our ${name} number comes with your estimate, or we send you to someone who has one.`
    : `${rule} Ours is ${number}.`

/** Suffolk's license covers the county but for places with their own; in Nassau each has one. */
export function isLicenseKnown({ slug, county }: { readonly slug: TownSlug; readonly county: County }): boolean {
  const own = ownLicenses[slug]
  return own ? own.number !== '' : county === 'Suffolk'
}
