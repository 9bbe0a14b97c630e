// When the words of a page last changed, for the sitemap and the page's structured data. Change the date with the words; a build date would say nothing.
import type { IsoDate } from '@/lib/format'
import { postPath, type Route } from '@/lib/routes'
import { page as privacy } from './legal/privacy'
import { page as terms } from './legal/terms'
import { posts } from './posts'

/** The site's words as they were first written. */
const FIRST_EDITION: IsoDate = '2026-11-22'

/** Pages that changed after the first edition, by path. */
const changed: Readonly<Record<string, IsoDate>> = {}

/** Legal pages carry their own date, which is what they say of their last change. */
const dated: Readonly<Record<string, IsoDate>> = { '/privacy': privacy.dated, '/terms': terms.dated }

export function lastModified({ path, kind }: Route): IsoDate {
  const post = kind === 'post' ? Object.values(posts).find(({ slug }) => postPath(slug) === path) : undefined
  return dated[path] ?? changed[path] ?? post?.updated ?? FIRST_EDITION
}
