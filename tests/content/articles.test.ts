// The months that an article names.
import { describe, expect, it } from 'vitest'
import { articlesByDate } from '@/content/articles'
import { claims, type ClaimId } from '@/content/claims'
import { longDate, type IsoDate } from '@/lib/format'
import { blocksOf, type MdxBlock } from '@/lib/mdx'

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
  it('states no month after its last update, and none of the year after it came out', () => {
    const months = monthsIn(blocksOf(article))
    expect(months.filter(month => month > article.updated.slice(0, 7))).toEqual([])
    expect(months.filter(month => month > article.published.slice(0, 7) && month < '2025')).toEqual([])
  })
})
