// The drawings and pictures of pages, and where the header's button leads.
import { expect, it } from 'vitest'
import { houses, type HouseStyle } from '@/content/houses'
import { locationPath, nearestForm, pageIn, townPage } from '@/content/routes'
import { allTowns, locationSlugs, type TownSlug } from '@/content/towns'
import { pageTitles } from '@/content/page-titles'
import type { Path } from '@/lib/route'
import { finishedAt, finishedPages } from './finished'

it('a town’s usual house is drawn on one of its pages, once, with its words', () => {
  for (const { slug, house } of allTowns) {
    const { path } = townPage(slug, 'locations')
    const { html, words } = finishedAt(path)
    expect(html.match(/<img[^>]*\/drawings\/house-/g)?.length ?? 0, path).toBe(house ? 1 : 0)
    if (house) expect(words, path).toContain(houses[house].caption)
  }
})

it('at most two town pages show the same picture, never both of one town, and few draw the same house', () => {
  const shown = finishedPages.flatMap(({ path, html }) => {
    if (!/^\/(locations|service-areas)\/./.test(path)) return []
    return [{ path, image: /<\/h1>[\s\S]*?<img[^>]* src="([^"]*?)(?:-\d+)?\.\w+"/.exec(html)?.[1] ?? '' }]
  })
  expect(shown.length).toBeGreaterThan(30)
  const usesOf = (image: string) => shown.filter(page => page.image === image).map(({ path }) => path)
  for (const { path, image } of shown) {
    expect(image, path).not.toBe('')
    if (image.includes('house-')) expect(usesOf(image).length, image).toBeLessThan(4)
    else {
      expect(usesOf(image).length, image).toBeLessThan(3)
      const towns = usesOf(image).map(use => use.split('/')[2])
      expect(towns, path).toEqual([...new Set(towns)])
    }
  }
  for (const { path, picture } of Object.entries(pageTitles).map(([path, title]) => ({ path, ...title })))
    if (picture && path.startsWith('/locations/'))
      expect(pageTitles[path.replace('/locations/', '/service-areas/').slice(0, -1) as Path]?.picture).not.toBe(picture)
})

const namesOf: Readonly<Record<HouseStyle, RegExp>> = {
  colonial: /colonial|Levitt-built/i,
  cape: /\bcape/i,
  ranch: /(?<!high )\branch/i,
  'split-level': /\bsplit/i,
  'high-ranch': /high ranch/i,
  cottage: /cottage|bungalow/i,
  workshop: /workshop/i,
  canal: /canal (home|house|lot)/i,
  frame: /\bframe\b|farmhouse/i,
  'queen-anne': /Queen Anne|Victorian/i,
  estate: /estate/i,
}
const styles = Object.keys(namesOf) as HouseStyle[]
const drawnTowns = allTowns.flatMap(({ house, ...town }) => (house ? [{ ...town, house }] : []))

it('a town draws a house that its page names, and its card where that names any', () => {
  expect(drawnTowns.length).toBeGreaterThan(14)
  const wordsOf = (slug: TownSlug) => finishedAt(townPage(slug, 'locations').path).words
  expect(drawnTowns.filter(({ house, slug }) => !namesOf[house].test(wordsOf(slug))).map(({ name }) => name)).toEqual(
    [],
  )
  const another = drawnTowns.filter(({ house, description }) => {
    const named = styles.filter(style => namesOf[style].test(description))
    return named.length > 0 && !named.includes(house)
  })
  expect(another.map(({ name }) => name)).toEqual([])
})

it('no page speaks of a colonial with the panel far off beside one that has it on the garage wall', () => {
  const far = /[^.]*colonial[^.]*\b(far|other|opposite) (end|side|corner)/i
  const drawn = drawnTowns.filter(({ house }) => house === 'colonial').map(({ slug }) => slug)
  expect(drawn.length).toBeGreaterThan(0)
  const pages = drawn.flatMap(slug =>
    (['service-areas', 'locations'] as const).flatMap(family => pageIn(family, slug) ?? []),
  )
  expect(pages.filter(path => far.test(finishedAt(path).words))).toEqual([])
})

it('the header leads to the page’s own form, where it has one', () => {
  for (const { path, html } of finishedPages) {
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? ''
    const form = nearestForm(path)
    expect(header, path).toContain(`href="${form}"`)
    if (form.startsWith('#')) expect(html, path).toContain(`id="${form.slice(1)}"`)
    else expect(html, path).not.toMatch(/id="(?:quote|estimate)"/)
  }
  expect(locationSlugs.map(slug => nearestForm(locationPath(slug)))).toEqual(locationSlugs.map(() => '#quote'))
})
