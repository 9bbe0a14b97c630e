import { describe, expect, it } from 'vitest'
import { boxCorners } from '@/tests/photo/photos'
import { photoPoint, pictureNames, readPicture } from '@/tests/photo/proof'
import { chargerSizeFt } from '@/lib/planner/charger'
import { type Pose, poseOf, projectPoint } from '@/lib/photo/pose'
import type { Photo, PhotoPoint, Reference } from '@/lib/photo/types'
import { layOutFinished, type Pixels, type Wanted } from './index'
import { panelEdgeFt } from './panel-edge'
import { finishPose } from './possible'

const photo: Photo = { widthPx: 800, heightPx: 600, focal35Mm: 26 }
/** A wall 12 ft wide, square to the camera: 50 px to a foot. */
const reference: Reference = {
  corners: boxCorners(100, 100, 700, 500),
  widthFt: 12,
  heightFt: 8,
}
const WALL = [190, 186, 178] as const

function wallPicture(paint: (x: number, y: number) => readonly [number, number, number] = () => WALL): Pixels {
  const { widthPx: width, heightPx: height } = photo
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([...paint(x, y), 255], 4 * (y * width + x))
  return { width, height, data }
}

function poseFor(of: Photo = photo, marked: Reference = reference): Pose {
  const pose = poseOf(of, marked)
  if (!pose) throw new Error('a sound reference was refused')
  return pose
}

/** Where a place of the wall, or off it, is in the picture. */
function pin(xFt: number, yFt: number, zFt = 0): PhotoPoint {
  const at = projectPoint(photo, poseFor(), { xFt, yFt, zFt })
  if (!at) throw new Error('it cannot be seen')
  return at
}

const wanted: Wanted = { brand: 'tesla', amps: 60, conduitType: 'EMT', panel: pin(2, 5.5), charger: pin(9, 4) }

function layout(change: Partial<Wanted> = {}, pixels = wallPicture()) {
  const found = layOutFinished(pixels, photo, poseFor(), { ...wanted, ...change })
  if (!found) throw new Error('nothing is laid out')
  return found
}

describe('the finished wall', () => {
  it('has the charger at its pin, and conduit level from the panel’s side and plumb to the charger', () => {
    const { charger, corners } = layout()
    const { halfHeightFt } = chargerSizeFt('tesla')
    expect([charger.xFt, charger.yFt]).toEqual([expect.closeTo(9, 6), expect.closeTo(4, 6)])
    const [from, turn, to] = corners
    expect(from?.yFt).toBeCloseTo(5.5, 6)
    expect(from?.xFt).toBeGreaterThan(2.5)
    expect([turn?.xFt, turn?.yFt]).toEqual([expect.closeTo(9, 6), expect.closeTo(5.5, 6)])
    expect([to?.xFt, to?.yFt]).toEqual([expect.closeTo(9, 6), expect.closeTo(4 + halfHeightFt, 6)])
  })

  it('takes brightness and color from the photo, and how the light changes along the wall', () => {
    const [day, dusk, warm] = (
      [[190, 186, 178] as const, [60, 58, 55] as const, [200, 160, 110] as const] as const
    ).map(
      color =>
        layout(
          {},
          wallPicture(() => color),
        ).lighting,
    )
    if (!day || !dusk || !warm) throw new Error('a picture is missing')
    expect(day.white[0]).toBeGreaterThan(dusk.white[0] * 3)
    expect(warm.white[0] / warm.white[2]).toBeGreaterThan((day.white[0] / day.white[2]) * 1.5)
    expect(dusk.wall[0]).toBeLessThan(day.wall[0] / 3)
    expect(day.shareAt({ xFt: 5, yFt: 5 })).toBeCloseTo(1, 6)
    const { shareAt } = layout(
      {},
      wallPicture(x => (x < pin(6, 0).xPx ? [120, 118, 114] : WALL)),
    ).lighting
    expect(shareAt({ xFt: 8.5, yFt: 5 })).toBeCloseTo(1, 1)
    expect(shareAt({ xFt: 3, yFt: 5 })).toBeLessThan(0.6)
  })

  it('hangs the cable away from the panel, unless something stands there', () => {
    expect(layout({ charger: pin(7, 4) }).isMirrored).toBe(false)
    expect(layout({ charger: pin(1, 4), panel: pin(9, 5.5) }).isMirrored).toBe(true)
    const shelf = wallPicture((x, y) => (x > pin(7.8, 0).xPx && y > pin(0, 4.5).yPx ? [60, 120, 70] : WALL))
    expect(layout({ charger: pin(7, 4) }, shelf).isMirrored).toBe(true)
  })

  it.each([
    ['right beside the panel', pin(2.3, 5.4), 2],
    ['on the panel', wanted.panel, 2],
    ['where no conduit is left between them', pin(2, 5.5 - 2 * chargerSizeFt('tesla').halfHeightFt), 2],
    ['below it', pin(2, 2), 2],
    ['above it', pin(2.1, 7.5), 2],
    ['level with it', pin(9, 5.5), 2],
    ['to its left', pin(0.2, 4), 3],
    ['at the picture’s edge', { xPx: 799, yPx: 300 }, 3],
    ['in its corner', { xPx: 0, yPx: 600 }, 3],
  ])('has level and plumb conduit with the charger %s', (_name, charger, count) => {
    const { corners } = layout({ charger })
    expect(corners).toHaveLength(count)
    corners.slice(1).forEach(({ xFt, yFt }, i) => {
      const before = corners[i]
      expect(Math.min(Math.abs(xFt - (before?.xFt ?? NaN)), Math.abs(yFt - (before?.yFt ?? NaN)))).toBeLessThan(1e-9)
    })
  })

  it('is not drawn where a pin is beyond the horizon', () => {
    const steep: Reference = {
      corners: [
        { xPx: 350, yPx: 350 },
        { xPx: 450, yPx: 350 },
        { xPx: 700, yPx: 550 },
        { xPx: 100, yPx: 550 },
      ],
      widthFt: null,
      heightFt: 8,
    }
    const at = { ...wanted, charger: { xPx: 400, yPx: 0 } }
    expect(layOutFinished(wallPicture(), photo, poseFor(photo, steep), at)).toBeNull()
  })
})

