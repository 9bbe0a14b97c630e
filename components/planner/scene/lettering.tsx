// A plate with one line of text that always faces the camera and keeps its size on the screen.
import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Sprite } from 'three'
import { fieldOfViewDeg } from './camera-views'
import type { SceneTheme } from './paints'
import { Plate } from './textures'

interface LabelProps {
  text: string
  at: readonly [x: number, y: number, z: number]
  theme: SceneTheme
  /** Names a thing; others measure. */
  strong?: boolean
}

/** A sprite without attenuation is as large as if it stood one foot away: there the picture is this high. */
const heightAtOneFoot = (aspect: number) => 2 * Math.tan((fieldOfViewDeg(aspect) * Math.PI) / 360)

/** Narrower views have smaller letters: 12 px. */
const NARROW_PX = 560

export function Label({ text, at, theme, strong = false }: LabelProps) {
  const { width: viewWidth, height: viewHeight } = useThree(state => state.size)
  const sprite = useRef<Sprite>(null)
  const [plate] = useState(() => new Plate())
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
