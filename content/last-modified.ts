// When the words of a page last changed, for the sitemap and the page's structured data. Change the date with the words; a build date would say nothing.
import type { IsoDate } from '@/lib/format'
import { postPath, type Route } from '@/lib/routes'
import { page as privacy } from './legal/privacy'
import { page as terms } from './legal/terms'
import { posts } from './posts'

/** The site's words as they were first written. */
const FIRST_EDITION: IsoDate = '2026-11-22'

/** Pages that changed after the first edition, by path. */
const changed: Readonly<Record<string, IsoDate>> = {
  '/services': '2026-11-23',
  '/service-areas': '2026-11-23',
  '/service-areas/babylon': '2026-11-23',
  '/service-areas/bay-shore': '2026-11-23',
  '/service-areas/brookhaven': '2026-11-23',
  '/service-areas/commack': '2026-11-23',
  '/service-areas/east-hampton': '2026-11-23',
  '/service-areas/hauppauge': '2026-11-23',
  '/service-areas/holbrook': '2026-11-23',
  '/service-areas/huntington': '2026-11-23',
  '/service-areas/montauk': '2026-11-23',
  '/service-areas/port-jefferson': '2026-11-23',
  '/service-areas/riverhead': '2026-11-23',
  '/service-areas/smithtown': '2026-11-23',
  '/locations/': '2026-11-23',
  '/locations/babylon/': '2026-11-23',
  '/locations/centereach/': '2026-11-23',
}

/** Legal pages carry their own date, which is what they say of their last change. */
const dated: Readonly<Record<string, IsoDate>> = { '/privacy': privacy.dated, '/terms': terms.dated }

export function lastModified({ path, kind }: Route): IsoDate {
  const post = kind === 'post' ? Object.values(posts).find(({ slug }) => postPath(slug) === path) : undefined
  return dated[path] ?? changed[path] ?? post?.updated ?? FIRST_EDITION
}
