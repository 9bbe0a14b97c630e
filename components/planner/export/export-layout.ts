// Where each line of the exported picture stands. Lengths in its pixels. No text is cut: it
// wraps, and an amount that does not fit is set smaller.
import type { Colors } from '@/lib/palette'
import type { ExportWords } from './export-words'

export interface Font {
  readonly face: 'heading' | 'body'
  readonly weight: 400 | 700
  readonly sizePx: number
}

/** Width of a text in pixels. */
export type Measure = (text: string, font: Font) => number

export interface PlacedText {
  readonly text: string
  /** Left end of the baseline. */
  readonly x: number
  readonly y: number
  readonly font: Font
  readonly color: keyof Colors
}

interface Rule {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: keyof Colors
}

export interface ExportLayout {
  readonly width: number
  /** The picture's height included. */
  readonly height: number
  readonly texts: readonly PlacedText[]
  readonly rules: readonly Rule[]
}

/** Shares of the width: 12 px where a phone shows the picture 390 px wide. */
const BODY_SIZE = 0.031
const SMALL_SIZE = 0.028
const TITLE_SIZE = 0.048
const PRICE_SIZE = 0.07
const PADDING = 0.045
const LINE_HEIGHT = 1.32
/** From the top of a line to its baseline, in text sizes. */
const ASCENT = 1
/** A picture wider than that has the price beside the facts. */
const WIDE_RATIO = 1.25

interface Style {
  readonly font: Font
  readonly color: keyof Colors
}

/** Texts from (x, y), the top left corner, and how tall they are together. */
interface Block {
  readonly texts: readonly PlacedText[]
  readonly height: number
}

/**
 * Lines of at most `width`, broken at spaces, and within a word only where it is wider than a line.
 */
export function wrapText(text: string, width: number, font: Font, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer, font) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && measure(line + character, font) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}

/** `words` under a picture of this size. */
export function layoutExport(
  picture: { readonly width: number; readonly height: number },
  words: ExportWords,
  measure: Measure,
): ExportLayout {
  const { width } = picture
  const style = (face: Font['face'], weight: Font['weight'], size: number, color: keyof Colors): Style => ({
    font: { face, weight, sizePx: size * width },
    color,
  })
  const title = style('heading', 700, TITLE_SIZE, 'ink')
  const price = style('heading', 700, PRICE_SIZE, 'ink')
  const name = style('heading', 700, BODY_SIZE, 'ink')
  const label = style('body', 400, BODY_SIZE, 'muted')
  const value = style('body', 400, BODY_SIZE, 'ink')
  const strong = style('body', 700, SMALL_SIZE, 'ink')
  const small = style('body', 400, SMALL_SIZE, 'muted')

  const padding = Math.round(PADDING * width)
  const gap = padding / 2
  const inner = width - 2 * padding

  const paragraph = (text: string, { font, color }: Style, x: number, y: number, lineWidth: number): Block => {
    const lines = wrapText(text, lineWidth, font, measure)
    const lineHeight = font.sizePx * LINE_HEIGHT
    return {
      texts: lines.map((line, index) => ({
        text: line,
        x,
        y: y + index * lineHeight + font.sizePx * ASCENT,
        font,
        color,
      })),
      height: lines.length * lineHeight,
    }
  }

  /** On one line, at the size that fits. */
  const fitted = (text: string, { font, color }: Style, x: number, y: number, lineWidth: number): Block => {
    const sizePx = font.sizePx * Math.min(1, lineWidth / measure(text, font))
    return {
      texts: [{ text, x, y: y + font.sizePx * ASCENT, font: { ...font, sizePx }, color }],
      height: font.sizePx * LINE_HEIGHT,
    }
  }

  /** One text at each side, or below each other where the line is too short for both. */
  const sides = (left: string, leftStyle: Style, right: string, rightStyle: Style, y: number): Block => {
    const rightWidth = measure(right, rightStyle.font)
    const first = paragraph(left, leftStyle, padding, y, inner)
    if (measure(left, leftStyle.font) + gap + rightWidth > inner) {
      const second = paragraph(right, rightStyle, padding, y + first.height, inner)
      return { texts: [...first.texts, ...second.texts], height: first.height + second.height }
    }
    const baseline = y + leftStyle.font.sizePx * ASCENT
    return {
      texts: [...first.texts, { text: right, x: width - padding - rightWidth, y: baseline, ...rightStyle }],
      height: first.height,
    }
  }

  const below = (y: number, ...blocks: readonly ((y: number) => Block)[]): Block =>
    blocks.reduce<Block>(
      (whole, make) => {
        const { texts, height } = make(y + whole.height)
        return { texts: [...whole.texts, ...texts], height: whole.height + height }
      },
      { texts: [], height: 0 },
    )

  const estimate = (x: number, top: number, blockWidth: number): Block =>
    below(
      top,
      y => paragraph(words.estimate, label, x, y, blockWidth),
      y => fitted(words.price, price, x, y, blockWidth),
      y => paragraph(words.priceNote, small, x, y, blockWidth),
      y => paragraph(words.note, strong, x, y, blockWidth),
    )

  const facts = (x: number, top: number, blockWidth: number): Block => {
    const labelWidth = Math.max(...words.facts.map(fact => measure(fact.label, label.font))) + gap
    return below(
      top,
      ...words.facts.map(fact => (y: number): Block => {
        const left = paragraph(fact.label, label, x, y, labelWidth)
        const right = paragraph(fact.value, value, x + labelWidth, y, blockWidth - labelWidth)
        return {
          texts: [...left.texts, ...right.texts],
          height: Math.max(left.height, right.height) + value.font.sizePx * 0.2,
        }
      }),
    )
  }

  const thickness = Math.max(2, Math.round(width / 250))
  const texts: PlacedText[] = []
  const rules: Rule[] = []
  let y = picture.height
  const add = (block: Block) => {
    texts.push(...block.texts)
    y += block.height
  }
  const addRule = (color: keyof Colors, height: number, x: number, ruleWidth: number) => {
    rules.push({ x, y: Math.round(y), width: ruleWidth, height, color })
    y += height + gap
  }

  addRule('safety', thickness * 2, 0, width)
  add(sides(words.title, title, words.date, label, y))
  y += gap
  if (picture.width / picture.height >= WIDE_RATIO) {
    const left = facts(padding, y, inner * 0.58)
    const right = estimate(padding + inner * 0.64, y, inner * 0.36)
    texts.push(...left.texts)
    add({ texts: right.texts, height: Math.max(left.height, right.height) })
  } else {
    add(estimate(padding, y, inner))
    y += gap
    add(facts(padding, y, inner))
  }
  y += gap
  addRule('line', Math.max(1, thickness / 2), padding, inner)
  add(sides(words.by, name, words.phone, name, y))
  return { width, height: Math.ceil(y + padding), texts, rules }
}
