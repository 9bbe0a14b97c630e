// The replay as a PNG to keep or forward: title, sentence, the year's field and what it means. No
// reading is in it but as a color.
import type { PanelReplayWords } from '@/content/words/panel-replay'
import type { YearField } from '@/lib/panel/replay-field'
import { lightColors } from '@/lib/palette'
import { canvasFont, captionedPicture } from '@/components/planner/export/captioned-picture'
import { download } from '@/components/planner/export/download'
import { hourMarks, monthMarks } from './marks'
import { lightField, paintField } from './paint-field'
import type { ReplayText } from './sentence'

const FILE_NAME = 'year_replayed.png'

// Pixels of the picture.
const [WIDTH, HEIGHT] = [1080, 1350]
const PADDING = 48
const KEY = 26
const KEY_ROW = 42
const MONTHS = 44

type Key = readonly [color: string, label: string, shape?: 'hatch' | 'wedge']

function drawKey(context: CanvasRenderingContext2D, [color, label, shape]: Key, x: number, y: number) {
  context.fillStyle = lightColors.ink
  context.fillText(label, x + KEY + 10, y + KEY - 5)
  context.strokeRect(x, y, KEY, KEY)
  context.fillStyle = color
  if (shape === 'wedge') {
    context.fillRect(x, y, KEY, KEY / 2)
    context.fillRect(x + KEY / 3, y, KEY / 3, KEY)
  } else if (shape === 'hatch') for (let row = 0; row < KEY; row += 8) context.fillRect(x, y + row, KEY, 4)
  else context.fillRect(x, y, KEY, KEY)
}

/** The field from edge to edge with its hours, months and key. */
function fieldPicture(field: YearField, { field: words }: PanelReplayWords, height: number): HTMLCanvasElement {
  const keys: readonly Key[] = [
    ...words.scale.map((label, index) => [lightField.house[index + 1] ?? '', label] as const),
    [lightField.car, words.carFull],
    [lightField.car, words.carSlowed, 'hatch'],
    [lightField.short, words.short, 'wedge'],
  ]
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  ;[canvas.width, canvas.height] = [WIDTH, height]
  context.font = canvasFont('body', KEY)
  let [x, row] = [PADDING, 0]
  const places = keys.map(key => {
    const width = KEY + 40 + context.measureText(key[1]).width
    if (x + width > WIDTH) [x, row] = [PADDING, row + 1]
    const place = { key, x, row }
    x += width
    return place
  })
  const fieldHeight = height - MONTHS - (row + 1) * KEY_ROW
  const pixels = document.createElement('canvas')
  paintField(pixels, field, lightField)
  context.imageSmoothingEnabled = false
  context.drawImage(pixels, 0, 0, WIDTH, fieldHeight)
  context.strokeStyle = lightColors.edge
  for (const { share, text } of hourMarks(field)) {
    context.fillStyle = lightColors.raised
    context.fillRect(0, share * fieldHeight - KEY / 2 - 4, context.measureText(text).width + 24, KEY + 8)
    context.fillStyle = lightColors.ink
    context.fillText(text, 12, share * fieldHeight + KEY / 3)
  }
  context.textAlign = 'center'
  for (const { share, text } of monthMarks(field)) context.fillText(text, share * WIDTH, fieldHeight + KEY + 4)
  context.textAlign = 'left'
  for (const place of places) drawKey(context, place.key, place.x, fieldHeight + MONTHS + place.row * KEY_ROW)
  return canvas
}

/** Downloads the picture. False where the browser cannot make it. */
export async function savePicture(
  field: YearField,
  text: ReplayText,
  date: string,
  isExample: boolean,
  words: PanelReplayWords,
): Promise<boolean> {
  const { onPaper } = words
  try {
    const draw = (height: number) => fieldPicture(field, words, height)
    const picture = await captionedPicture(
      { width: WIDTH, height: HEIGHT, draw },
      {
        above: [
          { role: 'small', text: isExample ? onPaper.exampleTag : onPaper.title, end: date },
          { role: 'title', text: text.head },
          // An amount stays with its unit.
          { role: 'body', text: text.sentence.replaceAll(/(\d) (A|kWh)\b/g, '$1\u00A0$2') },
          { role: 'small', text: text.choices },
        ],
        below: [
          { role: 'small', text: onPaper.guide },
          { role: 'name', text: onPaper.by, end: onPaper.phone },
        ],
      },
    )
    download(picture, FILE_NAME)
    return true
  } catch {
    return false
  }
}
