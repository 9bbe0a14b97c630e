// No sentence is false on a later day: the pages are read as they are built on 24 days of 2027, and
// as an older build shows them then.
import { afterAll, describe, expect, it } from 'vitest'
import { monthNames } from '@/lib/format'
import { sentencesOf } from '@/lib/page-words'
import { settings } from '@/lib/settings'
import { finishedPages, renderPages, wordsOn } from './finished'
import { everything } from './sentences'

const days = Array.from({ length: 24 }, (_, index) => {
  const month = String(Math.floor(index / 2) + 1).padStart(2, '0')
  return `2027-${month}-${index % 2 === 0 ? '05' : '20'}`
})

/** Every last day that stands in the pages. */
const lastDays = finishedPages.flatMap(({ html }) =>
  [...html.matchAll(/data-until="([\d-]+)"/g)].map(([, until = '']) => until),
)

const DATE = new RegExp(`(?:(${monthNames.join('|')}) )?(?:(\\d{1,2}), )?\\b(20\\d\\d)\\b`, 'g')
/** The dates of a text as far as they are written: '2026', '2026-12' or '2026-12-31'. */
const datesIn = (text: string) =>
  [...text.matchAll(DATE)].map(([, month, day, year = '']) =>
    [
      year,
      ...(month === undefined ? [] : [String(monthNames.indexOf(month) + 1).padStart(2, '0')]),
      ...(day === undefined ? [] : [day.padStart(2, '0')]),
    ].join('-'),
  )

const PAST = /\b(was|were|had|has been|ended|closed|covered|paid|took|came|cost|ran|wrote)\b|^As of/
const ENDS = /\b(until|before|by|through|to end on|ends? on|expires? on|in) (?=(?:[A-Z][a-z]+ )?(?:\d{1,2}, )?20\d\d)/g

/** Why a sentence is false on a day: an end or a year that is over, told as if to come. */
function faultOn(day: string, sentence: string): string | undefined {
  if (/\bthis year\b/i.test(sentence)) return 'this year'
  if (PAST.test(sentence)) return undefined
  const over = [...sentence.matchAll(ENDS)]
    .filter(match => match[1] !== 'in' || !/^(?:[A-Z][a-z]+ )/.test(sentence.slice(match.index + match[0].length)))
    .flatMap(({ index, 0: { length } }) => datesIn(sentence.slice(index + length)).slice(0, 1))
  // What is older was over when it was written.
  return over.find(date => date >= '2026' && date < day.slice(0, date.length))
}

interface Text {
  readonly name: string
  readonly text: string
}
const faultsOn = (day: string, texts: readonly Text[]) =>
  texts.flatMap(({ name, text }) =>
    sentencesOf(text)
      .filter(sentence => faultOn(day, sentence) !== undefined)
      .map(sentence => `${day} ${name}: ${sentence}`),
  )

/** Pages differ from the day on which something that is shown until a day is gone. */
const goneBy = (day: string) => lastDays.filter(until => until < day).length

const today = settings.buildDay
const setBuildDay = (day: string) => Object.assign(settings, { buildDay: day })
afterAll(() => setBuildDay(today))

describe('no sentence is false', () => {
  it('in a build of any of 24 days of 2027', () => {
    const found = [...Map.groupBy(days, goneBy).values()].flatMap(([first = '', ...rest]) => {
      setBuildDay(first)
      const built = renderPages().map(({ path, words }) => ({ name: path, text: words }))
      return [first, ...rest].flatMap(day => faultsOn(day, [...built, ...everything]))
    })
    expect([...new Set(found.map(line => line.slice(11)))]).toEqual([])
  })

  it('on a page of an older build, read on those days', () => {
    const found = days.flatMap(day =>
      faultsOn(
        day,
        finishedPages.map(page => ({ name: page.path, text: wordsOn(page, day) })),
      ),
    )
    expect([...new Set(found.map(line => line.slice(11)))]).toEqual([])
  })
})
