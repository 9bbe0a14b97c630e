// The six articles, by slug and by date.
import type { PostSlug } from '@/lib/routes'
import { labels } from '../labels'
import type { NextStep, Post } from '../types'
import { page as bestCharger } from './best-ev-charger-long-island-homes'
import { page as commercialBenefits } from './commercial-ev-charging-benefits'
import { page as installationCosts } from './ev-charger-installation-costs-suffolk-county'
import { page as nassauPermits } from './nassau-county-ev-charger-permits'
import { page as prepareHome } from './prepare-home-ev-charger-installation'
import { page as teslaVersusUniversal } from './tesla-wall-connector-vs-universal-chargers'

export const posts: Record<PostSlug, Post> = {
  'best-ev-charger-long-island-homes': bestCharger,
  'commercial-ev-charging-benefits': commercialBenefits,
  'ev-charger-installation-costs-suffolk-county': installationCosts,
  'nassau-county-ev-charger-permits': nassauPermits,
  'prepare-home-ev-charger-installation': prepareHome,
  'tesla-wall-connector-vs-universal-chargers': teslaVersusUniversal,
}

/** All articles, the newest first. Publication dates are full ISO dates, which sort as text. */
export const postsByDate: readonly Post[] = Object.values(posts).toSorted((a, b) =>
  b.published.localeCompare(a.published),
)

/** The next step beside most articles, which are about a garage at home. */
export const usualNextStep: NextStep = {
  text: 'Your garage is not an average. Place the charger in it and see the run and a rough price.',
  action: { label: labels.planYours, href: '/ev-charger-planner' },
}
