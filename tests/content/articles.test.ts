// Rules for the articles as a set and for the headings that their tables of contents link to.
import { describe, expect, it } from 'vitest'
import { articlesByDate } from '@/content/articles'
import { claims, type ClaimId } from '@/content/claims'
import { anchor } from '@/lib/anchor'
import { longDate, type IsoDate } from '@/lib/format'
import { blocksOf, type MdxBlock } from '@/lib/mdx'
import { linksIn } from '@/lib/page-words'

const claimMonth = ({ claim }: MdxBlock) =>
  claim !== undefined && Object.hasOwn(claims, claim) ? [claims[claim as ClaimId].asOf.slice(0, 7)] : []

/** 'YYYY-MM' of every "as of" and "in" with a month and a year. */
const statedMonths = ({ text }: MdxBlock) =>
  [...text.matchAll(/\b(?:as of|in) ([A-Z][a-z]+) (20\d\d)\b/gi)].flatMap(([, name, year]) =>
    Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}` as IsoDate).filter(
      month => longDate(month) === `${name} ${year}`,
    ),
  )

const monthsIn = (blocks: readonly MdxBlock[]) =>
  blocks.flatMap(block => [...claimMonth(block), ...statedMonths(block)])

describe.each(articlesByDate)('$slug', article => {
  it('has headings that links can tell apart, from each other and from the ids of the page', () => {
    const ids = blocksOf(article)
      .filter(({ kind }) => kind === 'h2')
      .map(({ text }) => anchor(text))
    expect(ids).not.toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(['', 'contents', 'update-note', 'read-on', 'main']).not.toContain(id)
  })

  it('leads to a service and to contact, and says what has changed since it was written', () => {
    const blocks = blocksOf(article)
    const links = linksIn(blocks)
    expect(links).toContain('/contact')
    expect(links.some(href => href.startsWith('/services/'))).toBe(true)
    const hasNote = blocks.some(({ kind }) => kind === 'UpdateNote')
    expect(hasNote).toBe(article.updated > article.published || article.published < '2025')
  })

  it('states no month after its last update, and none of the year after it came out', () => {
    const months = monthsIn(blocksOf(article))
    expect(months.filter(month => month > article.updated.slice(0, 7))).toEqual([])
    expect(months.filter(month => month > article.published.slice(0, 7) && month < '2025')).toEqual([])
  })
})
