// The exported picture's layout, with a font whose letters are all 0.55 of its size wide.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plannerLabels as labels } from '@/content/words/planner'
import { estimateOf, routeOf } from '@/lib/planner'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbPlan } from '@/tests/planner/plans'
import { forCases } from '@/tests/for-all'
import { usd } from '@/lib/usd'
import { layoutExport, type Measure, wrapText } from './export-layout'
import { exportWords, type ExportWords } from './export-words'

const LETTER = 0.55
const measure: Measure = (text, { sizePx }) => text.length * LETTER * sizePx
const DATE = 'September 30, 2026'

const arbPicture = fc.record({
  width: fc.integer({ min: 640, max: 2400 }),
  height: fc.integer({ min: 440, max: 2400 }),
})
const arbWords = fc.oneof(
  arbPlan.map(plan => exportWords(plan, labels, DATE)),
  fc.tuple(fc.string({ minLength: 1, maxLength: 120 }), arbPlan).map(([long, plan]): ExportWords => {
    const words = exportWords(plan, labels, DATE)
    const facts = words.facts.map(fact => ({ ...fact, value: `${fact.value} ${long.trim()}x` }))
    return { ...words, facts, by: `${words.by} ${long.trim()}x`, title: `${words.title} ${long.trim()}x` }
  }),
)
const letters = (text: string) => text.replace(/\s/g, '')
const allTexts = ({ facts, ...words }: ExportWords) => [
  ...Object.values(words),
  ...facts.flatMap(({ label, value }) => [label, value]),
]

it('the words of the exported picture say what the plan is and what it costs', () => {
  const plan = apply([
    { type: 'chooseBrand', brand: 'tesla' },
    { type: 'setTrenchFt', value: 12.5 },
  ])
  const { price, facts } = exportWords(plan, labels, DATE)
  expect(price).toBe(usd(estimateOf(plan, routeOf(plan)).totalUsd))
  expect(facts).toEqual([
    { label: 'Charger', value: 'Tesla Wall Connector, 60 A circuit' },
    { label: 'Place', value: 'Back wall, 10 ft from the left corner, 48 in high' },
    { label: 'Conduit', value: '10 ft of EMT, 1 elbow' },
    { label: 'Panel', value: 'Back-left' },
    { label: 'Trench', value: '12 ft 6 in' },
  ])
  expect(exportWords(plan, labels, DATE, '37SW58').facts.at(-1)).toEqual({
    label: labels.exportPicture.facts.reference,
    value: '37SW58',
  })
})

describe('the layout of the exported picture', () => {
  it('cuts no text, keeps it inside and below the view, and lets no two overlap', () => {
    forCases(200, arbPicture, arbWords, (picture, words) => {
      const { width, height, texts } = layoutExport(picture, words, measure)
      expect(width).toBe(picture.width)
      const shown = letters(texts.map(({ text }) => text).join(''))
      expect([...shown].sort().join('')).toBe([...letters(allTexts(words).join(''))].sort().join(''))
      const boxes = texts.map(({ text, x, y, font }) => ({
        left: x,
        right: x + measure(text, font),
        top: y - font.sizePx * 0.75,
        bottom: y + font.sizePx * 0.25,
      }))
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThan(0)
        expect(right).toBeLessThan(width)
        expect(top).toBeGreaterThan(picture.height)
        expect(bottom).toBeLessThan(height)
      }
      const overlaps = boxes.some((a, index) =>
        boxes.slice(index + 1).some(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      )
      expect(overlaps).toBe(false)
    })
  })

  it('is readable where a phone shows it 390 px wide', () => {
    for (const picture of [
      { width: 2400, height: 1100 },
      { width: 640, height: 1400 },
    ]) {
      const { texts } = layoutExport(picture, exportWords(defaultPlan, labels, DATE), measure)
      expect(Math.min(...texts.map(({ font }) => (font.sizePx * 390) / picture.width))).toBeGreaterThan(10.5)
    }
  })

  it('has the price beside the facts where the picture is wide, else above them', () => {
    const heightOf = (picture: { width: number; height: number }) => {
      const words = exportWords(defaultPlan, labels, DATE)
      const { texts } = layoutExport(picture, words, measure)
      const y = (text: string) => texts.find(placed => placed.text === text)?.y ?? 0
      return y(words.price) - y('Panel')
    }
    expect(heightOf({ width: 1000, height: 600 })).toBeLessThan(0)
    expect(heightOf({ width: 700, height: 900 })).toBeLessThan(heightOf({ width: 1000, height: 600 }))
  })
})

it('wrapping breaks a word only where it is wider than a line', () => {
  const font = { face: 'body', weight: 400, sizePx: 10 } as const
  expect(wrapText('one two three', 39, font, measure)).toEqual(['one two', 'three'])
  expect(wrapText('a 123456789', 22.5, font, measure)).toEqual(['a', '1234', '5678', '9'])
})
