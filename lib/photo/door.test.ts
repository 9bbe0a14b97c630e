// A lens that the file has wrong, told by the door that would follow from it.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { doorDoubt } from './door'
import { measureRun } from './measure'
import { arbView, boxCorners, project, referenceOf, withKnown } from '@/tests/photo/photos'
import { forAll } from '@/tests/for-all'

const photo = { widthPx: 1600, heightPx: 1200, focal35Mm: 26 }
/** Square to the camera, so what follows is the ratio of its pixels. */
const square = (kind: 'garage-door' | 'entry-door' | 'wall', widthFt: number, heightFt: number) => ({
  kind,
  corners: boxCorners(300, 300, 300 + 50 * widthFt, 300 + 50 * heightFt),
})

it.each([
  ['garage-door', 7, [7.53, 8.47, 8.5, 9.5, 10.59, 11.29, 12.7, 15.05, 19]],
  ['entry-door', 7, [2.52, 2.8, 3.17]],
] as const)('a %s may be %i ft high and as wide as any of %o ft', (kind, heightFt, widths) => {
  for (const widthFt of widths)
    expect(doorDoubt(photo, { ...square(kind, widthFt, heightFt), widthFt: null, heightFt })).toBeNull()
})

it.each([
  ['garage-door', 'widthFt', [7.5, 10.61, 11.27, 12.73, 15.03, 19.1], 7],
  ['garage-door', 'heightFt', [6.5, 7.5, 8.5], 9],
  ['entry-door', 'widthFt', [2.5, 3.19], 7],
  ['entry-door', 'heightFt', [6.2, 7.5], 3],
] as const)('a %s whose %s follows as any of %o ft is doubted', (kind, side, lengths, otherFt) => {
  for (const gotFt of lengths) {
    const [widthFt, heightFt] = side === 'widthFt' ? ([gotFt, otherFt] as const) : ([otherFt, gotFt] as const)
    const both = { ...square(kind, widthFt, heightFt), widthFt, heightFt }
    const reference = { ...both, [side]: null }
    expect(doorDoubt(photo, reference)).toEqual({ kind, side, gotFt: expect.closeTo(gotFt, 6) as number })
    // Not where it is a wall, and not once both sides are known.
    expect(doorDoubt(photo, { ...reference, kind: 'wall' })).toBeNull()
    expect(doorDoubt(photo, both)).toBeNull()
  }
})

it('no run is measured from a door that cannot be, and a door that is made is never doubted', () => {
  const madeFt = fc.tuple(fc.constantFrom(8, 9, 10, 12, 16, 18), fc.constantFrom(7, 8))
  const factor = fc.double({ min: 0.3, max: 3, noNaN: true })
  forAll(arbView, madeFt, factor, ([camera, scene], [widthFt, heightFt], wrong) => {
    const door = { ...scene, widthFt, heightFt }
    const reference = { ...withKnown(referenceOf(camera, door), 'height'), kind: 'garage-door' as const }
    const pins = [project(camera, scene.panel), project(camera, scene.charger)] as const
    expect(doorDoubt(camera.photo, reference)).toBeNull()
    const mistaken = { ...camera.photo, focal35Mm: camera.photo.focal35Mm * wrong }
    const result = measureRun(mistaken, reference, ...pins)
    if (doorDoubt(mistaken, reference)) expect(result).toMatchObject({ ok: false })
    else expect(result).not.toMatchObject({ problem: 'door' })
  })
})
