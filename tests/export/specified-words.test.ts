// Words and section names that the specification fixes, on the finished pages.
import { expect, it } from 'vitest'
import { business } from '@/content/business'
import { locationPath, serviceAreaPath } from '@/content/routes'
import { locations, locationSlugs, placeIn, serviceAreas, serviceAreaSlugs, towns } from '@/content/towns'
import { labels } from '@/content/words/site'
import { page as home } from '@/content/pages/home'
import { range } from '@/lib/format'
import type { Path } from '@/lib/route'
import { pageAt } from './pages'

const longPages: readonly (readonly [path: Path, town: string, place: string])[] = [
  ...serviceAreaSlugs
    .filter(slug => serviceAreas[slug].layout === 'full')
    .map(slug => [serviceAreaPath(slug), towns[slug].name, placeIn(towns[slug])] as const),
  ...locationSlugs
    .filter(slug => locations[slug].layout === 'long')
    .map(slug => [locationPath(slug), towns[slug].name, placeIn(towns[slug])] as const),
]

it.each(longPages)('%s names its sections', (path, town, place) => {
  const names = [
    `Why choose us ${place}`,
    `What we install ${place}`,
    `${town} cost guide`,
    `Local considerations ${place}`,
  ]
  const headings = pageAt(path).headings.map(({ text }) => text)
  expect(headings.filter(heading => names.includes(heading))).toEqual(names)
})

it.each(['montauk', 'port-jefferson'] as const)('%s stresses coastal, weatherproof installs', slug => {
  const { headings, text, meta } = pageAt(serviceAreaPath(slug))
  expect(headings.some(({ level }) => level === 1)).toBe(true)
  for (const word of [/coastal/i, /weatherproof/i]) {
    expect(text.match(new RegExp(word, 'gi'))?.length ?? 0).toBeGreaterThan(2)
    expect([serviceAreas[slug].lead, ...(meta.get('description') ?? [])].join(' ')).toMatch(word)
  }
})

it.each([serviceAreaPath('huntington'), locationPath('huntington')])('%s has one time on site', path => {
  const { html } = pageAt(path)
  expect(html).toContain(`${range(business.installHours.standard)} hours`)
  expect(html).not.toContain(`${range(business.installHours.longer)} hours`)
})

it('the planner’s title begins with its specified name', () => {
  expect(pageAt('/ev-charger-planner').title).toMatch(/^EV Planner\b/)
})

it('the home page has its nine sections first, in their order', () => {
  const { estimateSection, quoteSection } = labels.forms
  const nine = [
    home.hero.title,
    home.services.title,
    home.process.title,
    home.beforeAfter.title,
    home.towns.title,
    home.suffolk.title,
    home.zip.title,
    quoteSection.title,
    estimateSection.title,
  ]
  const headings = pageAt('/').headings.filter(({ level }) => level <= 2)
  expect(headings.slice(0, nine.length).map(({ text }) => text)).toEqual(nine)
})
