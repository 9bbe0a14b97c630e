// Words that count what the routes list: whoever adds a post, a service or a town finds here what no longer holds, and on which page.
import { expect, test } from 'vitest'
import { claims } from '@/content/claims'
import { permitOffices, type PermitOffice } from '@/content/permit-offices'
import { towns } from '@/content/towns'
import { usdRange } from '@/lib/format'
import { isServiceArea, locationSlugs, postSlugs, serviceAreaSlugs, serviceSlugs, type Path } from '@/lib/routes'
import { pageAt, textAt } from './pages'

const WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]
/** 6 as 'Six'; from 21 on in digits. */
const word = (count: number): string => {
  const lower = WORDS[count]
  return lower === undefined ? String(count) : lower.charAt(0).toUpperCase() + lower.slice(1)
}

const inBoth = locationSlugs.filter(isServiceArea)
const inSuffolk = serviceAreaSlugs.filter(slug => towns[slug].county === 'Suffolk')
const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })
const named = locationSlugs.filter(slug => !isServiceArea(slug)).map(slug => towns[slug].name)

test.each<readonly [path: Path, words: string]>([
  ['/', `${word(serviceSlugs.length)} kinds of work, one company`],
  ['/', `${word(inSuffolk.length)} of our service areas lie here`],
  ['/service-areas', `${word(inBoth.length)} of the places also have a second page`],
  ['/locations/', `${word(inBoth.length)} names on this list appear among our service areas`],
  ['/locations/', `${listed.format(named).replace(', and ', ' and ')} have only the page here.`],
])('%s: %s', (path, words) => {
  expect(textAt(path)).toContain(words)
})

test('/blog: the description counts the articles', () => {
  expect(pageAt('/blog').metadata.description).toContain(`${word(postSlugs.length)} articles on`)
})

test('a claim gives the figures that its permit office has', () => {
  const offices: readonly PermitOffice[] = Object.values(permitOffices)
  const fees = offices.flatMap(({ usualFee }) => usualFee ?? [])
  const waits = offices.flatMap(({ usualDays }) => usualDays ?? [])
  expect([fees.length, waits.length]).toEqual([1, 3])
  for (const { price, claim } of fees)
    expect(claims[claim].statement).toMatch(new RegExp(`\\${usdRange(price)}(?!\\d|,\\d)`))
  for (const { text, claim } of waits)
    for (const [figure] of text.matchAll(/\d+ to \d+/g)) expect(claims[claim].statement).toContain(figure)
})
