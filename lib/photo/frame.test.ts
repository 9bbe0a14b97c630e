// Pictures that are not the whole of what a camera took: told as such, or measured by what such a
// picture still gives.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PhotoFile } from './exif'
import { isWholeFrame, mayBeWhole } from './frame'
import { measureRun, type Photo, type PhotoPoint, type Reference } from './measure'
import { createNormal } from './random'
import { arbView, mapCorners, project, referenceOf, trueRunFt, type View, withKnown } from '@/tests/photo/photos'

const photo = (widthPx: number, heightPx: number, focal35Mm: number | null = null): Photo => ({
  widthPx,
  heightPx,
  focal35Mm,
})

describe('a whole frame', () => {
  it.each([
    [4032, 3024],
    [3024, 4032],
    [4624, 3472],
    [1600, 1200],
    [60, 80],
    [6000, 4000],
    [4928, 3264],
    [4208, 3120],
    [4224, 3136],
  ])('is %i x %i, with a focal length or without', (width, height) => {
    for (const focal35Mm of [26, null, 0, NaN]) expect(isWholeFrame(photo(width, height, focal35Mm))).toBe(true)
  })

  it.each([
    [4032, 2268],
    [2000, 1125],
    [6000, 3368],
  ])('is %i x %i, as a camera crops it evenly, where a lens is known', (width, height) => {
    expect(isWholeFrame(photo(width, height, 26))).toBe(true)
    expect(isWholeFrame(photo(width, height))).toBe(false)
  })

  it.each([
    [1170, 2532],
    [2532, 1170],
    [828, 1792],
    [1080, 2400],
    [1668, 2388],
    [2880, 1800],
    [2400, 2400],
    [3024, 1890],
    [12_000, 2800],
    [3000, 2500],
  ])('is not %i x %i, with a focal length or without', (width, height) => {
    for (const focal35Mm of [26, null]) expect(isWholeFrame(photo(width, height, focal35Mm))).toBe(false)
  })

  it.each([
    [750, 1334],
    [1080, 1920],
    [1920, 1080],
  ])('is not a screen of %i x %i', (width, height) => {
    expect(isWholeFrame(photo(width, height))).toBe(false)
  })

  it('is none where the file says so', () => {
    expect(isWholeFrame({ ...photo(4032, 3024, 26), isWhole: false })).toBe(false)
    expect(isWholeFrame({ ...photo(1170, 2532), isWhole: true })).toBe(false)
  })
})

describe('a file', () => {
  const file = (facts: Partial<PhotoFile>): PhotoFile => ({
    format: 'jpeg',
    orientation: 1,
    focal35Mm: 26,
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

const next = createNormal(3)

function measured(
  [camera, scene]: View,
  picture: Picture,
  known: 'height' | 'width' | 'both',
  focal35Mm: number | null,
) {
  const { widthPx, heightPx, at } = picture
  const deviationPx = 0.002 * Math.max(widthPx, heightPx)
  const seen = (point: PhotoPoint) => {
    const { xPx, yPx } = at(point)
    return { xPx: xPx + deviationPx * next(), yPx: yPx + deviationPx * next() }
  }
  const reference = mapCorners(withKnown(referenceOf(camera, scene), known), seen)
  const [panel, charger] = [project(camera, scene.panel), project(camera, scene.charger)]
  return measureRun({ widthPx, heightPx, focal35Mm }, reference, seen(panel), seen(charger))
}

describe.each([
  ['crops with the focal length of their photo', arbCrop, true],
  ['crops without one', arbCrop, false],
  ['screenshots', arbScreenshot, false],
] as const)('%s', (_, arbPicture, hasFocalLength) => {
  const cases = (known: 'height' | 'width' | 'both') =>
    fc
      .sample(fc.tuple(arbView, arbPicture), { numRuns: 1000, seed: 5, unbiased: true })
      .map(([view, pictureOf]) => {
        const picture = pictureOf(view[0].photo)
        const result = measured(view, picture, known, hasFocalLength ? view[0].photo.focal35Mm : null)
        return { result, picture, truthFt: trueRunFt(view[1]) }
      })
      // A crop that happens to have a camera's proportions looks like a photo: only its file can
      // tell.
      .filter(({ picture }) => !isWholeFrame(photo(picture.widthPx, picture.heightPx, hasFocalLength ? 26 : null)))

  it.each(['height', 'width'] as const)('with their %s alone are refused for what they are', known => {
    const problems = cases(known).map(({ result }) => (result.ok ? null : result.problem))
    expect(problems.length).toBeGreaterThan(800)
    expect(new Set(problems)).toEqual(new Set(['frame']))
  })

  it('with both sides known have a range that holds the truth in at least 90% of cases', () => {
    const held = cases('both').flatMap(({ result, truthFt }) =>
      result.ok ? [result.lowFt <= truthFt && truthFt <= result.highFt] : [],
    )
    expect(held.length).toBeGreaterThan(500)
    expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(0.9)
  }, 30_000)
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
