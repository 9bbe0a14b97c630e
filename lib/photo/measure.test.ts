import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureRun, type RunMeasure } from './measure'
import { createNormal } from './random'
import type { Photo, PhotoPoint, Reference } from './types'
import {
  arbView,
  boxCorners,
  type Camera,
  mapCorners,
  project,
  referenceOf,
  type Scene,
  steepCorners,
  trueRunFt,
  withKnown,
} from '@/tests/photo/photos'
import { forCases } from '@/tests/for-all'

type Corners = Reference['corners']
/** A visitor's marks: by default with the height known and the width not. */
const marksOf = (camera: Camera, scene: Scene, known: 'width' | 'height' | 'both' = 'height') => ({
  photo: camera.photo as Photo,
  reference: withKnown(referenceOf(camera, scene), known),
  panel: project(camera, scene.panel),
  charger: project(camera, scene.charger),
})
type Marks = ReturnType<typeof marksOf>
const measure = ({ photo, reference, panel, charger }: Marks) => measureRun(photo, reference, panel, charger)

const straightOn: Camera = {
  photo: { widthPx: 1600, heightPx: 1200, focal35Mm: 26 },
  position: [6, 5, 14],
  lookAt: [6, 5, 0],
  roll: 0,
}
const door: Scene = {
  leftFt: 0,
  bottomFt: 0,
  widthFt: 3,
  heightFt: 80 / 12,
  panel: { xFt: 4.5, yFt: 5 },
  charger: { xFt: 12, yFt: 4 },
}
const doorMarks = marksOf(straightOn, door)
const point = (xPx: number, yPx: number): PhotoPoint => ({ xPx, yPx })
const problemOf = (result: RunMeasure) => (result.ok ? null : result.problem)

describe('exact pins', () => {
  it('give the run of the door by hand: 7.5 ft along, 1 ft down', () => {
    expect(measure(doorMarks)).toMatchObject({
      ok: true,
      runFt: expect.closeTo(8.5, 9) as number,
      alongFt: expect.closeTo(7.5, 9) as number,
      riseFt: expect.closeTo(1, 9) as number,
      elbows: 1,
    })
  })

  it.each(['height', 'width', 'both'] as const)('give the exact run for any camera, %s known', known => {
    let measured = 0
    fc.assert(
      fc.property(arbView, ([camera, scene]) => {
        const result = measure(marksOf(camera, scene, known))
        if (!result.ok) {
          expect(['small', 'horizon', 'vague']).toContain(result.problem)
          return
        }
        measured++
        expect(result.runFt).toBeCloseTo(trueRunFt(scene), 4)
        expect(result.alongFt).toBeCloseTo(Math.abs(scene.charger.xFt - scene.panel.xFt), 4)
        expect(result.riseFt).toBeCloseTo(Math.abs(scene.charger.yFt - scene.panel.yFt), 4)
      }),
      { numRuns: 200, seed: 1 },
    )
    expect(measured).toBeGreaterThan(100)
  })

  it('do not need the focal length where both sides are known', () => {
    forCases(50, arbView, fc.option(fc.double({ min: 10, max: 200 })), ([camera, scene], focal35Mm) => {
      const marks = marksOf(camera, scene, 'both')
      expect(measure({ ...marks, photo: { ...marks.photo, focal35Mm } })).toEqual(measure(marks))
    })
  })

  it.each([null, 0, -1, NaN, Infinity])('are not enough with one side and a focal length of %s', focal35Mm => {
    expect(problemOf(measure({ ...doorMarks, photo: { ...doorMarks.photo, focal35Mm } }))).toBe('frame')
  })
})

