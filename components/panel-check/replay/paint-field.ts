// The colors of the year's field, and its pixels: one for each interval, days across.
import type { YearField } from '@/lib/panel/replay-field'
import { type Colors, darkColors, lightColors } from '@/lib/palette'

export interface FieldColors {
  /** By level: without a reading, then the use of the service from low to high. */
  readonly house: readonly string[]
  /** Solid at full speed, hatched with the next where the car was slowed. */
  readonly car: string
  readonly hatch: string
  readonly short: string
}

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
const hexOf = (rgb: readonly number[]) => `#${rgb.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of the second color in the first. */
function mixed(one: string, other: string, share: number): string {
  const [from, to] = [rgbOf(one), rgbOf(other)]
  return hexOf(from.map((part, index) => part + ((to[index] ?? 0) - part) * share))
}

/** How dark each level is. */
const LEVEL_SHARES = [0.06, 0.2, 0.38, 0.6]

const fieldColors = ({ raised, ink, safety, danger, paper }: Colors): FieldColors => ({
  house: [paper, ...LEVEL_SHARES.map(share => mixed(raised, ink, share)), ink],
  car: safety,
  hatch: raised,
  short: danger,
})
export const lightField = fieldColors(lightColors)
export const darkField = fieldColors(darkColors)

/** Pixels of a stripe and the next. */
const HATCH = 4
/** Rows at the top with a wedge over each night that was not filled. */
const MARK_SHARE = 0.05
export const markRows = ({ slots }: YearField): number => Math.max(1, Math.round(slots * MARK_SHARE))

/** Red, green, blue and opacity of each pixel, row by row. */
function fieldPixels(field: YearField, colors: FieldColors): Uint8ClampedArray<ArrayBuffer> {
  const { dayCount, slots, house, car, short } = field
  const rows = markRows(field)
  const pixels = new Uint8ClampedArray(4 * dayCount * (rows + slots)).fill(255)
  const houseRgb = colors.house.map(rgbOf)
  const [carRgb, hatchRgb, shortRgb] = [rgbOf(colors.car), rgbOf(colors.hatch), rgbOf(colors.short)]
  const blank: Rgb = houseRgb[0] ?? [0, 0, 0]
  const set = (pixel: number, [red, green, blue]: Rgb) => {
    pixels[4 * pixel] = red
    pixels[4 * pixel + 1] = green
    pixels[4 * pixel + 2] = blue
  }
  for (let row = 0; row < rows; row += 1)
    for (let day = 0; day < dayCount; day += 1) {
      const isBeside = row < rows / 2 && (short[day - 1] || short[day + 1])
      set(row * dayCount + day, short[day] || isBeside ? shortRgb : blank)
    }
  for (let cell = 0; cell < house.length; cell += 1) {
    const isStripe = (Math.floor(cell / dayCount) + (cell % dayCount)) % HATCH < HATCH / 2
    const carOf = [houseRgb[house[cell] ?? 0], isStripe ? hatchRgb : carRgb, carRgb]
    set(rows * dayCount + cell, carOf[car[cell] ?? 0] ?? blank)
  }
  return pixels
}

/** Sizes the canvas to the field and paints it. Nothing happens in a browser without a canvas. */
export function paintField(canvas: HTMLCanvasElement, field: YearField, colors: FieldColors): void {
  const context = canvas.getContext('2d')
  if (!context || field.dayCount === 0) return
  canvas.width = field.dayCount
  canvas.height = markRows(field) + field.slots
  const image = context.createImageData(canvas.width, canvas.height)
  image.data.set(fieldPixels(field, colors))
  context.putImageData(image, 0, 0)
}
