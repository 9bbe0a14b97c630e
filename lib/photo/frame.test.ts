// Pictures that are not the whole of what a camera took: told as such, or measured by what such a
// picture still gives.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PhotoFile } from './exif'
import { frameDoubt, isCropped, mayBeWhole } from './frame'
import { measureRun } from './measure'
import type { Photo, PhotoPoint, Reference } from './types'
import { arbView, mapCorners, project, referenceOf, trueRunFt, withKnown } from '@/tests/photo/photos'
import { forAll } from '@/tests/for-all'

const photo = (widthPx: number, heightPx: number, focal35Mm: number | null = null): Photo => ({
  widthPx,
  heightPx,
  focal35Mm,
})

describe('a picture', () => {
  const sizesOf = (text: string) => text.split(', ').map(size => size.split(' x ').map(Number) as [number, number])
  const cropped = ([width, height]: [number, number], focal35Mm: number | null) =>
    isCropped(photo(width, height, focal35Mm))

  it.each(
    sizesOf(
      '4032 x 3024, 3024 x 4032, 4624 x 3472, 1600 x 1200, 60 x 80, 6000 x 4000, 4928 x 3264, 4208 x 3120, 4224 x 3136',
    ),
  )('of %i x %i is whole, with a focal length or without', (...size) => {
    for (const focal35Mm of [26, null, 0, NaN]) expect(cropped(size, focal35Mm)).toBe(false)
  })

  it.each(sizesOf('4032 x 2268, 2000 x 1125, 6000 x 3368, 750 x 1334, 1920 x 1080'))(
    'of %i x %i is whole where a lens is known, else perhaps a screen',
    (...size) => {
      expect([cropped(size, 26), cropped(size, null)]).toEqual([false, true])
    },
  )

  it.each(
    sizesOf(
      '1170 x 2532, 2532 x 1170, 828 x 1792, 1080 x 2400, 1668 x 2388, 2880 x 1800, 2400 x 2400, 3024 x 1890, 12000 x 2800, 3000 x 2500',
    ),
  )('of %i x %i is cropped, with a focal length or without', (...size) => {
    for (const focal35Mm of [26, null]) expect(cropped(size, focal35Mm)).toBe(true)
  })

  it('is cropped where the file says so', () => {
    expect(isCropped({ ...photo(4032, 3024, 26), isWhole: false })).toBe(true)
    expect(isCropped({ ...photo(1170, 2532, 26), isWhole: true })).toBe(true)
  })

  it.each<[doubt: ReturnType<typeof frameDoubt>, of: Partial<Photo>]>([
    [null, {}],
    [null, { digitalZoom: null }],
    [null, { digitalZoom: 1 }],
    [null, { digitalZoom: 0 }],
    ['zoom', { digitalZoom: 1.01 }],
    ['zoom', { digitalZoom: 2, isWhole: false }],
    ['crop', { isWhole: false }],
    ['crop', { widthPx: 3000 }],
    ['lens', { focal35Mm: null }],
    ['lens', { focal35Mm: NaN, digitalZoom: 2, widthPx: 3000 }],
  ])('has the doubt %s where it is %o', (doubt, of) => {
    expect(frameDoubt({ ...photo(4032, 3024, 26), ...of })).toBe(doubt)
  })
})

describe('a file', () => {
  const file = (facts: Partial<PhotoFile>): PhotoFile => ({
    format: 'jpeg',
    orientation: 1,
    focal35Mm: 26,
    digitalZoom: null,
    cameraSize: null,
    unturned: new Blob([]),
    ...facts,
  })
  const camera = { widthPx: 4032, heightPx: 3024 }

  it.each<[what: string, facts: Partial<PhotoFile>, width: number, height: number, isWhole: boolean]>([
    ['of the size that its camera made', { cameraSize: camera }, 4032, 3024, true],
    ['of that size, turned', { cameraSize: camera }, 3024, 4032, true],
    ['turned without loss, a row of blocks short', { cameraSize: camera }, 4032, 3008, true],
    ['of the same proportions, cropped', { cameraSize: camera }, 3200, 2400, false],
    ['cropped to one side', { cameraSize: camera }, 4032, 2000, false],
    ['that says no size', {}, 3200, 2400, true],
    ['that is zoomed', { digitalZoom: 1.5 }, 3200, 2400, false],
    ['that says it is not zoomed', { digitalZoom: 1 }, 3200, 2400, true],
    ['without EXIF data', { focal35Mm: null }, 1600, 1200, true],
    ['that is a PNG without a lens', { format: 'png', focal35Mm: null }, 2048, 1536, false],
    ['that is a PNG with one', { format: 'png' }, 4032, 3024, true],
  ])('%s', (_, facts, widthPx, heightPx, isWhole) => {
    expect(mayBeWhole(file(facts), { widthPx, heightPx })).toBe(isWhole)
  })
})

