// The pages that an owner adds, besides towns: a slug is the name of a file and the end of an
// address.

export const serviceSlugs = [
  'tesla-ev-charger-installation',
  'home-ev-charger-installation',
  'commercial-ev-charger-installation',
  'electrical-panel-upgrades',
  'permits-inspections',
] as const

export const articleSlugs = [
  'best-ev-charger-long-island-homes',
  'commercial-ev-charging-benefits',
  'ev-charger-installation-costs-suffolk-county',
  'nassau-county-ev-charger-permits',
  'prepare-home-ev-charger-installation',
  'tesla-wall-connector-vs-universal-chargers',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]
export type ArticleSlug = (typeof articleSlugs)[number]
