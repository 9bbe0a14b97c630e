// What charger and conduit are made of. Colors are shares of white in linear light.

type Rgb = readonly [number, number, number]

export interface Surface {
  readonly color: Rgb
  /** 1 mirrors in its own color, as metal does; 0 scatters and mirrors a little. */
  readonly metal: number
  /** 0 is matte, 1 a mirror. */
  readonly gloss: number
  /** Light of its own, as a share of white. */
  readonly glow: number
}

/** IEC 61966-2-1: a byte of sRGB as linear light, 0 to 1. */
export const linearOf = (byte: number): number =>
  byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4

const rgb = (hex: string): Rgb => [
  linearOf(parseInt(hex.slice(1, 3), 16)),
  linearOf(parseInt(hex.slice(3, 5), 16)),
  linearOf(parseInt(hex.slice(5, 7), 16)),
]

const surface = (hex: string, gloss: number, metal = 0, glow = 0): Surface => ({ color: rgb(hex), metal, gloss, glow })

/** All but the charger's body. */
const surfaces = {
  back: surface('#303437', 0.3),
  glass: surface('#0b0d10', 0.95),
  light: surface('#35e0a1', 0.2, 0, 0.75),
  rim: surface('#aab2b6', 0.6, 1),
  cable: surface('#17191c', 0.35),
  plug: surface('#1c1f22', 0.5),
  EMT: surface('#d3d7d9', 0.75, 1),
  fitting: surface('#bfc3c6', 0.5, 1),
  screw: surface('#8d9499', 0.6, 1),
  PVC: surface('#8f959a', 0.25),
  joint: surface('#868c91', 0.25),
}
export type SurfaceName = keyof typeof surfaces | 'body'

/** With a charger's body of its own color. */
export const surfacesOf = (body: string): Readonly<Record<SurfaceName, Surface>> => ({
  ...surfaces,
  body: surface(body, 0.45),
})