describe('the range', () => {
  it('holds the truth in at least 90% of noisy cases', () => {
    const next = createNormal(7)
    const cases = fc.sample(fc.tuple(arbView, fc.constantFrom('height' as const, 'width', 'both')), {
      numRuns: 1000,
      seed: 8,
      unbiased: true,
    })
    const held = cases.flatMap(([[camera, scene], known]) => {
      const { photo, reference, panel, charger } = marksOf(camera, scene, known)
      const deviation = 0.002 * Math.max(photo.widthPx, photo.heightPx)
      const shake = ({ xPx, yPx }: PhotoPoint) => point(xPx + deviation * next(), yPx + deviation * next())
      const focal35Mm = camera.photo.focal35Mm * (1 + 0.08 * next())
      const result = measureRun({ ...photo, focal35Mm }, mapCorners(reference, shake), shake(panel), shake(charger))
      const truthFt = trueRunFt(scene)
      return result.ok ? [result.lowFt <= truthFt && truthFt <= result.highFt] : []
    })
    expect(held.length).toBeGreaterThan(800)
    expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(0.9)
  }, 30_000)

  it('reaches at least half a foot to both sides, and lengths are not negative', () => {
    forCases(100, arbView, ([camera, scene]) => {
      const result = measure(marksOf(camera, scene))
      fc.pre(result.ok)
      const { runFt, alongFt, riseFt, lowFt, highFt } = result
      expect(lowFt).toBeLessThanOrEqual(Math.max(0, runFt - 0.5))
      expect(highFt).toBeGreaterThanOrEqual(runFt + 0.5)
      for (const lengthFt of [runFt, alongFt, riseFt, lowFt]) expect(lengthFt).toBeGreaterThanOrEqual(0)
    })
  })

  it('starts at 0 where panel and charger are at the same place', () => {
    expect(measure({ ...doorMarks, charger: doorMarks.panel })).toMatchObject({
      runFt: 0,
      elbows: 0,
      lowFt: 0,
      highFt: 0.5,
    })
  })

  it('is narrower where both sides are known, and wider where the pins are rougher', () => {
    const width = (result: RunMeasure) => (result.ok ? result.highFt - result.lowFt : Infinity)
    const wide: Scene = { ...door, widthFt: 8, panel: { xFt: -3, yFt: 5 }, charger: { xFt: 15, yFt: 3 } }
    const far: Camera = { ...straightOn, position: [-2, 5, 16] }
    const smaller = marksOf({ ...far, photo: { ...far.photo, widthPx: 800, heightPx: 600 } }, wide, 'both')
    const onLargerPhoto = { ...smaller, photo: { ...smaller.photo, widthPx: 1600, heightPx: 600 } }
    expect(width(measure(marksOf(far, wide, 'both')))).toBeLessThan(width(measure(marksOf(far, wide))))
    expect(width(measure(onLargerPhoto))).toBeGreaterThan(width(measure(smaller)))
    expect(width(measure(onLargerPhoto))).toBeLessThan(Infinity)
  })
})

describe('what changes nothing', () => {
  const close = (a: RunMeasure, b: RunMeasure) => {
    if (!a.ok || !b.ok) {
      expect(b).toEqual(a)
      return
    }
    expect(b.elbows).toBe(a.elbows)
    for (const key of ['runFt', 'alongFt', 'riseFt', 'lowFt', 'highFt'] as const) expect(b[key]).toBeCloseTo(a[key], 4)
  }
  const moved = (marks: Marks, photo: Photo, map: (point: PhotoPoint) => PhotoPoint): Marks => ({
    photo,
    reference: mapCorners(marks.reference, map),
    panel: map(marks.panel),
    charger: map(marks.charger),
  })

  it('a photo turned by a quarter, a half and three quarters', () => {
    forCases(50, arbView, ([camera, scene]) => {
      let turned = marksOf(camera, scene)
      const upright = measure(turned)
      for (let quarter = 0; quarter < 3; quarter++) {
        const { widthPx, heightPx } = turned.photo
        const photo = { ...turned.photo, widthPx: heightPx, heightPx: widthPx }
        turned = moved(turned, photo, ({ xPx, yPx }) => point(heightPx - yPx, xPx))
        close(upright, measure(turned))
      }
    })
  })

  it('a photo of more or fewer pixels', () => {
    forCases(50, arbView, fc.double({ min: 0.25, max: 4, noNaN: true }), ([camera, scene], factor) => {
      const marks = marksOf(camera, scene)
      const { widthPx, heightPx } = marks.photo
      const photo = { ...marks.photo, widthPx: widthPx * factor, heightPx: heightPx * factor }
      close(measure(marks), measure(moved(marks, photo, ({ xPx, yPx }) => point(xPx * factor, yPx * factor))))
    })
  })
})

it.each([
  [8, 5.4, 0],
  [5.0, 3, 0],
  [5.01, 5.51, 1],
])('from (4.5, 5) to (%d, %d): %i elbows', (xFt, yFt, elbows) => {
  const result = measure(marksOf(straightOn, { ...door, charger: { xFt, yFt } }))
  expect(result).toMatchObject({ ok: true, elbows })
})

