// The replay as a PNG to keep or forward: title, sentence, the year's field and what it means. No
// reading is in it but as a color.
import type { PanelReplayLabels } from '@/content/words/panel-replay'
import type { YearField } from '@/lib/panel/replay-field'
import { lightColors } from '@/lib/palette'
import { canvasFont, captionedPicture } from '@/components/planner/export/captioned-picture'
import { download } from '@/components/planner/export/download'
import { hourMarks, monthMarks } from './marks'
import { lightField, paintField } from './paint-field'
import type { ReplayText } from './sentence'

const FILE_NAME = 'year_replayed.png'

// Pixels of the picture.
const WIDTH = 1200
const PADDING = 54
const LEFT = PADDING + 80
const FIELD = { width: WIDTH - PADDING - LEFT, height: 420 }
const MONTHS_AT = FIELD.height + 30
const KEY = 22
const KEY_ROW = 38

/** The field with its hours, months and key. */
function fieldPicture(field: YearField, { field: words }: PanelReplayLabels): HTMLCanvasElement {
  const keys = [
    ...words.scale.map((label, index) => [lightField.house[index + 1] ?? '', label] as const),
    [lightField.carFull, words.carFull] as const,
    [lightField.carSlowed, words.carSlowed] as const,
    [lightField.short, words.short] as const,
  ]
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  const font = canvasFont('body', KEY)
  context.font = font
  let [x, y] = [PADDING, MONTHS_AT + 24]
  const places = keys.map(([color, label]) => {
    const width = KEY + 40 + context.measureText(label).width
    if (x + width > WIDTH - PADDING) [x, y] = [PADDING, y + KEY_ROW]
    const place = { color, label, x, y }
    x += width
    return place
  })
  // A new size resets the context.
  canvas.width = WIDTH
  canvas.height = y + KEY_ROW
  const pixels = document.createElement('canvas')
  paintField(pixels, field, lightField)
  context.imageSmoothingEnabled = false
  context.drawImage(pixels, LEFT, 0, FIELD.width, FIELD.height)
  context.font = font
  context.fillStyle = lightColors.ink
  context.strokeStyle = lightColors.edge
  context.textAlign = 'right'
  for (const { share, text } of hourMarks(field)) context.fillText(text, LEFT - 10, share * FIELD.height + 7)
  context.textAlign = 'center'
  for (const { share, text } of monthMarks(field)) context.fillText(text, LEFT + share * FIELD.width, MONTHS_AT)
  context.textAlign = 'left'
  for (const { color, label, x: left, y: top } of places) {
    context.fillText(label, left + KEY + 10, top + 18)
    context.fillStyle = color
    context.fillRect(left, top, KEY, KEY)
    context.strokeRect(left, top, KEY, KEY)
    context.fillStyle = lightColors.ink
  }
  return canvas
}

/** Downloads the picture. False where the browser cannot make it. */
export async function savePicture(
  field: YearField,
  text: ReplayText,
  date: string,
  isExample: boolean,
  labels: PanelReplayLabels,
): Promise<boolean> {
  const { onPaper } = labels
  try {
    const picture = await captionedPicture(fieldPicture(field, labels), {
      above: [
        { role: 'body', text: isExample ? onPaper.exampleTag : onPaper.title, end: date },
        { role: 'name', text: text.sentence },
        { role: 'small', text: text.choices },
      ],
      below: [
        { role: 'small', text: labels.guide },
        { role: 'name', text: onPaper.by, end: onPaper.phone },
      ],
    })
    download(picture, FILE_NAME)
    return true
  } catch {
    return false
  }
}
