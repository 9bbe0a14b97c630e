// The blog's RSS feed, and llms.txt (llmstxt.org), a short guide to the site in Markdown.
import type { IsoDate } from './format'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, character => escapes[character] ?? character)

/**
 * 'Mon, 15 Jan 2024 12:00:00 GMT': noon, so that the day is the same in every American time zone.
 * Takes a whole date.
 */
export function rssDate(date: IsoDate): string {
  const time = new Date(`${date}T12:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(time.getTime()))
    throw new Error(`not a date of the form YYYY-MM-DD: ${date}`)
  return time.toUTCString()
}

export interface FeedItem {
  readonly title: string
  /** Whole address, also the item's id. */
  readonly url: string
  readonly description: string
  readonly category: string
  readonly published: IsoDate
  /** The last change of its text. */
  readonly updated: IsoDate
}

export interface Feed {
  readonly title: string
  readonly description: string
  /** Addresses of the blog and of the feed. */
  readonly url: string
  readonly feedUrl: string
  readonly updated: IsoDate
  readonly items: readonly FeedItem[]
}

/** The feed as RSS 2.0, in the order of its items. https://www.rssboard.org/rss-specification */
export function rssXml({ title, description, url, feedUrl, updated, items }: Feed): string {
  const entries = items.map(
    item => `    <item>
      <title>${escapeXml(item.title)}</title>
      <link>${escapeXml(item.url)}</link>
      <guid isPermaLink="true">${escapeXml(item.url)}</guid>
      <description>${escapeXml(item.description)}</description>
      <category>${escapeXml(item.category)}</category>
      <pubDate>${rssDate(item.published)}</pubDate>
      <atom:updated>${item.updated}T12:00:00Z</atom:updated>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(url)}</link>
    <description>${escapeXml(description)}</description>
    <language>en-us</language>
    <lastBuildDate>${rssDate(updated)}</lastBuildDate>
    <atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
  </channel>
</rss>
`
}

export interface GuideSection {
  readonly heading: string
  readonly links: readonly { readonly name: string; readonly url: string; readonly note: string }[]
}

/**
 * The guide in the form of https://llmstxt.org: a title, a quoted summary, notes, and lists of
 * links.
 */
export function llmsText(
  title: string,
  summary: string,
  notes: readonly string[],
  sections: readonly GuideSection[],
): string {
  const list = sections.map(
    ({ heading, links }) =>
      `## ${heading}\n\n${links.map(({ name, url, note }) => `- [${name}](${url}): ${note}`).join('\n')}`,
  )
  return `${[`# ${title}`, `> ${summary}`, notes.map(note => `- ${note}`).join('\n'), ...list].join('\n\n')}\n`
}
