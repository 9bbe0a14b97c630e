// The exported picture on a canvas: the view of the plan, and its words below in the site's own
// fonts. Light paper in both color schemes.
import { lightColors } from '@/lib/palette'
import { pngOf } from '@/components/planner/plan-image'
import { type Font, layoutExport, type Measure } from './export-layout'
import type { ExportWords } from './export-words'

/** After that, the words are set in the fonts that are there. */
const FONT_TIMEOUT_MS = 3000

/** The font families of app/fonts.css. A canvas reads no CSS variables. */
function fontFamilies(): Readonly<Record<Font['face'], string>> {
  const style = getComputedStyle(document.body)
  const family = (token: string) => style.getPropertyValue(token).trim() || 'system-ui, sans-serif'
  return { heading: family('--font-heading'), body: family('--font-body') }
}

/**
 * A canvas does not wait for fonts, and the page may not have shown these weights yet. `text`
 * selects the files to load.
 */
async function loadFonts(fonts: readonly string[], text: string): Promise<void> {
  const timeout = new Promise<void>(resolve => setTimeout(resolve, FONT_TIMEOUT_MS))
  const loaded = Promise.allSettled(fonts.map(font => document.fonts.load(font, text)))
  await Promise.race([loaded, timeout])
}

/** As PNG, as wide as the picture. Rejects where the browser cannot make it. */
export async function paintExport(picture: Blob, words: ExportWords): Promise<Blob> {
  const families = fontFamilies()
  const cssFont = ({ face, weight, sizePx }: Font) => `${weight} ${sizePx}px ${families[face]}`
  const used: readonly Pick<Font, 'face' | 'weight'>[] = [
    { face: 'heading', weight: 700 },
    { face: 'body', weight: 400 },
    { face: 'body', weight: 700 },
  ]
  const [image] = await Promise.all([
    createImageBitmap(picture),
    loadFonts(
      used.map(font => cssFont({ ...font, sizePx: 16 })),
      JSON.stringify(words),
    ),
  ])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  const measure: Measure = (part, font) => {
    context.font = cssFont(font)
    return context.measureText(part).width
  }
  const placed = layoutExport(image, words, measure)
  // A new size resets the context.
  canvas.width = placed.width
  canvas.height = placed.height
  context.fillStyle = lightColors.paper
  context.fillRect(0, 0, placed.width, placed.height)
  context.drawImage(image, 0, 0)
  image.close()
  for (const { color, x, y, width, height } of placed.rules) {
    context.fillStyle = lightColors[color]
    context.fillRect(x, y, width, height)
  }
  for (const { text: line, x, y, font, color } of placed.texts) {
    context.font = cssFont(font)
    context.fillStyle = lightColors[color]
    context.fillText(line, x, y)
  }
  return pngOf(canvas)
}
