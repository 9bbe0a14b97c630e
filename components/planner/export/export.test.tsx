// The exported picture's layout, with a font whose letters are all 0.55 of its size wide.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prices } from '@/content/prices'
import { plannerWords } from '@/content/words/planner'
import { estimateOf, routeOf } from '@/lib/planner'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbPlan } from '@/tests/planner/plans'
import { forCases } from '@/tests/for-all'
import { usd } from '@/lib/usd'
import { layoutCaption, type Measure, wrapText } from './captioned-picture'
import { captionOf, exportWords, type ExportWords } from './export-words'

const LETTER = 0.55
const measure: Measure = (text, _role, sizePx) => text.length * LETTER * sizePx
const DATE = 'September 30, 2026'

const TOP = 1000
const arbWords = fc.oneof(
  arbPlan.map(plan => exportWords(plan, plannerWords, DATE)),
  fc.tuple(fc.string({ minLength: 1, maxLength: 120 }), arbPlan).map(([long, plan]): ExportWords => {
    const words = exportWords(plan, plannerWords, DATE)
    const facts = words.facts.map(fact => ({ ...fact, value: `${fact.value} ${long.trim()}x` }))
    return { ...words, facts, by: `${words.by} ${long.trim()}x`, title: `${words.title} ${long.trim()}x` }
  }),
)
const letters = (text: string) => text.replace(/\s/g, '')
it('the words of the exported picture say what the plan is and what it costs', () => {
  const plan = apply([
    { type: 'chooseBrand', brand: 'tesla' },
    { type: 'setTrenchFt', value: 12.5 },
  ])
  const { prices: shown, facts } = exportWords(plan, plannerWords, DATE)
  expect(shown).toEqual([
    `Your run ${usd(estimateOf(plan, routeOf(plan)).totalUsd)}`,
    `finished job from ${usd(prices.home.standard.min)}`,
  ])
  expect(facts).toEqual([
    { label: 'Charger', value: 'Tesla Wall Connector, 60 A circuit' },
    { label: 'Place', value: 'Back wall, 10 ft from the left corner, 48 in high' },
    { label: 'Conduit', value: '10 ft of EMT, 1 elbow' },
    { label: 'Panel', value: 'Back-left' },
    { label: 'Trench', value: '12 ft 6 in' },
  ])
  expect(exportWords(plan, plannerWords, DATE, '37SW58').facts.at(-1)).toEqual({
    label: plannerWords.exportPicture.facts.reference,
    value: '37SW58',
  })
})

describe('the caption of a saved picture', () => {
  it('cuts no text, keeps it inside and below the view, and lets no two overlap', () => {
    forCases(200, fc.integer({ min: 640, max: 2400 }), arbWords, (width, words) => {
      const lines = captionOf(words)
      const { texts, bottom } = layoutCaption(lines, width, TOP, measure)
      const shown = letters(texts.map(({ text }) => text).join(''))
      const wanted = letters(lines.map(({ text, end = '' }) => text + end).join(''))
      expect([...shown].sort().join('')).toBe([...wanted].sort().join(''))
      const boxes = texts.map(({ text, role, x, y, sizePx }) => ({
        left: x,
        right: x + measure(text, role, sizePx),
        top: y - sizePx * 0.75,
        bottom: y + sizePx * 0.25,
      }))
      for (const box of boxes) {
        expect(box.left).toBeGreaterThan(0)
        expect(box.right).toBeLessThan(width)
        expect(box.top).toBeGreaterThan(TOP)
        expect(box.bottom).toBeLessThan(bottom)
      }
      const overlaps = boxes.some((a, index) =>
        boxes.slice(index + 1).some(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      )
      expect(overlaps).toBe(false)
    })
  })

  it('is readable where a phone shows it 390 px wide', () => {
    const { texts } = layoutCaption(captionOf(exportWords(defaultPlan, plannerWords, DATE)), 2400, TOP, measure)
    expect(Math.min(...texts.map(({ sizePx }) => (sizePx * 390) / 2400))).toBeGreaterThan(10.5)
  })
})

it('wrapping breaks a word only where it is wider than a line', () => {
  const widthOf = (text: string) => text.length * 5.5
  expect(wrapText('one two three', 39, widthOf)).toEqual(['one two', 'three'])
  expect(wrapText('a 123456789', 22.5, widthOf)).toEqual(['a', '1234', '5678', '9'])
})
