// Colors of the scene. The room is the same in light and dark; ground, labels and outlines follow the page's theme.
import { Color } from 'three'
import { lightColors } from '@/lib/palette'
import { shade } from './mesh-builder'

const hex = (value: string) => new Color(value)

export const colors = {
  wall: hex('#f2eee6'),
  baseboard: hex('#cfc7b8'),
  cut: hex('#1b2c48'),
  floor: hex('#ffffff'),
  siding: hex('#b9c3c6'),
  earth: hex('#6b5541'),
  door: hex('#e3e0d8'),
  doorGroove: hex('#bdb8ab'),
  rail: hex('#8d949b'),
  steel: hex('#59636f'),
  plywood: hex('#b48a5c'),
  boxes: [hex('#c79a66'), hex('#3f5f86'), hex('#a8b3b0'), hex('#8a5a3c'), hex('#e0d3b8')],
  panel: hex('#878f97'),
  panelDoor: hex('#a3aab1'),
  ink: hex(lightColors.ink),
  graphite: hex('#2b333d'),
  blockBody: hex('#f4f1ea'),
  safety: hex(lightColors.safety),
  emt: hex('#dfe3e6'),
  emtFitting: hex('#aab1b7'),
  pvc: hex('#6f7880'),
  pvcFitting: hex('#565e66'),
  strap: hex('#c3c9ce'),
  cableReaches: hex('#1f8a4c'),
  cableShort: hex('#c2321f'),
} as const satisfies Record<string, Color | readonly Color[]>

/** Depends on the page's color scheme. CSS colors. */
export interface SceneTheme {
  readonly backdrop: string
  readonly ground: string
  readonly line: string
  readonly paper: string
  readonly ink: string
  /** Font family of the page's text. */
  readonly family: string
}

/** Ambient occlusion: darkens a color by its distance to nearby surfaces. */
export function withAmbientOcclusion(color: Color, distancesFt: readonly number[], depth = 0.3, reachFt = 1.6): Color {
  return shade(
    color,
    distancesFt.reduce((light, away) => light * (1 - depth * Math.exp(-Math.max(away, 0) / reachFt)), 1),
  )
}
