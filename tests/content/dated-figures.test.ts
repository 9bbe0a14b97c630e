/// <reference types="vite/types/importMeta.d.ts" />
// No old figure stands without its date, and every figure comes from the content modules.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { claims, type ClaimId } from '@/content/claims'
import type { Claim } from '@/lib/schema/fields'
import { articlesByDate } from '@/content/articles'
import { prices } from '@/content/prices'
import { longDate, usdRange } from '@/lib/format'
import { pricedText, sentencesOf, valuesUnder } from '@/lib/page-words'
import { eachPage, pages, type Page } from './pages'

describe('dated figures', () => {
  const named = (content: unknown) => valuesUnder(content, 'claim').filter((id): id is string => typeof id === 'string')
  const quoted = (source: string) => [...source.matchAll(/\bclaims\.(\w+)/g)].map(([, id]) => id ?? '')
  const isClaim = (id: string): id is ClaimId => Object.hasOwn(claims, id)
  const getClaim = (id: ClaimId): Claim => claims[id]

  /**
   * A block with a claim prints the claim's date. Otherwise one sentence of the page has month and
   * year.
   */
  function isDated({ content, folder }: Page, id: ClaimId): boolean {
    const { asOf, expires } = getClaim(id)
    if (named(content).includes(id)) return true
    const dates = [asOf, ...(expires ? [expires] : [])].map(date => longDate(date).split(/,? /))
    return (
      sentencesOf(pricedText(content)).some(sentence =>
        dates.some(parts => [parts[0], parts.at(-1)].every(part => part !== undefined && sentence.includes(part))),
      ) ||
      (folder === 'articles' && asOf <= '2024-01')
    )
  }

  it.each(eachPage)('%s uses only claims that exist, each with its date', (_, page) => {
    const used = [...named(page.content), ...quoted(page.source)]
    expect(used.filter(id => !isClaim(id))).toEqual([])
    expect(used.filter(isClaim).filter(id => getClaim(id).expires !== undefined && !isDated(page, id))).toEqual([])
  })

  it('are used, most of them', () => {
    const used = new Set(pages.flatMap(({ content, source }) => [...named(content), ...quoted(source)]))
    expect(used.size).toBeGreaterThan(10)
  })

  const { rebate2026, rebate2026Extra } = prices.incentives
  const rebates2026 = [rebate2026.min, rebate2026Extra.min, rebate2026.min + rebate2026Extra.min]

  /**
   * Text that depends on a claim, whether or not the module names the claim. An article has its own
   * date for 2023-24.
   */
  const resting: readonly (readonly [claim: ClaimId, words: string | RegExp])[] = [
    [
      'suffolkApprovalTime',
      new RegExp(`${business.permitDays.suffolk.min}(–| to )${business.permitDays.suffolk.max} business days`),
    ],
    ['nassauPermitFees', usdRange(prices.nassauPermit.overall)],
    ['chargerPrices', usdRange(prices.chargers.chargePointHomeFlex)],
    ['fullChargeCost', usdRange(prices.charging.fullCharge)],
    ['offPeakWindow', business.offPeak],
    ['juiceBox', /\bJuiceBox\b/],
    ['utilityRebate2026', new RegExp(`\\$(${rebates2026.join('|')})\\b[^.]*(listed|more for homes)`)],
    ['shelterIslandCharging', /\bplugs\b[^.]*\bMashomack/],
    ['housingSurvey', /\b\d\d(\.\d)?( percent|%)[^.]*\bhomes\b|\bhomes\b[^.]*\b\d\d(\.\d)?( percent|%)/],
  ]

  test.each(resting)('%s: every page with this text has the date', (id, words) => {
    const saying = pages.filter(({ content }) =>
      typeof words === 'string' ? pricedText(content).includes(words) : words.test(pricedText(content)),
    )
    expect(saying.length).toBeGreaterThan(0)
    const dated = (page: Page) =>
      id === 'housingSurvey' ? pricedText(page.content).includes('2020–2024') : isDated(page, id)
    expect(saying.filter(page => !dated(page)).map(({ name }) => name)).toEqual([])
  })

  it('come from the content modules: no page writes a dollar amount or a phone number itself', () => {
    const folder = new URL('../../content/', import.meta.url)
    const registers = ['prices.ts', 'business.ts', 'claims.ts', 'samples.ts']
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      file => /(?<!\.test)\.(ts|mdx)$/.test(file) && !registers.includes(file),
    )
    expect(files).toEqual(expect.arrayContaining(articlesByDate.map(({ slug }) => `articles/${slug}.mdx`)))
    const own = files.flatMap(file =>
      [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(
          /\$\d[\d,]*|\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/g,
        ),
      ].map(([found]) => `${file}: ${found}`),
    )
    expect(own).toEqual([])
  })
})
