// Lines of text on plates that face the camera and keep their size on the screen, laid out anew in
// each frame. Sprites, because pictures of the plan are read from the canvas: they would lack HTML
// labels such as drei's Html.
import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Sprite } from 'three'
import type { Vector } from '@/lib/planner'
import type { SceneTheme } from './colors'
import { type Box, freeArea, type Stage } from './fit-view'
import {
  boxOf,
  candidatesAround,
  candidatesBeside,
  isOnWall,
  layoutLabels,
  type PlacedLabel,
  projector,
  type ScreenPoint,
  type Side,
  tagCandidates,
} from './label-layout'
import { LabelTexture } from './textures'
import { useDisposed } from './use-disposed'

export interface LabelSpec {
  readonly id: string
  readonly text: string
  /** World points to be at, the best one first. */
  readonly anchors: readonly Vector[]
  /** A thing to be beside instead, on the first side with room. */
  readonly beside?: {
    readonly points: readonly Vector[]
    readonly wall: readonly Vector[]
    readonly sides: readonly Side[]
  }
  /** Never left out. */
  readonly isRequired?: boolean
  /** Emphasized: names a thing instead of a measurement. */
  readonly strong?: boolean
}

interface Plate {
  readonly sprite: Sprite
  readonly texture: LabelTexture
}

function Label({ spec, theme, plates }: { spec: LabelSpec; theme: SceneTheme; plates: Map<string, Plate> }) {
  const { id, text, strong = false } = spec
  const [texture] = useState(() => new LabelTexture())
  useDisposed(texture.texture)
  useLayoutEffect(() => texture.paint(text, { ...theme, strong }), [texture, text, theme, strong])
  const register = useCallback(
    (sprite: Sprite) => {
      plates.set(id, { sprite, texture })
      return () => void plates.delete(id)
    },
    [plates, id, texture],
  )
  return (
    <sprite ref={register} name={`label ${id}`} renderOrder={20}>
      <spriteMaterial
        map={texture.texture}
        sizeAttenuation={false}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
        transparent
      />
    </sprite>
  )
}

/** Views narrower than this use 12 px text. */
const NARROW_PX = 560
const NARROW_SIZE = 0.86

/** What no label may cover: world points around it, and its least size on the screen. */
export interface Obstacle {
  readonly points: readonly Vector[]
  readonly leastPx: number
}

function boxAround(points: readonly ScreenPoint[], leastPx: number): Box {
  const span = (values: readonly number[]) => {
    const [min, max] = [Math.min(...values), Math.max(...values)]
    const grow = Math.max(leastPx - (max - min), 0) / 2
    return [min - grow, max + grow] as const
  }
  const [left, right] = span(points.map(({ x }) => x))
  const [top, bottom] = span(points.map(({ y }) => y))
  return { left, top, right, bottom }
}

/** The candidates of all anchors, those nearest to their anchor first. */
const nearestFirst = (around: readonly (readonly ScreenPoint[])[]): ScreenPoint[] =>
  (around[0] ?? []).flatMap((_, i) => around.flatMap(candidates => candidates[i] ?? []))

/** Beside a thing, on its wall before all else; on a wide stage only there, where it has room. */
function candidatesAt(
  { points, wall, sides }: NonNullable<LabelSpec['beside']>,
  size: Omit<PlacedLabel, 'candidates'>,
  isNarrow: boolean,
  toScreen: (point: Vector) => ScreenPoint,
): ScreenPoint[] {
  const shown = wall.map(toScreen)
  const all = candidatesBeside(boxAround(points.map(toScreen), 0), size, sides)
  const onWall = all.filter(at => isOnWall(boxOf(size, at), shown))
  return onWall.length > 0 && !isNarrow ? onWall : [...onWall, ...all]
}

