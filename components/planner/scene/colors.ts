// Colors of what this folder builds; those of the garage are in its pictures. Backdrop and labels
// follow the page's color scheme.
import { Color } from 'three'
import { lightColors } from '@/lib/palette'
import type { Light } from './files'
import { shade } from './mesh-builder'

const hex = (value: string) => new Color(value)

export const colors = {
  wall: hex('#dcd6cc'),
  cut: hex('#857f76'),
  concrete: hex('#b5afa5'),
  siding: hex('#b9c3c6'),
  soil: hex('#ffffff'),
  steel: hex('#6f777e'),
  panel: hex('#9aa0a4'),
  panelDoor: hex('#adb2b5'),
  gap: hex('#4d5357'),
  ink: hex(lightColors.ink),
  graphite: hex('#23282d'),
  panelLabel: hex('#e8e6e1'),
  cable: hex('#15181b'),
  safety: hex(lightColors.safety),
  emt: hex('#d5d9db'),
  emtFitting: hex('#b3b9bd'),
  pvc: hex('#7d858b'),
  pvcFitting: hex('#666e74'),
  strap: hex('#c3c9ce'),
  cableReaches: hex('#1f8a4c'),
  cableShort: hex('#c2321f'),
  white: hex('#ffffff'),
} as const satisfies Record<string, Color>

/** Depends on the page's color scheme. CSS colors. */
export interface SceneTheme {
  readonly backdrop: string
  readonly paper: string
  readonly ink: string
  /** The room is lit like the page. */
  readonly light: Light
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
