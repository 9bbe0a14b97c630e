// The photo with its marks on a canvas: for the lead desk, and with words below it to save.
import { conduitOutline } from '@/lib/photo/conduit'
import { lightColors } from '@/lib/palette'
import { cornerNames, type MarkName, pinNames, type Reading, type Session } from '@/lib/photo/session'

/** The pipe's own grays, in both color schemes: they lie on a photo. */
const PIPE = { body: '#c4cad3', edge: lightColors.ink, shine: '#ffffff', fitting: '#98a1ae' } as const
const TEXT_SHARE = 0.026

interface MarkWords {
  /** Label at the turn of the run. */
  readonly run: string
  readonly marks: Readonly<Record<MarkName, string>>
}

/** Undefined where the browser has no canvas or cannot decode the photo. */
export async function paintMarks(
  session: Session,
  reading: Reading,
  words: MarkWords,
): Promise<HTMLCanvasElement | undefined> {
  const { photo, points } = session
  const { plane } = reading
  if (!photo || !plane) return undefined
  const bitmap = await createImageBitmap(new Blob([photo.jpeg], { type: 'image/jpeg' }))
  const canvas = document.createElement('canvas')
  canvas.width = photo.widthPx
  canvas.height = photo.heightPx
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.drawImage(bitmap, 0, 0, photo.widthPx, photo.heightPx)
  bitmap.close()
  const unit = Math.max(photo.widthPx, photo.heightPx) / 400
  const stroke = (path: Path2D, color: string, width: number) => {
    context.strokeStyle = color
    context.lineWidth = width
    context.stroke(path)
  }
  const fill = (path: Path2D, color: string) => {
    context.fillStyle = color
    context.fill(path)
  }
  context.lineJoin = 'round'

  const quad = new Path2D(`M${cornerNames.map(name => `${points[name].xPx} ${points[name].yPx}`).join('L')}Z`)
  stroke(quad, lightColors.raised, 1.6 * unit)
  stroke(quad, lightColors.accent, 0.8 * unit)

  const run = conduitOutline(photo, plane, points.panel, points.charger)
  if (run) {
    const [pipe, fittings] = [new Path2D(run.pipe), new Path2D(run.fittings)]
    stroke(pipe, PIPE.edge, unit)
    fill(pipe, PIPE.body)
    fill(new Path2D(run.shine), PIPE.shine)
    stroke(fittings, PIPE.edge, 0.8 * unit)
    fill(fittings, PIPE.fitting)
  }

  const family = getComputedStyle(document.body).getPropertyValue('--font-heading').trim() || 'sans-serif'
  context.font = `700 ${TEXT_SHARE * 400 * unit}px ${family}`
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  /** A label on paper, kept inside the picture. */
  const label = (text: string, x: number, y: number) => {
    const width = context.measureText(text).width + 6 * unit
    const height = 16 * unit
    const left = Math.min(Math.max(x - width / 2, 0), photo.widthPx - width)
    const top = Math.min(Math.max(y - height / 2, 0), photo.heightPx - height)
    const box = new Path2D()
    box.roundRect(left, top, width, height, 2 * unit)
    fill(box, lightColors.raised)
    stroke(box, lightColors.ink, 0.4 * unit)
    context.fillStyle = lightColors.ink
    context.fillText(text, left + width / 2, top + height / 2)
  }
  for (const name of pinNames) {
    const { xPx, yPx } = points[name]
    const ring = new Path2D()
    ring.arc(xPx, yPx, 5 * unit, 0, 2 * Math.PI)
    stroke(ring, lightColors.raised, 3 * unit)
    stroke(ring, name === 'panel' ? lightColors.accent : lightColors.safety, 1.8 * unit)
    label(words.marks[name], xPx, yPx - 18 * unit)
  }
  label(
    words.run,
    (points.panel.xPx + points.charger.xPx) / 2,
    Math.max(points.panel.yPx, points.charger.yPx) + 20 * unit,
  )
  return canvas
}
