// Every exported page: landmarks, metadata, references and inline scripts.
import { describe, expect, it } from 'vitest'
import { socialLinks } from '@/content/business'
import { photoFromPhone, routes } from '@/content/routes'
import { sources } from '@/content/sources'
import { settings } from '@/lib/settings'
import { groupOf } from '@/bench/budgets'
import { attribute } from './read-page'
import { metaOf, notFound, pageAt, pages, phonePage, problemsOf } from './pages'

describe.each([...routes, photoFromPhone])('$path', ({ path, kind, indexed }) => {
  const page = pageAt(path)

  it('has a header, one main and a footer', () => {
    const tags = page.elements.map(({ tagName }) => tagName)
    expect(tags).toEqual(expect.arrayContaining(['header', 'footer']))
    expect(tags.filter(tag => tag === 'main')).toEqual(['main'])
  })

  it('has its words without a script', () => {
    expect(page.mainWords).toBeGreaterThanOrEqual(80)
  })

  it('has islands only where its budget allows their scripts', () => {
    const hasIsland = page.elements.some(element => attribute(element, 'data-island') !== null)
    expect(hasIsland).toBe(groupOf({ kind }) !== 'content')
  })

  it('has its canonical address, and is indexed or not as its route says', () => {
    expect(page.canonical).toEqual(page === phonePage ? [] : [`${settings.siteUrl}${path}`])
    expect(metaOf(page, 'robots')).toMatch(indexed ? /^index/ : /^noindex/)
  })
})

it('every link leads to a canonical address, an existing place, a phone number, a profile or a source', () => {
  const elsewhere = [...socialLinks.map(([, href]) => href), ...Object.values(sources).map(({ url }) => url)]
  const found = problemsOf([...pages, phonePage, notFound], page =>
    page.links.flatMap(href => {
      if (/^(tel|sms):/.test(href) || elsewhere.includes(href)) return []
      // The panel check opens the planner with a circuit in its address.
      const [path, fragment = ''] = href.replace(/^(\/ev-charger-planner)\?amps=\d+$/, '$1').split('#')
      const target = path === '' ? page : pages.find(candidate => candidate.path === path)
      if (!target) return [`${href} is not a canonical address of this site`]
      return fragment === '' || target.ids.has(fragment) ? [] : [`${href}: the page has no such id`]
    }),
  )
  expect(found).toEqual([])
})

it('every page marks the end of its first screen once', () => {
  const marks = [...pages, phonePage, notFound].map(({ path, elements }) => [
    path,
    elements.filter(element => attribute(element, 'id') === 'first-screen').length,
  ])
  expect(marks.filter(([, count]) => count !== 1)).toEqual([])
})
