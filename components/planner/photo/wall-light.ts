// The photo's light for three: from above and below, and lamps that throw soft shadows on the wall.
import { Color, DirectionalLight, HemisphereLight, type Scene, type Vector2, Vector3 } from 'three'
import type { Lighting } from '@/lib/photo/finish'

/** From a point off the wall to where its shadow falls, in feet to each foot off the wall. */
const SHADOW_FALLS = { right: 0.22, up: -0.62 } as const
/**
 * Straight below what stands off the wall, where little light reaches; around it; and away from
 * the light. `strength`: the share of a byte of sRGB that is missing in it.
 */
const layers = [
  { falls: 0, blurFt: 0.08, strength: 0.18 },
  { falls: 0.35, blurFt: 0.28, strength: 0.1 },
  { falls: 1, blurFt: 0.15, strength: 0.21 },
] as const
/** Share of the light on the wall that comes straight from the window. */
const DIRECT = 0.4

/** Texels of a shadow to a foot, and of all of it. */
const TEXELS = { perFt: 48, most: 250_000 } as const
const BLUR_SAMPLES = 10
/** The lamps are so far from the wall; nothing drawn is as far. */
const LAMP_FT = 6

/**
 * Lights a scene whose world is the wall's, around the middle of a part of the wall.
 *
 * @returns what to dispose
 */
export function lightWall(scene: Scene, lighting: Lighting, middle: Vector3, size: Vector2) {
  const white = new Color(...lighting.white)
  // Upright surfaces get the mean of both.
  const [above, below] = [1.25, 0.75].map(share => white.clone().multiplyScalar(share * (1 - DIRECT)))
  scene.add(new HemisphereLight(above, below, Math.PI))
  const perFt = Math.min(TEXELS.perFt, Math.sqrt(TEXELS.most / (size.x * size.y)))
  const lamps = layers.map(({ falls, blurFt, strength }) => {
    const toLamp = new Vector3(-falls * SHADOW_FALLS.right, -falls * SHADOW_FALLS.up, 1).normalize()
    // Only what is straight away from the light lights as well.
    const lamp = new DirectionalLight(white, falls === 1 ? (Math.PI * DIRECT) / toLamp.z : 0)
    lamp.position.copy(middle).addScaledVector(toLamp, LAMP_FT)
    lamp.target.position.copy(middle)
    lamp.castShadow = true
    const { shadow } = lamp
    shadow.intensity = strength
    // Half floats do not tell the wall from itself.
    shadow.bias = -0.001
    shadow.radius = blurFt * perFt
    shadow.blurSamples = BLUR_SAMPLES
    // The wall's edges are nearer and farther: half floats keep what is close together apart.
    const tilt = (Math.abs(toLamp.x) * size.x + Math.abs(toLamp.y) * size.y) / 2
    // Askew in its view, the wall is higher there.
    const skew = Math.abs(toLamp.x * toLamp.y) / Math.hypot(toLamp.x, toLamp.z)
    const [x, y] = [size.x / 2, (size.y + skew * size.x) / 2]
    shadow.mapSize.set(Math.ceil(2 * x * perFt), Math.ceil(2 * y * perFt))
    Object.assign(shadow.camera, {
      left: -x,
      right: x,
      top: y,
      bottom: -y,
      near: LAMP_FT - 1 - tilt,
      far: LAMP_FT + 0.02 + tilt,
    })
    scene.add(lamp, lamp.target)
    return lamp
  })
  return () => {
    for (const lamp of lamps) lamp.dispose()
  }
}
