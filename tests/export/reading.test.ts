import { describe, expect, it } from 'vitest'
import { headingProblems, readPage } from './read-page'
import { graphOf, graphProblems, type Node } from './structured-data'

const site = 'https://www.example.com'

it('readPage returns metadata, links, images and text', () => {
  const page = readPage(`<!doctype html><html lang="en-US"><head><title> A
    page </title><meta name="description" content="d"><link rel="canonical" href="${site}/a"><script type="application/ld+json">{"@graph":[]}</script></head>
    <body><a href="/out">x</a><main id="content"><h1>One</h1><p>two <b>three</b></p><a href="#content">up</a><img src="a.png" alt=""><img src="b.png"></main><script>not text</script></body></html>`)
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

describe('headingProblems', () => {
  const problemsOf = (...levels: number[]) => headingProblems(levels.map(level => ({ level, text: 'x' })))
  it('accepts levels that go down one at a time and up by any', () => {
    expect(problemsOf(1, 2, 3, 2, 3, 4, 2)).toEqual([])
  })
  it('reports two h1, no h1 and a skipped level', () => {
    expect(problemsOf(1, 1)).toEqual(['2 h1'])
    expect(problemsOf(2, 3)).toEqual(['0 h1', 'the first heading is no h1'])
    expect(problemsOf(1, 3)).toEqual(['h3 “x” after h1'])
  })
})

describe('graphProblems', () => {
  const business: Node = {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    name: 'n',
    url: site,
    publisher: { '@id': `${site}/#website` },
  }
  const problems = (nodes: readonly Node[], text = '') => graphProblems(nodes, text, site)
  it('accepts a graph whose ids all resolve', () => {
    expect(graphOf([{ '@graph': [business] }])).toEqual([business])
    expect(problems([business])).toEqual([])
  })
  it('reports a dangling reference, an unconnected node and a shared id', () => {
    expect(problems([{ ...business, publisher: { '@id': `${site}/#who` } }])).toContain(
      `${site}/#who is referenced but not in the graph`,
    )
    expect(problems([business, { '@type': 'Thing', '@id': `${site}/#unconnected` }])).toEqual([
      'the graph has 2 unconnected parts',
    ])
    expect(problems([business, business])).toContain(`two nodes share ${site}/#website`)
  })
  it('reports a rating or an answer that the page does not show', () => {
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
  it('expects breadcrumb positions from 1', () => {
    const crumbs = (second: number): Node => ({
      '@type': 'BreadcrumbList',
      '@id': `${site}/#b`,
      itemListElement: [1, second].map(position => ({ '@type': 'ListItem', position, name: 'x', item: site })),
    })
    expect(problems([crumbs(2)])).toEqual([])
    expect(problems([crumbs(3)])).toEqual(['BreadcrumbList: missing or wrong: positions from 1, each with a name'])
  })
})
