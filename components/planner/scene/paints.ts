// Colours of the scene. The room keeps its own light in both colour schemes; ground, lettering and outlines follow the page.
import { type Rgb, rgb, shade } from './mesh-builder'

export const paints = {
  wall: rgb('#f2eee6'),
  skirting: rgb('#cfc7b8'),
  cut: rgb('#1b2c48'),
  floor: rgb('#ffffff'),
  siding: rgb('#b9c3c6'),
  earth: rgb('#6b5541'),
  door: rgb('#e3e0d8'),
  doorGroove: rgb('#bdb8ab'),
  rail: rgb('#8d949b'),
  steel: rgb('#59636f'),
  plywood: rgb('#b48a5c'),
  boxes: [rgb('#c79a66'), rgb('#3f5f86'), rgb('#a8b3b0'), rgb('#8a5a3c'), rgb('#e0d3b8')],
  panel: rgb('#878f97'),
  panelDoor: rgb('#a3aab1'),
  ink: rgb('#10203a'),
  graphite: rgb('#2b333d'),
  blockBody: rgb('#f4f1ea'),
  safety: rgb('#ff7a1c'),
  emt: rgb('#dfe3e6'),
  emtFitting: rgb('#aab1b7'),
  pvc: rgb('#6f7880'),
  pvcFitting: rgb('#565e66'),
  strap: rgb('#c3c9ce'),
} as const satisfies Record<string, Rgb | readonly Rgb[]>

/** What changes with the page's colour scheme, as CSS colours. */
export interface SceneTheme {
  readonly backdrop: string
  readonly ground: string
  readonly line: string
  readonly paper: string
  readonly ink: string
  /** The page's text face. */
  readonly family: string
}

/** How dark a place is made by what stands this near: soft light does not reach into corners. */
export function occluded(color: Rgb, distancesFt: readonly number[], depth = 0.3, reachFt = 1.6): Rgb {
  return shade(
    color,
    distancesFt.reduce((light, away) => light * (1 - depth * Math.exp(-Math.max(away, 0) / reachFt)), 1),
  )
}
