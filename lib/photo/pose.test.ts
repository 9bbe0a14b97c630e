import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { photoPoint, pictureNames, readPicture } from '@/tests/photo/proof'
import {
  arbView,
  boxCorners,
  type Camera,
  mapCorners,
  project,
  referenceOf,
  type Scene,
  steepCorners,
  type View,
  withKnown,
} from '@/tests/photo/photos'
import { forAll } from '@/tests/for-all'
import { cameraPlace, poseErrorPx, type Pose, poseOf, projectPoint, type WallPoint, wallPointAt } from './pose'
import { referenceProblem } from './refusals'
import type { Photo, PhotoPoint, Reference } from './types'

const distance = (a: PhotoPoint | null, b: PhotoPoint): number =>
  a ? Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx) : Infinity

const known = ['width', 'height', 'both'] as const

/** A view that is not refused, one or both of its lengths, and its pose. */
function posed([camera, scene]: View, sides: (typeof known)[number] = 'both') {
  const reference = withKnown(referenceOf(camera, scene), sides)
  fc.pre(referenceProblem(camera.photo, reference) === null)
  const pose = poseOf(camera.photo, reference)
  if (!pose) throw new Error('a sound reference was refused')
  return { camera, scene, photo: camera.photo, reference, pose }
}

const seen = (camera: Camera, { leftFt, bottomFt }: Scene, { xFt, yFt, zFt }: WallPoint) =>
  project(camera, { xFt: xFt + leftFt, yFt: yFt + bottomFt, zFt })

const cornersFt = ({ widthFt, heightFt }: Scene, zFt = 0): readonly WallPoint[] => [
  { xFt: 0, yFt: heightFt, zFt },
  { xFt: widthFt, yFt: heightFt, zFt },
  { xFt: widthFt, yFt: 0, zFt },
  { xFt: 0, yFt: 0, zFt },
]

const determinant = ({ rotation: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] }: Pose): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)

/** Largest difference from the identity of a rotation times its transpose. */
function skewOf({ rotation }: Pose): number {
  const rows = [0, 3, 6].map(start => rotation.slice(start, start + 3))
  const product = rows.flatMap((a, i) =>
    rows.map((b, j) => a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0) - (i === j ? 1 : 0)),
  )
  return Math.max(...product.map(Math.abs))
}

const photo: Photo = { widthPx: 1600, heightPx: 1200, focal35Mm: 26 }
/** Square to the camera: no vanishing point gives the focal length away. */
const square: Reference = {
  corners: boxCorners(400, 300, 1200, 900),
  widthFt: 8,
  heightFt: 6,
}

describe('the pose, with exact pins and the right focal length', () => {
  it('brings the rectangle’s corners back, and points a foot or two off the wall, with either side known', () => {
    forAll(arbView, fc.constantFrom(...known), fc.double({ min: 0, max: 2, noNaN: true }), (view, sides, zFt) => {
      const { camera, scene, pose } = posed(view, sides)
      for (const point of [...cornersFt(scene), ...cornersFt(scene, zFt)])
        expect(distance(projectPoint(camera.photo, pose, point), seen(camera, scene, point))).toBeLessThan(0.01)
    })
  })

  it('has the camera where it stood, in front of the wall', () => {
    forAll(arbView, view => {
      const { camera, scene, pose } = posed(view)
      const [x, y, z] = camera.position
      const place = cameraPlace(pose)
      expect(place.xFt).toBeCloseTo(x - scene.leftFt, 4)
      expect(place.yFt).toBeCloseTo(y - scene.bottomFt, 4)
      expect(place.zFt).toBeCloseTo(z, 4)
    })
  })

  it('is a rotation, and finds each pin’s place on the wall', () => {
    forAll(arbView, view => {
      const { camera, scene, pose } = posed(view)
      expect(skewOf(pose)).toBeLessThan(1e-9)
      expect(determinant(pose)).toBeCloseTo(1, 9)
      const point = wallPointAt(camera.photo, pose, project(camera, scene.panel))
      expect(point?.xFt).toBeCloseTo(scene.panel.xFt - scene.leftFt, 4)
      expect(point?.yFt).toBeCloseTo(scene.panel.yFt - scene.bottomFt, 4)
    })
  })

  it('turns with the photo, and a mirrored photo has its wall’s other side', () => {
    forAll(arbView, view => {
      const { photo: upright, reference, pose, scene } = posed(view)
      const { widthPx, heightPx } = upright
      const changes = [
        {
          turn: ({ xPx, yPx }: PhotoPoint) => ({ xPx: heightPx - yPx, yPx: xPx }),
          to: { ...upright, widthPx: heightPx, heightPx: widthPx },
          sign: 1,
        },
        { turn: ({ xPx, yPx }: PhotoPoint) => ({ xPx: widthPx - xPx, yPx }), to: upright, sign: -1 },
      ]
      for (const { turn, to, sign } of changes) {
        const turned = poseOf(to, mapCorners(reference, turn))
        if (!turned) throw new Error('a turned photo was refused')
        expect(determinant(turned)).toBeCloseTo(sign, 9)
        expect(cameraPlace(turned).zFt).toBeGreaterThan(0)
        for (const point of cornersFt(scene, 1)) {
          const before = projectPoint(upright, pose, point)
          expect(before && distance(projectPoint(to, turned, point), turn(before))).toBeLessThan(0.01)
        }
      }
    })
  })
})

