// The blog's feed: where it is served, and its title.
import type { Path } from '@/lib/route'
import { business } from './business'

export const feed: { readonly path: Path; readonly title: string } = {
  path: '/rss.xml',
  title: `${business.name}: EV charging on Long Island`,
}
