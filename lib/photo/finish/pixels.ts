// A picture's pixels, and what they are as linear light.
/** As `ImageData` has them: four bytes of sRGB for each pixel, the last one its opacity. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** IEC 61966-2-1: a byte of sRGB as linear light, 0 to 1. */
const linearOf = (byte: number): number => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

export type Light = readonly [red: number, green: number, blue: number]

const linear = Float32Array.from({ length: 256 }, (_, byte) => linearOf(byte))

/** Of a byte of sRGB: 0 to 1. */
const lightOf = (byte: number): number => linear[byte] ?? 0

/** The byte of sRGB, not rounded, of linear light from 0 to 1. */
export const byteOf = (light: number): number =>
  light <= 0.0031308 ? light * 3294.6 : 255 * (1.055 * light ** (1 / 2.4) - 0.055)

/** ITU-R BT.709. */
export const brightness = (light: Light): number => 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]

/** Null outside of the picture. */
export function lightAt({ width, height, data }: Pixels, xPx: number, yPx: number): Light | null {
  const x = Math.floor(xPx)
  const y = Math.floor(yPx)
  if (!(x >= 0 && y >= 0 && x < width && y < height)) return null
  const at = 4 * (y * width + x)
  return [lightOf(data[at] ?? 0), lightOf(data[at + 1] ?? 0), lightOf(data[at + 2] ?? 0)]
}