describe('on the rendered walls, with their lens and what their file says', () => {
  it.each(pictureNames)('%s: a box one foot out of the wall is within 1% of the long side', name => {
    const picture = readPicture(name)
    const { photo: file, reference } = picture
    const [a, b, c, d] = reference.cornersFt
    const pins = { corners: [a, b, c, d].map(corner => photoPoint(picture, corner)) as unknown as Reference['corners'] }
    const pose = poseOf(file, { ...reference, ...pins })
    if (!pose) throw new Error('the reference was refused')
    const [x, y] = picture.chargerFt
    const wallZ = a[2]
    const limitPx = 0.01 * Math.max(file.widthPx, file.heightPx)
    for (const xFt of [0, b[0], x - 0.5, x + 0.5])
      for (const yFt of [0, a[1], y - 0.5, y + 0.5])
        for (const zFt of [0, 1])
          expect(
            distance(projectPoint(file, pose, { xFt, yFt, zFt }), photoPoint(picture, [xFt, yFt, wallZ + zFt])),
          ).toBeLessThan(limitPx)
  })
})

describe('without a focal length that can be seen', () => {
  it('a wall square to the camera gets that of the file, else of the typical phone', () => {
    const [given, typical] = [
      poseOf({ ...photo, focal35Mm: 52 }, square),
      poseOf({ ...photo, focal35Mm: null }, square),
    ]
    expect(given?.focalPx).toBeCloseTo((52 / 43.27) * 2000)
    expect(typical?.focalPx).toBeCloseTo((26 / 43.27) * 2000)
    // 800 px are 8 ft: the longer the lens, the farther away.
    expect(given?.translationFt[2]).toBeCloseTo((given?.focalPx ?? 0) / 100)
    expect(typical?.translationFt[2]).toBeCloseTo((typical?.focalPx ?? 0) / 100)
  })
})

describe('a reference that gives no pose', () => {
  // Which those are: measure.test.ts.
  it('is the same that the measure refuses', () => {
    const coordinate = fc.double({ min: -100, max: 1700, noNaN: true })
    const corner = fc.record({ xPx: coordinate, yPx: coordinate })
    const length = fc.oneof(fc.constant(null), fc.double({ min: -1, max: 20 }))
    forAll(fc.tuple(corner, corner, corner, corner), length, length, (corners, widthFt, heightFt) => {
      const reference = { corners, widthFt, heightFt }
      expect(poseOf(photo, reference) === null).toBe(referenceProblem(photo, reference) !== null)
    })
  })
})

describe('a point', () => {
  it('behind the camera, or beside it, is seen nowhere', () => {
    forAll(arbView, fc.double({ min: 0, max: 50, noNaN: true }), (view, beyondFt) => {
      const { photo: of, pose } = posed(view)
      const [, , , , , , g, h, i] = pose.rotation
      const { xFt, yFt, zFt } = cameraPlace(pose)
      const behind = { xFt: xFt - g * beyondFt, yFt: yFt - h * beyondFt, zFt: zFt - i * beyondFt }
      expect(projectPoint(of, pose, { ...behind, xFt: behind.xFt - g * 1e-6, zFt: behind.zFt - i * 1e-6 })).toBeNull()
    })
  })

  it('of the photo beyond the horizon is none of the wall', () => {
    const pose = poseOf(photo, { corners: steepCorners, widthFt: null, heightFt: 6 })
    if (!pose) throw new Error('refused')
    expect(wallPointAt(photo, pose, { xPx: 800, yPx: 0 })).toBeNull()
    expect(wallPointAt(photo, pose, { xPx: 800, yPx: 900 })).not.toBeNull()
  })
})

describe('the error of a pose', () => {
  it('is 0 for exact pins, and large where both lengths do not fit the picture', () => {
    forAll(arbView, view => {
      const { photo: of, pose, reference } = posed(view)
      expect(poseErrorPx(of, pose, reference)).toBeLessThan(0.01)
    })
    const wrong = { ...square, widthFt: 16 }
    const pose = poseOf(photo, wrong)
    expect(pose && poseErrorPx(photo, pose, wrong)).toBeGreaterThan(100)
  })
})
