// The first screen and the end of every page: what it costs here, how long it takes, what to do, in
// words that are easy to read.
import { range } from '@/lib/format'
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { labels } from '@/content/words/site'
import { plannerLabels } from '@/content/words/planner'
import type { Titled } from '@/lib/schema/page'
import { plainText } from '@/lib/inline'
import { readingLevel } from '@/lib/reading-level'
import { inFolder, pages, type Page } from './pages'

const MAX_GRADE = 8

/** The sentences under the heading. Articles and legal pages have none. */
function leadOf({ content }: Page): string | undefined {
  if (typeof content.lead === 'string') return content.lead
  const hero = content.hero as { lead?: string } | undefined
  return hero?.lead
}

const withLead = pages.flatMap(page => {
  const lead = leadOf(page)
  return lead === undefined ? [] : [{ name: page.name, page, lead: plainText(lead) }]
})
const towns = withLead.filter(({ page }) => page.folder === 'service-areas' || page.folder === 'locations')

/** The last words of a page, above its buttons. */
const closings = pages.flatMap(({ name, content }) => {
  const closing = content.closing as Titled | undefined
  return closing ? [{ name, text: plainText(closing.text) }] : []
})

it('a town’s search result says price, hours and to call', () => {
  expect(towns.length).toBeGreaterThan(30)
  const lacking = towns.filter(({ page }) => {
    const { description } = page.metadata
    return !/\$\d/.test(description) || !/\d hours?\b/.test(description) || !/\b(call|text)\b/i.test(description)
  })
  expect(lacking.map(({ name }) => name)).toEqual([])
})

describe('the words under a heading', () => {
  it('are there on every page but articles and legal pages', () => {
    expect(withLead.map(({ name }) => name)).toEqual(
      pages.filter(({ folder }) => folder !== 'articles' && folder !== 'legal').map(({ name }) => name),
    )
  })

  test.each(withLead.map(({ name, lead }) => [name, lead]))('%s: grade 8 or lower', (_, lead) => {
    expect(readingLevel(lead).grade, lead).toBeLessThanOrEqual(MAX_GRADE)
  })

  test.each(towns.map(({ name, lead }) => [name, lead]))('%s: a price and a time', (_, lead) => {
    expect(lead).toMatch(/\$\d/)
    expect(lead).toMatch(/\b(hours?|weeks?|days?)\b/)
  })

  it('name the home page’s own price and hours on the home page', () => {
    const { standard } = business.installHours
    const home = withLead.find(({ page }) => page.path === '/')?.lead
    expect(home).toContain(`${range(standard)} hours`)
    expect(home).toMatch(/\$\d/)
  })
})

describe('a call to action', () => {
  it('ends every town page', () => {
    const open = [...inFolder('service-areas'), ...inFolder('locations')].filter(({ content }) => !content.closing)
    expect(open.map(({ name }) => name)).toEqual([])
  })

  test.each(
    [
      ...closings,
      { name: 'labels.callToAction', text: plainText(labels.callToAction.text) },
      { name: 'plannerLabels.callToAction', text: plainText(plannerLabels.callToAction.text) },
      { name: 'labels.forms.quoteSection', text: labels.forms.quoteSection.lead },
      { name: 'labels.forms.estimateSection', text: labels.forms.estimateSection.lead },
      { name: 'labels.notFound', text: labels.notFound.text },
    ].map(({ name, text }) => [name, text]),
  )('%s: grade 8 or lower', (_, text) => {
    expect(readingLevel(text).grade, text).toBeLessThanOrEqual(MAX_GRADE)
  })
})