describe('a refusal', () => {
  const [topLeft, topRight, bottomRight, bottomLeft] = doorMarks.reference.corners
  const withCorners = (...corners: Corners): Marks => ({
    ...doorMarks,
    reference: { ...doorMarks.reference, corners },
  })
  const withLengths = (widthFt: number | null, heightFt: number | null): Marks => ({
    ...doorMarks,
    reference: { ...doorMarks.reference, widthFt, heightFt },
  })
  const steep = withCorners(...steepCorners)
  /** 9% of the width. */
  const narrow = withCorners(...boxCorners(700, 300, 844, 900))

  it.each<[what: string, Marks]>([
    ['corners that cross', withCorners(topRight, topLeft, bottomRight, bottomLeft)],
    ['a corner inside the others', withCorners(topLeft, topRight, point(330, 560), bottomLeft)],
    ['three corners on one line', withCorners(topLeft, topRight, bottomRight, point(topLeft.xPx, topLeft.yPx))],
    ['two corners at one place', withCorners(topLeft, topLeft, bottomRight, bottomLeft)],
    ['corners that are no numbers', withCorners(point(NaN, 0), topRight, bottomRight, bottomLeft)],
    ['no height', withLengths(null, 0)],
    ['a negative width beside a height', withLengths(-3, 7)],
    ['no length at all', withLengths(null, null)],
    ['an endless length', withLengths(null, Infinity)],
  ])('for %s is "corners"', (_, marks) => {
    expect(problemOf(measure(marks))).toBe('corners')
  })

  it('for a rectangle under a tenth of the width or the height is "small"', () => {
    const box = (width: number, height: number) => withCorners(...boxCorners(700, 300, 700 + width, 300 + height))
    expect(problemOf(measure(box(159, 600)))).toBe('small')
    expect(problemOf(measure(box(600, 119)))).toBe('small')
    expect(problemOf(measure(box(160, 120)))).not.toBe('small')
  })

  it('for a pin beyond the horizon is "horizon", whichever pin it is', () => {
    const above = point(800, 100)
    expect(problemOf(measure({ ...steep, panel: above, charger: point(800, 900) }))).toBe('horizon')
    expect(problemOf(measure({ ...steep, panel: point(800, 900), charger: above }))).toBe('horizon')
    expect(problemOf(measure({ ...doorMarks, panel: point(NaN, 1) }))).toBe('horizon')
  })

  it('for a run over 150 ft is "far"', () => {
    expect(problemOf(measure(withLengths(null, (door.heightFt * 150.1) / 8.5)))).toBe('far')
    expect(problemOf(measure(withLengths(null, (door.heightFt * 149.9) / 8.5)))).not.toBe('far')
  })

  it('for a range that reaches more than a quarter of the run and half a foot is "vague"', () => {
    const tiny = withCorners(point(100, 500), point(265, 520), point(262, 650), point(102, 640))
    expect(problemOf(measure({ ...tiny, panel: point(700, 500), charger: point(1550, 700) }))).toBe('vague')
  })

  it('names the first problem of several', () => {
    const beyond = { panel: point(800, 100), charger: point(800, 900) }
    // Corners before small, small before horizon, horizon before far, far before vague.
    expect(problemOf(measure({ ...narrow, reference: { ...narrow.reference, heightFt: -1 } }))).toBe('corners')
    const steepAndSmall = withCorners(point(790, 700), point(810, 700), point(860, 790), point(740, 790))
    expect(problemOf(measure({ ...steepAndSmall, ...beyond }))).toBe('small')
    const steepAndLong = { ...steep, reference: { ...steep.reference, heightFt: 1000 } }
    expect(problemOf(measure({ ...steepAndLong, ...beyond }))).toBe('horizon')
    expect(problemOf(measure({ ...steepAndLong, panel: point(800, 640), charger: point(800, 1000) }))).toBe('far')
  })
})

it('answers anything, the same each time, and only with numbers', () => {
  const coordinate = fc.oneof(fc.double({ min: -500, max: 2500, noNaN: true }), fc.double())
  const pin = fc.record({ xPx: coordinate, yPx: coordinate })
  const length = fc.option(fc.oneof(fc.double({ min: 0.1, max: 30, noNaN: true }), fc.double()))
  forCases(
    500,
    fc.record({
      widthPx: fc.integer({ min: 1, max: 8000 }),
      heightPx: fc.integer({ min: 1, max: 8000 }),
      focal35Mm: length,
    }),
    fc.record({ corners: fc.tuple(pin, pin, pin, pin), widthFt: length, heightFt: length }),
    pin,
    pin,
    (photo, reference, panel, charger) => {
      const result = measureRun(photo, reference, panel, charger)
      expect(measureRun(photo, reference, panel, charger)).toEqual(result)
      const numbers = Object.values(result).filter(value => typeof value === 'number')
      expect(numbers.every(Number.isFinite)).toBe(true)
      expect(numbers).toHaveLength(result.ok ? 6 : 0)
    },
  )
})
