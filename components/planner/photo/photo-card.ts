// The upright picture to keep or send on: the wall finished, as it is, and the charger close up.
import { canvasFont, type Poster } from '@/components/planner/export/captioned-picture'
import type { PlannerPhotoWords } from '@/content/words/photo'
import { lightColors } from '@/lib/palette'
import type { Session } from '@/lib/photo/session'
import { partAround } from './part-around'

// Pixels of the card.
const [WIDTH, HEIGHT] = [1080, 1350]
const GAP = 8
const TAG = 26
/** Share of the pictures' height that the large one has. */
const LARGE = 0.64
const CLOSE_UP_SHARE = 0.3

type Place = readonly [x: number, y: number, width: number, height: number]

/**
 * `picture` is as large as the photo: the finished wall, or the marked photo, which stands alone.
 * Rejects where the browser cannot decode the photo.
 */
export async function photoCard(
  { photo, points: { panel, charger } }: Session,
  picture: HTMLCanvasElement,
  words: PlannerPhotoWords['finished'] | null,
): Promise<Poster> {
  if (!photo) throw new Error('there is no photo')
  const before = await createImageBitmap(new Blob([photo.jpeg], { type: 'image/jpeg' }))
  const middle = { xPx: (panel.xPx + charger.xPx) / 2, yPx: (panel.yPx + charger.yPx) / 2 }
  const draw = (height: number) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser has no canvas')
    ;[canvas.width, canvas.height] = [WIDTH, height]
    context.imageSmoothingQuality = 'high'
    context.font = canvasFont('strong', TAG)
    const put = (image: HTMLCanvasElement | ImageBitmap, [x, y, across, down]: Place, share = 1, tag = '') => {
      const part = partAround(share < 1 ? charger : middle, image, { width: across, height: down }, share)
      context.drawImage(image, part.left, part.top, part.width, part.height, x, y, across, down)
      if (tag === '') return
      context.fillStyle = lightColors.night
      context.fillRect(x + 16, y + 16, context.measureText(tag).width + 24, TAG + 16)
      context.fillStyle = lightColors.onNight
      context.fillText(tag, x + 28, y + 16 + TAG)
    }
    if (!words) put(picture, [0, 0, WIDTH, height])
    else {
      const large = Math.round(LARGE * height)
      const [half, low] = [(WIDTH - GAP) / 2, height - large - GAP]
      put(picture, [0, 0, WIDTH, large], 1, words.slider.after)
      put(before, [0, large + GAP, half, low], 1, words.slider.before)
      put(picture, [half + GAP, large + GAP, half, low], CLOSE_UP_SHARE, words.closeUpTag)
    }
    before.close()
    return canvas
  }
  return { width: WIDTH, height: HEIGHT, draw }
}