/** A picture made of a photo: its size, and where a point of the photo is in it. */
interface Picture {
  readonly widthPx: number
  readonly heightPx: number
  readonly at: (point: PhotoPoint) => PhotoPoint
}

const share = fc.integer({ min: 0, max: 1000 }).map(part => part / 1000)

/** A crop that keeps at least two fifths of either side, from anywhere in the photo. */
const arbCrop = fc.tuple(share, share, share, share).map(([width, height, x, y]) => (whole: Photo): Picture => {
  const widthPx = Math.round(whole.widthPx * (0.4 + 0.6 * width))
  const heightPx = Math.round(whole.heightPx * (0.4 + 0.6 * height))
  const [left, top] = [(whole.widthPx - widthPx) * x, (whole.heightPx - heightPx) * y]
  return { widthPx, heightPx, at: ({ xPx, yPx }) => ({ xPx: xPx - left, yPx: yPx - top }) }
})

/** The photo on a phone's screen, held upright or not, anywhere on it and somewhat enlarged. */
const arbScreenshot = fc
  .tuple(
    fc.constantFrom([1170, 2532], [1080, 1920], [828, 1792], [1440, 3200], [2556, 1179], [1920, 1080]),
    share,
    share,
  )
  .map(([[widthPx = 0, heightPx = 0], place, zoom]) => (whole: Photo): Picture => {
    const scale = Math.min(widthPx / whole.widthPx, heightPx / whole.heightPx) * (1 + zoom)
    const [left, top] = [(widthPx - whole.widthPx * scale) * place, (heightPx - whole.heightPx * scale) * place]
    return { widthPx, heightPx, at: ({ xPx, yPx }) => ({ xPx: xPx * scale + left, yPx: yPx * scale + top }) }
  })

it.each([
  ['a crop', arbCrop],
  ['a screenshot', arbScreenshot],
])('%s is refused with one side, and with both has the run of its photo', (_, arbPicture) => {
  forAll(arbView, arbPicture, fc.boolean(), ([camera, scene], pictureOf, hasLens) => {
    const picture = pictureOf(camera.photo)
    const shown = { ...picture, focal35Mm: hasLens ? camera.photo.focal35Mm : null }
    // A crop may happen to have a camera's proportions: only its file can tell.
    fc.pre(frameDoubt(shown) !== null)
    const marks = mapCorners(referenceOf(camera, scene), picture.at)
    const pins = [picture.at(project(camera, scene.panel)), picture.at(project(camera, scene.charger))] as const
    for (const side of ['height', 'width'] as const)
      expect(measureRun(shown, withKnown(marks, side), ...pins)).toEqual({ ok: false, problem: 'frame' })
    const result = measureRun(shown, marks, ...pins)
    if (result.ok) expect(result.runFt).toBeCloseTo(trueRunFt(scene), 4)
    else expect(['small', 'horizon', 'vague']).toContain(result.problem)
  })
})

it('a door between the bars of a screenshot is not small', () => {
  // 21% of the photo's width, 29% of its height, and under a tenth of the screen's.
  const corners: Reference['corners'] = [
    { xPx: 453.95, yPx: 1193.7 },
    { xPx: 700.05, yPx: 1202.53 },
    { xPx: 700.05, yPx: 1424.68 },
    { xPx: 453.95, yPx: 1446.75 },
  ]
  const pins = [
    { xPx: 219.22, yPx: 1266 },
    { xPx: 801.86, yPx: 1295.91 },
  ] as const
  const of = (widthFt: number | null, heightFt: number | null) =>
    measureRun(photo(1170, 2532), { corners, widthFt, heightFt }, ...pins)
  expect(of(null, 7)).toEqual({ ok: false, problem: 'frame' })
  expect(of(8, null)).toEqual({ ok: false, problem: 'frame' })
  expect(of(8, 7)).toMatchObject({ ok: true })
  // A fault of the marks themselves comes first.
  expect(of(null, 0)).toEqual({ ok: false, problem: 'corners' })
})
