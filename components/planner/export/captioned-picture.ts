// A picture with lines of words over and under it, on light paper in both color schemes. Lengths in
// pixels of the picture. No text is cut: it wraps.
import { type Colors, lightColors } from '@/lib/palette'
import { pngOf } from '@/components/planner/plan-image'

/** Sizes are shares of the width: 11 to 12 px where a phone shows the picture 390 px wide. */
const roles = {
  title: { face: 'heading', weight: 700, size: 0.048, color: 'ink' },
  price: { face: 'heading', weight: 700, size: 0.07, color: 'ink' },
  name: { face: 'heading', weight: 700, size: 0.031, color: 'ink' },
  body: { face: 'body', weight: 400, size: 0.031, color: 'ink' },
  strong: { face: 'body', weight: 700, size: 0.028, color: 'ink' },
  small: { face: 'body', weight: 400, size: 0.028, color: 'muted' },
} as const satisfies Record<string, { face: 'heading' | 'body'; weight: number; size: number; color: keyof Colors }>
type Role = keyof typeof roles

export interface CaptionLine {
  readonly role: Role
  readonly text: string
  /** At the right end of the line; below it where it has no room. */
  readonly end?: string
}

/** Width of a text in pixels. */
export type Measure = (text: string, role: Role, sizePx: number) => number

interface PlacedText {
  readonly text: string
  readonly role: Role
  readonly sizePx: number
  /** Left end of the baseline. */
  readonly x: number
  readonly y: number
}

const PADDING = 0.045
const LINE_HEIGHT = 1.36
/** After that, the words are set in the fonts that are there. */
const FONT_TIMEOUT_MS = 3000

/**
 * Lines of at most `width`, broken at spaces, and within a word only where it is wider than a line.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && measure(line + character) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}

/** The lines from `top` down, and where they end. */
export function layoutCaption(lines: readonly CaptionLine[], width: number, top: number, measure: Measure) {
  const padding = PADDING * width
  const inner = width - 2 * padding
  const texts: PlacedText[] = []
  let y = top + padding / 2
  for (const { role, text, end } of lines) {
    const sizePx = roles[role].size * width
    const widthOf = (part: string) => measure(part, role, sizePx)
    const put = (part: string, x: number) => texts.push({ text: part, role, sizePx, x, y: y + sizePx })
    const rows = wrapText(text, inner, widthOf)
    // The business stands apart from what it says.
    if (role === 'name') y += sizePx / 2
    const isBeside = end !== undefined && rows.length === 1 && widthOf(text) + widthOf(end) + padding <= inner
    if (isBeside) put(end, width - padding - widthOf(end))
    for (const row of end === undefined || isBeside ? rows : [...rows, ...wrapText(end, inner, widthOf)]) {
      put(row, padding)
      y += sizePx * LINE_HEIGHT
    }
  }
  return { texts, bottom: y + padding / 2 }
}

/** A canvas reads no CSS variables. */
export function canvasFont(role: Role, sizePx: number): string {
  const { face, weight } = roles[role]
  const family = getComputedStyle(document.body).getPropertyValue(`--font-${face}`).trim()
  return `${weight} ${sizePx}px ${family || 'system-ui, sans-serif'}`
}

/** A canvas does not wait for fonts. `text` selects the files to load. */
async function loadFonts(text: string): Promise<void> {
  const fonts = Object.keys(roles).map(role => canvasFont(role as Role, 16))
  const loaded = Promise.allSettled(fonts.map(font => document.fonts.load(font, text)))
  await Promise.race([loaded, new Promise(resolve => setTimeout(resolve, FONT_TIMEOUT_MS))])
}

/** A picture drawn to the height that the words leave, so that both together have a size. */
export interface Poster {
  readonly width: number
  readonly height: number
  readonly draw: (height: number) => HTMLCanvasElement
}

/** As PNG, as wide as the picture. Rejects where the browser cannot make it. */
export async function captionedPicture(
  picture: Blob | HTMLCanvasElement | Poster,
  { above = [], below }: { readonly above?: readonly CaptionLine[]; readonly below: readonly CaptionLine[] },
): Promise<Blob> {
  const [image] = await Promise.all([
    'draw' in picture ? null : createImageBitmap(picture),
    loadFonts([...above, ...below].map(({ text, end = '' }) => text + end).join(' ')),
  ])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  const measure: Measure = (text, role, sizePx) => {
    context.font = canvasFont(role, sizePx)
    return context.measureText(text).width
  }
  const { width, height: size } = image ?? (picture as Poster)
  const head = above.length === 0 ? { texts: [], bottom: 0 } : layoutCaption(above, width, 0, measure)
  const top = Math.round(head.bottom)
  const bar = Math.round(width / 120)
  const height = image ? size : size - top - bar - Math.ceil(layoutCaption(below, width, 0, measure).bottom)
  const foot = layoutCaption(below, width, top + height + bar, measure)
  // A new size resets the context.
  canvas.width = width
  canvas.height = Math.ceil(foot.bottom)
  context.fillStyle = lightColors.paper
  context.fillRect(0, 0, width, canvas.height)
  context.drawImage(image ?? (picture as Poster).draw(height), 0, top)
  image?.close()
  context.fillStyle = lightColors.safety
  context.fillRect(0, top + height, width, bar)
  for (const { text, role, sizePx, x, y } of [...head.texts, ...foot.texts]) {
    context.font = canvasFont(role, sizePx)
    context.fillStyle = lightColors[roles[role].color]
    context.fillText(text, x, y)
  }
  return pngOf(canvas)
}
