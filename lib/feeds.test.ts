// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { escapeXml, llmsText, rssDate, rssXml } from './feeds'

const item = {
  title: 'A & <B>',
  url: 'https://www.example.com/blog/a',
  description: 'It’s “so”.',
  category: 'Permits',
  published: '2024-01-15',
  updated: '2026-11-26',
} as const
const xml = rssXml({
  title: 'Blog',
  description: 'd',
  url: 'https://www.example.com/blog',
  feedUrl: 'https://www.example.com/rss.xml',
  updated: '2026-11-21',
  items: [item],
})

describe('the feed', () => {
  it('is well-formed and escapes its values', () => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    expect(document.querySelector('item > title')?.textContent).toBe('A & <B>')
    expect(document.querySelector('item > guid')?.textContent).toBe(item.url)
    expect(document.querySelector('item > pubDate')?.textContent).toBe('Mon, 15 Jan 2024 12:00:00 GMT')
    expect(document.getElementsByTagName('atom:updated')[0]?.textContent).toBe('2026-11-26T12:00:00Z')
    expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe('https://www.example.com/rss.xml')
  })
  it('refuses an invalid date', () => {
    expect(() => rssDate('2024-01')).toThrow('2024-01')
    expect(() => rssDate('2024-13-40')).toThrow('2024-13-40')
  })
  it('escapes what XML reads as its own', () => {
    expect(escapeXml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;')
  })
})

it('llms.txt is a heading, a quote, notes and lists of links', () => {
  expect(
    llmsText(
      'Name',
      'Summary.',
      ['One.', 'Two.'],
      [{ heading: 'Pages', links: [{ name: 'A', url: 'https://x.example/a', note: 'About a.' }] }],
    ),
  ).toBe('# Name\n\n> Summary.\n\n- One.\n- Two.\n\n## Pages\n\n- [A](https://x.example/a): About a.\n')
})
