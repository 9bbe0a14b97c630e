// The drawings and pictures of pages, and where the header's button leads.
import { expect, it } from 'vitest'
import { houses } from '@/content/houses'
import { locationPath, nearestForm, pageIn, townPage } from '@/content/routes'
import { allTowns, locationSlugs } from '@/content/towns'
import { pageTitles } from '@/content/page-titles'
import { finishedAt, finishedPages } from './finished'

it('a town’s usual house is drawn on one of its pages, once, with its words', () => {
  for (const { slug, house } of allTowns) {
    const { path } = townPage(slug, 'locations')
    const { html, words } = finishedAt(path)
    expect(html.match(/<img[^>]*\/drawings\/house-/g)?.length ?? 0, path).toBe(house ? 1 : 0)
    if (house) expect(words, path).toContain(houses[house].caption)
  }
})

it('few town pages show the same picture or house, and never both of a town whose house is known', () => {
  const shown = finishedPages.flatMap(({ path, html }) => {
    if (!/^\/(locations|service-areas)\/./.test(path)) return []
    return [{ path, image: /<\/h1>[\s\S]*?<img[^>]* src="([^"]*?)(?:-\d+)?\.\w+"/.exec(html)?.[1] ?? '' }]
  })
  expect(shown.length).toBeGreaterThan(30)
  const usesOf = (image: string) => shown.filter(page => page.image === image).map(({ path }) => path)
  for (const { path, image } of shown) {
    expect(image, path).not.toBe('')
    expect(usesOf(image).length, image).toBeLessThan(4)
  }
  // A town without a usual house has one picture for both of its pages.
  for (const { slug } of allTowns.filter(({ house }) => house)) {
    const own = shown.filter(({ path }) => path.split('/')[2] === slug).map(({ image }) => image)
    expect(own, slug).toEqual([...new Set(own)])
    const cards = (['locations', 'service-areas'] as const).flatMap(family => {
      const path = pageIn(family, slug)
      return path ? (pageTitles[path]?.picture ?? []) : []
    })
    expect(cards, slug).toEqual([...new Set(cards)])
  }
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
