import { describe, expect, it } from 'vitest'
import { headingProblems, readPage } from './page'
import { graphOf, graphProblems, type Node } from './structured-data'
import { crawl } from './walk'

const site = 'https://www.example.com'

describe('a page', () => {
  const page = readPage(`<!doctype html><html lang="en-US"><head><title> A
    page </title><meta name="description" content="d"><link rel="canonical" href="${site}/a"><script type="application/ld+json">{"@graph":[]}</script></head>
    <body><a href="/out">x</a><main id="content"><h1>One</h1><p>two <b>three</b></p><a href="#content">up</a><img src="a.png" alt=""><img src="b.png"></main><script>not text</script></body></html>`)
  it('is read as it is', () => {
    expect(page).toMatchObject({
      title: 'A page',
      language: 'en-US',
      canonical: [`${site}/a`],
      links: ['/out', '#content'],
      mainLinks: ['#content'],
      mainWords: 4,
      jsonLd: [{ '@graph': [] }],
    })
    expect(page.images.map(({ alt }) => alt)).toEqual(['', null])
    expect(page.text).not.toContain('not text')
  })
})

describe('headings', () => {
  const of = (...levels: number[]) => headingProblems(levels.map(level => ({ level, text: 'x' })))
  it('may go one down at a time and up as they like', () => {
    expect(of(1, 2, 3, 2, 3, 4, 2)).toEqual([])
  })
  it('are wrong with two h1, without one, or with a level left out', () => {
    expect(of(1, 1)).toEqual(['2 h1'])
    expect(of(2, 3)).toHaveLength(2)
    expect(of(1, 3)).toEqual(['h3 “x” after h1'])
  })
})

describe('a walk', () => {
  const html: Record<string, string> = {
    '/': '<main><a href="/a#here">a</a><a href="/gone">g</a><a href="tel:+1">t</a></main>',
    '/a': '<main><p id="there"></p><a href="/">up</a><a href="/b?x=1">b</a></main>',
    '/b': '<main><a href="#nothing">n</a></main>',
  }
  it('finds depth, who links where, and what is dead', async () => {
    const { pages, dead } = await crawl(path =>
      Promise.resolve({ status: path in html ? 200 : 404, html: html[path] ?? '' }),
    )
    expect([...pages.values()].map(({ path, depth }) => [path, depth])).toEqual([
      ['/', 0],
      ['/a', 1],
      ['/gone', 1],
      ['/b', 2],
    ])
    expect([...(pages.get('/b')?.linkedFrom ?? [])]).toEqual(['/a'])
    expect(dead).toEqual(['/ -> /a#here: no such place', '/ -> /gone answers 404', '/b -> #nothing: no such place'])
  })
})

describe('a graph', () => {
  const business: Node = {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    name: 'n',
    url: site,
    publisher: { '@id': `${site}/#website` },
  }
  const problems = (nodes: readonly Node[], text = '') => graphProblems(nodes, text, site)
  it('is whole when every id resolves', () => {
    expect(graphOf([{ '@graph': [business] }])).toEqual([business])
    expect(problems([business])).toEqual([])
  })
  it('is not when a reference leads nowhere, a node stands alone, or two share an id', () => {
    expect(problems([{ ...business, publisher: { '@id': `${site}/#who` } }])).toContain(
      `${site}/#who is named but not in the graph`,
    )
    expect(problems([business, { '@type': 'Thing', '@id': `${site}/#alone` }])).toEqual([
      'the graph falls into 2 pieces',
    ])
    expect(problems([business, business])).toContain(`two nodes share ${site}/#website`)
  })
  it('may not claim a rating, a question or an author that the page does not show', () => {
    const rated: Node = {
      ...business,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 127 },
    }
    expect(problems([rated])).toEqual(['AggregateRating: missing or wrong: the same figures on the page'])
    expect(problems([rated], 'Reviews 4.9 from 127 reviews')).toEqual([])
    const faq: Node = {
      '@type': 'FAQPage',
      '@id': `${site}/#website`,
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
    }
    expect(problems([faq], 'Why? So.')).toEqual([])
    expect(problems([faq], 'Why?')).toEqual(['FAQPage: missing or wrong: the answer to “Why?” on the page'])
  })
  it('counts breadcrumbs from 1', () => {
    const crumbs = (second: number): Node => ({
      '@type': 'BreadcrumbList',
      '@id': `${site}/#b`,
      itemListElement: [1, second].map(position => ({ '@type': 'ListItem', position, name: 'x', item: site })),
    })
    expect(problems([crumbs(2)])).toEqual([])
    expect(problems([crumbs(3)])).toEqual(['BreadcrumbList: missing or wrong: positions from 1, each with a name'])
  })
})
