// A noun that follows a number agrees with it: '1 hour', '2 hours'.
import { describe, expect, it } from 'vitest'
import { fill } from '@/lib/template'
import { leadDeskLabels } from '@/content/words/staff'
import { leadPageLabels } from '@/content/words/staff-pages'
import { panelCheck } from '@/content/words/panel-check'
import { root } from '@/scripts/project'
import { filesBelow } from '@/tests/architecture/sources'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const NOUNS =
  'hour|day|week|minute|month|year|row|reading|photo|picture|lead|elbow|review|sample value|expired claim|meter|run'
const WRONG = new RegExp(`\\b1 (${NOUNS})s\\b|\\b(0|2) (${NOUNS})\\b|\\b1 (are|were)\\b|\\b(0|2) (is|was)\\b`)

const NUMBERS = ['count', 'badRows', 'missing', 'days', 'minutes'] as const
const filled = (template: string, count: number) =>
  fill(template, Object.fromEntries(NUMBERS.map(name => [name, count])))

describe.each([0, 1, 2])('%i', count => {
  it('agrees in every sentence of the panel check', () => {
    const { problems, cautions, summary, intervals } = panelCheck.meter
    const texts = [...Object.values(problems), ...Object.values(cautions), summary, intervals.short]
    expect(texts.map(text => filled(text, count)).filter(text => WRONG.test(text))).toEqual([])
  })

  it('agrees in messages and on the lead page', () => {
    expect(
      [
        leadDeskLabels.photos(count),
        leadDeskLabels.photosExpected(count),
        leadDeskLabels.run('10', 'EMT', count),
        leadDeskLabels.quietDestination('slack', count, count),
        leadDeskLabels.droppedPictures(count),
        leadPageLabels.photosExpected(count),
      ].filter(text => WRONG.test(text)),
    ).toEqual([])
  })
})

it('chooses the noun by the value', () => {
  const template = '{n|hour is|hours are} missing'
  expect(['0', '1', '2', '1,000'].map(n => fill(template, { n }))).toEqual([
    '0 hours are missing',
    '1 hour is missing',
    '2 hours are missing',
    '1,000 hours are missing',
  ])
  expect(fill(template, {})).toBe(template)
})

/** The plural half of a pair, a limit or a range, which is never one, and a number in words. */
const isFine = (line: string) => /^\s*(elbows|sent):|\{max\}|\.max\}|\{range\(|numberInWords|\{business\./.test(line)

it('is never written after a placeholder that may be one', () => {
  const found = ['content', 'lib', 'worker'].flatMap(folder =>
    filesBelow(folder, /(?<!\.test)\.ts$/).flatMap(file =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter(line => !isFine(line))
        .flatMap(line => line.match(new RegExp(`\\{[\\w.()]*\\} (${NOUNS})s\\b`, 'g')) ?? [])
        .map(text => `${file}: ${text}`),
    ),
  )
  expect(found).toEqual([])
})
