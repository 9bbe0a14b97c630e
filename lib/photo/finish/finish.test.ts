import { describe, expect, it } from 'vitest'
import { boxCorners } from '@/tests/photo/photos'
import { photoPoint, pictureNames, readPicture } from '@/tests/photo/proof'
import { brandKeys } from '@/lib/planner/brands'
import { type Pose, poseOf, projectPoint } from '@/lib/photo/pose'
import type { Photo, PhotoPoint, Reference } from '@/lib/photo/types'
import { chargerMesh, chargerSizeFt } from './charger'
import { type Area, drawFinished, type Pixels, type Wanted } from './index'
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

function drawn(change: Partial<Wanted> = {}, pixels = wallPicture()) {
  const area = drawFinished(pixels, photo, poseFor(), { ...wanted, ...change })
  if (!area) throw new Error('nothing was drawn')
  return { pixels, area }
}

const brightnessAt = ({ width, data }: Pixels, { xPx, yPx }: PhotoPoint): number => {
  const at = 4 * (Math.round(yPx) * width + Math.round(xPx))
  return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
}
const onWall = WALL[0] + WALL[1] + WALL[2]

const isIn = ({ left, top, right, bottom }: Area, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom

describe('the finished wall', () => {
  it('changes the picture only inside the area that it names', () => {
    const before = wallPicture()
    const { pixels, area } = drawn()
    let changed = 0
    for (let y = 0; y < pixels.height; y++) {
      for (let x = 0; x < pixels.width; x++) {
        const at = 4 * (y * pixels.width + x)
        const isSame = [0, 1, 2, 3].every(i => before.data[at + i] === pixels.data[at + i])
        if (!isSame) changed++
        if (!isIn(area, x, y)) expect(isSame).toBe(true)
      }
    }
    expect(changed).toBeGreaterThan(1000)
  })

  it('is the same every time', () => {
    expect(drawn().pixels.data).toEqual(drawn().pixels.data)
  })

  it('has the charger at its pin, to scale, and conduit level from the panel and plumb to it', () => {
    const { pixels } = drawn()
    const { halfWidthFt, halfHeightFt } = chargerSizeFt('tesla')
    const isDark = (xFt: number, yFt: number) => brightnessAt(pixels, pin(xFt, yFt)) < onWall / 2
    for (const [across, up] of [
      [0.6, 0.6],
      [-0.6, 0.6],
      [0.6, -0.6],
      [-0.6, -0.6],
    ] as const)
      expect(isDark(9 + across * halfWidthFt, 4 + up * halfHeightFt)).toBe(true)
    for (const side of [-1, 1]) expect(isDark(9 + side * (halfWidthFt + 0.12), 4.2)).toBe(false)
    // Conduit and its shadow.
    const darkest = (places: readonly PhotoPoint[]) => Math.min(...places.map(at => brightnessAt(pixels, at)))
    const beside = [-0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12]
    expect(darkest(beside.map(off => pin(5, 5.5 + off)))).toBeLessThan(onWall - 20)
    expect(darkest(beside.map(off => pin(9 + off, 4.95)))).toBeLessThan(onWall - 20)
    // The wall between them is as it was.
    expect(brightnessAt(pixels, pin(5, 3.5))).toBe(onWall)
  })

  it('lies in soft shadow below the charger', () => {
    const { pixels } = drawn()
    const { halfHeightFt } = chargerSizeFt('tesla')
    const below = brightnessAt(pixels, pin(8.8, 4 - halfHeightFt - 0.1))
    expect(below).toBeLessThan(onWall - 12)
    expect(below).toBeGreaterThan(onWall / 3)
  })

  it('takes brightness and color from the photo', () => {
    const white = (pixels: Pixels) => {
      const { data } = drawn({ brand: 'wallbox' }, pixels).pixels
      const { halfWidthFt, depthFt } = chargerSizeFt('wallbox')
      const at = pin(9 - halfWidthFt + 0.055, 4, depthFt)
      const index = 4 * (Math.round(at.yPx) * pixels.width + Math.round(at.xPx))
      return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0] as const
    }
    const [day, dusk, warm] = [
      white(wallPicture()),
      white(wallPicture(() => [60, 58, 55])),
      white(wallPicture(() => [200, 160, 110])),
    ]
    expect(day[0]).toBeGreaterThan(dusk[0] * 1.8)
    expect(warm[0] - warm[2]).toBeGreaterThan(day[0] - day[2] + 15)
  })

  it('changes with brand, conduit, circuit and pins', () => {
    const { data } = drawn().pixels
    for (const change of [
      { brand: 'wallbox' },
      { conduitType: 'PVC' },
      { amps: 40 },
      { charger: pin(9, 3.5) },
      { panel: pin(2, 6) },
    ] as const)
      expect(drawn(change).pixels.data).not.toEqual(data)
  })

  it('hangs the cable away from the panel, unless something stands there', () => {
    const sideOf = ({ pixels }: ReturnType<typeof drawn>, xFt: number) =>
      [0, 0.5, 1, 1.5].some(down => brightnessAt(pixels, pin(xFt, 4 - down)) < onWall / 2.2)
    const free = drawn({ charger: pin(7, 4) })
    expect([sideOf(free, 7.9), sideOf(free, 6.1)]).toEqual([true, false])
    const shelf = wallPicture((x, y) => (x > pin(7.8, 0).xPx && y > pin(0, 4.5).yPx ? [60, 120, 70] : WALL))
    const blocked = drawn({ charger: pin(7, 4) }, shelf)
    expect(sideOf(blocked, 6.1)).toBe(true)
  })

  it.each([
    ['right beside the panel', pin(2.3, 5.4)],
    ['on the panel', wanted.panel],
    ['where no conduit is left between them', pin(2, 5.5 - 2 * chargerSizeFt('tesla').halfHeightFt)],
    ['below it', pin(2, 2)],
    ['above it', pin(2.1, 7.5)],
    ['level with it', pin(9, 5.5)],
    ['to its left', pin(0.2, 4)],
    ['at the picture’s edge', { xPx: 799, yPx: 300 }],
    ['in its corner', { xPx: 0, yPx: 600 }],
  ])('is drawn with the charger %s', (_name, charger) => {
    const { pixels } = drawn({ charger })
    expect(pixels.data).not.toEqual(wallPicture().data)
    expect(pixels.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
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
    const pose = poseFor(photo, steep)
    const pixels = wallPicture()
    expect(drawFinished(pixels, photo, pose, { ...wanted, charger: { xPx: 400, yPx: 0 } })).toBeNull()
    expect(pixels.data).toEqual(wallPicture().data)
  })
})

it.each(brandKeys)('a charger’s shape: %s stands off the wall, and its cable hangs within a yard of it', brand => {
  const { positions, normals, triangles, surfaces } = chargerMesh(brand, [0, 0, 0], false)
  expect(triangles.length).toBe(3 * surfaces.length)
  expect(Math.max(...triangles)).toBeLessThan(positions.length / 3)
  for (const value of [...positions, ...normals]) expect(Number.isFinite(value)).toBe(true)
  for (let i = 0; i < positions.length; i += 3) {
    const [x = NaN, y = NaN, z = NaN] = positions.slice(i, i + 3)
    expect(Math.abs(x)).toBeLessThan(3)
    expect(Math.abs(y)).toBeLessThan(3)
    expect(z).toBeGreaterThan(-0.01)
    expect(z).toBeLessThan(1)
  }
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