it('the panel’s side is found in the photo, beyond its door, else it is where it usually is', () => {
  const side = (halfFt: number, hasDoor: boolean) => {
    const pixels = wallPicture((x, y) => {
      const [xFt, yFt] = [(x - 100) / 50, (500 - y) / 50]
      if (Math.abs(xFt - 2) > halfFt || Math.abs(yFt - 5.5) > 1) return WALL
      return hasDoor && Math.abs(Math.abs(xFt - 2) - halfFt + 0.15) < 0.03 ? [90, 90, 90] : [150, 152, 156]
    })
    return panelEdgeFt(pixels, photo, poseFor(), { xFt: 2, yFt: 5.5 }, { xFt: 9, yFt: 4 })
  }
  for (const halfFt of [0.5, 0.6, 0.72]) {
    expect(Math.abs(side(halfFt, false) - halfFt)).toBeLessThan(0.05)
    expect(Math.abs(side(halfFt, true) - halfFt)).toBeLessThan(0.05)
  }
  const usual = panelEdgeFt(wallPicture(), photo, poseFor(), { xFt: 2, yFt: 5.5 }, { xFt: 9, yFt: 4 })
  expect(usual).toBeGreaterThan(0.55)
  expect(usual).toBeLessThan(0.75)
})

describe('whether it is drawn', () => {
  it('not into a picture that is no camera’s frame, also where both sides are known', () => {
    expect(finishPose({ ...photo, isWhole: false }, reference)).toEqual({ ok: false, reason: 'frame' })
    expect(finishPose({ ...photo, widthPx: 800, heightPx: 790 }, reference)).toEqual({ ok: false, reason: 'frame' })
  })

  it('not where corners and lengths do not fit one camera', () => {
    expect(finishPose(photo, { ...reference, widthFt: 7 })).toEqual({ ok: false, reason: 'vague' })
    expect(finishPose(photo, { ...reference, corners: reference.corners.toReversed() as never })).toMatchObject({
      ok: true,
    })
  })

  it.each(pictureNames)('into the rendered wall %s, with pins a few pixels off', name => {
    const picture = readPicture(name)
    const [a, b, c, d] = picture.reference.cornersFt.map((corner, i) => {
      const { xPx, yPx } = photoPoint(picture, corner)
      return { xPx: xPx + (i % 2 ? 3 : -3), yPx: yPx + (i > 1 ? 3 : -3) }
    })
    if (!a || !b || !c || !d) throw new Error('a corner is missing')
    expect(finishPose(picture.photo, { ...picture.reference, corners: [a, b, c, d] })).toMatchObject({ ok: true })
  })
})