/** Moves the figures of a drag to where they cover nothing; without room to the first place. */
function placeTag(tag: HTMLElement, taken: readonly Box[], bounds: Box) {
  const size = { widthPx: tag.offsetWidth, heightPx: tag.offsetHeight }
  const candidates = tagCandidates(bounds, size)
  const at = layoutLabels([{ ...size, candidates }], taken, bounds)[0] ?? candidates[0]
  if (!at) return
  tag.style.transform = `translate(${at.x - size.widthPx / 2}px, ${at.y - size.heightPx / 2}px)`
  tag.style.visibility = ''
}

/** Of the hint to drag the charger, which has a place of its own. */
function hintBox(handle: HTMLElement | null): Box[] {
  const hint = handle?.querySelector('.planner-drag-hint')
  const stage = handle?.parentElement?.getBoundingClientRect()
  if (!hint || !stage) return []
  const { left, top, right, bottom } = hint.getBoundingClientRect()
  return [{ left: left - stage.left, top: top - stage.top, right: right - stage.left, bottom: bottom - stage.top }]
}

interface LabelsProps {
  /** The most important one first: it chooses its place first. */
  labels: readonly LabelSpec[]
  obstacles: readonly Obstacle[]
  /** The figures of a drag, and what only they must not cover. */
  tag: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  lines: readonly Obstacle[]
  stage: Stage
  theme: SceneTheme
}

export function Labels({ labels, obstacles, tag, handle, lines, stage, theme }: LabelsProps) {
  const [plates] = useState(() => new Map<string, Plate>())
  const invalidate = useThree(state => state.invalidate)
  useEffect(() => invalidate(), [invalidate, labels, stage])

  useFrame(({ camera }) => {
    camera.updateMatrixWorld()
    const toScreen = projector(camera, stage)
    const isNarrow = stage.widthPx < NARROW_PX
    const size = isNarrow ? NARROW_SIZE : 1
    const wanted = labels.map(({ id, anchors, beside, isRequired = false }) => {
      const plate = plates.get(id)
      const places = anchors.map(toScreen).filter(({ depth }) => Math.abs(depth) < 1)
      const measures = { widthPx: (plate?.texture.width ?? 0) * size, heightPx: (plate?.texture.height ?? 0) * size }
      const candidates =
        beside && places.length > 0
          ? candidatesAt(beside, measures, isNarrow, toScreen)
          : nearestFirst(places.map(at => candidatesAround(at, measures)))
      return { plate, places, ...measures, isRequired, candidates }
    })
    const boxesOf = (things: readonly Obstacle[]) =>
      things.flatMap(({ points, leastPx }) => {
        const shown = points.map(toScreen)
        return shown.every(({ depth }) => depth < 1) ? [boxAround(shown, leastPx)] : []
      })
    const taken = [...boxesOf(obstacles), ...hintBox(handle.current)]
    const free = freeArea(stage)
    const middles = layoutLabels(wanted, taken, free)
    if (tag.current) {
      const labelBoxes = wanted.flatMap((label, i) => (middles[i] ? [boxOf(label, middles[i])] : []))
      placeTag(tag.current, [...taken, ...labelBoxes, ...boxesOf(lines)], free)
    }
    // Size on the screen of a sprite without attenuation: scale * projection[1][1] * height / 2.
    const scale = (2 * size) / (stage.heightPx * (camera.projectionMatrix.elements[5] ?? 1))
    wanted.forEach(({ plate, places: [place] }, i) => {
      const middle = middles[i]
      if (!plate) return
      plate.sprite.visible = Boolean(middle)
      if (!middle || !place) return
      plate.sprite.scale.set(plate.texture.width * scale, plate.texture.height * scale, 1)
      plate.sprite.position
        .set((middle.x / stage.widthPx) * 2 - 1, 1 - (middle.y / stage.heightPx) * 2, place.depth)
        .unproject(camera)
    })
  })

  return labels.map(spec => <Label key={spec.id} spec={spec} theme={theme} plates={plates} />)
}
