// A line of text on a plate that faces the camera and keeps its size on the screen.
import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Sprite } from 'three'
import { fieldOfViewDeg } from './camera-presets'
import type { SceneTheme } from './colors'
import { LabelTexture } from './textures'

interface LabelProps {
  text: string
  at: readonly [x: number, y: number, z: number]
  theme: SceneTheme
  /** Emphasized: names a thing instead of a measurement. */
  strong?: boolean
}

/** Visible height at a distance of one foot, where a sprite without attenuation is scaled. */
const heightAtOneFoot = (aspect: number) => 2 * Math.tan((fieldOfViewDeg(aspect) * Math.PI) / 360)

/** Views narrower than this use 12 px text. */
const NARROW_PX = 560

export function Label({ text, at, theme, strong = false }: LabelProps) {
  const { width: viewWidth, height: viewHeight } = useThree(state => state.size)
  const sprite = useRef<Sprite>(null)
  const [plate] = useState(() => new LabelTexture())
  useEffect(() => () => plate.texture.dispose(), [plate])
  const size = viewWidth < NARROW_PX ? 0.86 : 1
  const scale = (size * heightAtOneFoot(viewWidth / Math.max(viewHeight, 1))) / Math.max(viewHeight, 1)
  useLayoutEffect(() => {
    plate.paint(text, { ...theme, strong })
    sprite.current?.scale.set(plate.width * scale, plate.height * scale, 1)
  }, [plate, text, theme, strong, scale])
  return (
    <sprite ref={sprite} position={[...at]} renderOrder={20}>
      <spriteMaterial
        map={plate.texture}
        sizeAttenuation={false}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
        transparent
      />
    </sprite>
  )
}
