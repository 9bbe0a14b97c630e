// Two readings of the hours and of the warranty, and promises that must not grow. What stands on
// which page is in tests/export/specified.txt.
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { hoursLine } from '@/lib/hours'
import { sentencesOf } from '@/lib/page-words'
import { finishedPages } from './finished'
import { pages, textAt } from './pages'

const { warrantyYears } = business

it('calls the outdoor minimum 24 inches wherever the mounting height is given', () => {
  const indoorsOnly = pages
    .filter(
      ({ path }) =>
        /18(–| and | to )48 inches/.test(textAt(path)) &&
        !/outdoors[^.]*\b24\b|\b24\b[^.]{0,20} outdoors/i.test(textAt(path)),
    )
    .map(({ name }) => name)
  expect(indoorsOnly).toEqual([])
})

describe('times', () => {
  it('call the longer hours those of the phone and the shorter ones those of the office', () => {
    const { home: phones, towns: office } = business.hours
    const isOneReading = hoursLine(phones) === hoursLine(office)
    /** The words before each line of hours. */
    const before = (hours: typeof phones | typeof office) =>
      finishedPages.flatMap(({ path, text }) =>
        text
          .split(hoursLine(hours))
          .slice(0, -1)
          .map(part => `${path} ${part.slice(-24)}`),
      )
    expect(before(office).length).toBeGreaterThan(50)
    expect(isOneReading ? [] : before(phones).filter(words => !/phone/i.test(words))).toEqual([])
    expect(isOneReading ? [] : before(office).filter(words => !/office/i.test(words))).toEqual([])
  })

  it('never turn the reply promise into a promise of work', () => {
    const promise = /same[- ]day|within 24 hours/i
    const work = pages.flatMap(({ name, path }) =>
      sentencesOf(textAt(path))
        .filter(
          sentence =>
            promise.test(sentence) &&
            /\b(install(ed|ation)? |finish|complete)[^.]*(same[- ]day|within 24 hours)/i.test(sentence),
        )
        .map(sentence => `${name}: ${sentence}`),
    )
    expect(work).toEqual([])
  })
})

describe('the warranty', () => {
  const years = (count: number) => new RegExp(`\\b${count}[- ]years?\\b`)
  const saying = (count: number) =>
    pages
      .filter(({ path }) => /warrant|behind the work|backed/i.test(textAt(path)) && years(count).test(textAt(path)))
      .map(({ path }) => path)

  const isOne = Number(warrantyYears.home) === Number(warrantyYears.terms)

  it('is that of the home page there, and nowhere else while the two differ', () => {
    expect(saying(warrantyYears.home)).toEqual(isOne ? saying(warrantyYears.terms) : ['/'])
    expect(saying(warrantyYears.home)).toContain('/')
  })

  it('is that of the terms there, and not on the home page while the two differ', () => {
    expect(saying(warrantyYears.terms)).toContain('/terms')
    expect(saying(warrantyYears.terms).includes('/')).toBe(isOne)
  })
})
