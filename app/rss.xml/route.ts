import { feed } from '@/content/feed'
import { page as blog } from '@/content/pages/blog'
import { articlesByDate } from '@/content/articles'
import { rssXml } from '@/lib/feeds'
import { articlePath } from '@/content/routes'
import { settings } from '@/lib/settings'
import { absolute } from '@/lib/urls'

export const dynamic = 'force-static'

export function GET() {
  const { siteUrl } = settings
  const xml = rssXml({
    title: feed.title,
    description: blog.metadata.description,
    url: absolute(siteUrl, '/blog'),
    feedUrl: absolute(siteUrl, feed.path),
    updated:
      articlesByDate
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? '1970-01-01',
    items: articlesByDate.map(({ slug, title, excerpt, cardCategory, published, updated }) => ({
      title,
      url: absolute(siteUrl, articlePath(slug)),
      description: excerpt,
      category: cardCategory,
      published,
      updated,
    })),
  })
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
