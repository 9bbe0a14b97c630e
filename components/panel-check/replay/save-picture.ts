// The replay as a PNG to keep or forward: title, sentence, the year's field and what it means, on
// light paper in both color schemes. No reading is in it but as a color.
import type { PanelReplayLabels } from '@/content/words/panel-replay'
import type { YearField } from '@/lib/panel/replay-field'
import { lightColors } from '@/lib/palette'
import { wrapText } from '@/components/planner/export/export-layout'
import { download } from '@/components/planner/export/download'
import { pngOf } from '@/components/planner/plan-image'
import { hourMarks, monthMarks } from './marks'
import { lightField, paintField } from './paint-field'
import type { ReplayText } from './sentence'

const FILE_NAME = 'year_replayed.png'

// Pixels of the picture.
const WIDTH = 1200
const PADDING = 48
const HOURS_WIDTH = 80
const FIELD_HEIGHT = 420
const KEY = 22
const LINE_HEIGHT = 1.35

type Face = 'heading' | 'body'

/** A canvas reads no CSS variables. */
const familyOf = (face: Face) =>
  getComputedStyle(document.body).getPropertyValue(`--font-${face}`).trim() || 'system-ui, sans-serif'

/** Downloads the picture. False where the browser cannot make it. */
export async function savePicture(
  field: YearField,
  text: ReplayText,
  date: string,
  isExample: boolean,
  labels: PanelReplayLabels,
): Promise<boolean> {
  const families = { heading: familyOf('heading'), body: familyOf('body') }
  const cssFont = (face: Face, weight: 400 | 700, sizePx: number) => `${weight} ${sizePx}px ${families[face]}`
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return false
  const { onPaper } = labels
  const inner = WIDTH - 2 * PADDING
  let y = PADDING
  const draws: (() => void)[] = []
  const write = (content: string, face: Face, weight: 400 | 700, sizePx: number) => {
    const measure = (part: string) => {
      context.font = cssFont(face, weight, sizePx)
      return context.measureText(part).width
    }
    for (const line of wrapText(content, inner, { face, weight, sizePx }, measure)) {
      y += sizePx * LINE_HEIGHT
      const baseline = y - sizePx * 0.3
      draws.push(() => {
        context.font = cssFont(face, weight, sizePx)
        context.fillStyle = lightColors.ink
        context.fillText(line, PADDING, baseline)
      })
    }
    y += 10
  }
  write(isExample ? onPaper.exampleTag : onPaper.title, 'heading', 700, 40)
  write(text.sentence, 'heading', 700, 30)
  write(text.choices, 'body', 400, 24)
  const top = y + 16
  draws.push(() => {
    const picture = document.createElement('canvas')
    paintField(picture, field, lightField)
    context.imageSmoothingEnabled = false
    context.drawImage(picture, PADDING + HOURS_WIDTH, top, inner - HOURS_WIDTH, FIELD_HEIGHT)
    context.font = cssFont('body', 400, 20)
    context.fillStyle = lightColors.muted
    context.textAlign = 'right'
    for (const { share, text: hour } of hourMarks(field))
      context.fillText(hour, PADDING + HOURS_WIDTH - 10, top + share * FIELD_HEIGHT + 7)
    context.textAlign = 'center'
    for (const { share, text: month } of monthMarks(field))
      context.fillText(month, PADDING + HOURS_WIDTH + share * (inner - HOURS_WIDTH), top + FIELD_HEIGHT + 28)
    context.textAlign = 'left'
  })
  y = top + FIELD_HEIGHT + 56
  const keys = [
    ...labels.field.scale.map((label, index) => [lightField.house[index + 1] ?? '', label] as const),
    [lightField.carFull, labels.field.carFull] as const,
    [lightField.carSlowed, labels.field.carSlowed] as const,
    [lightField.short, labels.field.short] as const,
  ]
  let x = PADDING
  context.font = cssFont('body', 400, 22)
  for (const [color, label] of keys) {
    const width = KEY + 10 + context.measureText(label).width + 30
    if (x + width > WIDTH - PADDING) [x, y] = [PADDING, y + 36]
    const [left, keyTop] = [x, y]
    draws.push(() => {
      context.fillStyle = color
      context.fillRect(left, keyTop, KEY, KEY)
      context.strokeStyle = lightColors.edge
      context.strokeRect(left, keyTop, KEY, KEY)
      context.fillStyle = lightColors.ink
      context.font = cssFont('body', 400, 22)
      context.fillText(label, left + KEY + 10, keyTop + 18)
    })
    x += width
  }
  y += 44
  write(labels.guide, 'body', 400, 22)
  write(`${onPaper.by}, ${onPaper.phone}. ${date}`, 'body', 700, 22)
  // A new size resets the context.
  canvas.width = WIDTH
  canvas.height = Math.ceil(y + PADDING / 2)
  context.fillStyle = lightColors.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const draw of draws) draw()
  try {
    download(await pngOf(canvas), FILE_NAME)
    return true
  } catch {
    return false
  }
}
