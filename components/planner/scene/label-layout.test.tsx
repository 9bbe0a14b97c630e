// Where labels are: in the free part of the stage, apart from each other and from obstacles.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  boxOf,
  candidatesAround,
  candidatesBeside,
  isOnWall,
  layoutLabels,
  overlaps,
  type PlacedLabel,
  type ScreenPoint,
  tagCandidates,
} from './label-layout'
import { forAll } from '@/tests/for-all'

const bounds = { left: 20, top: 60, right: 600, bottom: 420 }
const arbSpot = fc.record({ x: fc.integer({ min: -50, max: 700 }), y: fc.integer({ min: -50, max: 500 }) })
const arbLabel: fc.Arbitrary<PlacedLabel> = fc
  .tuple(fc.integer({ min: 20, max: 160 }), fc.array(arbSpot, { minLength: 1, maxLength: 3 }))
  .map(([widthPx, anchors]) => ({
    widthPx,
    heightPx: 22,
    candidates: anchors.flatMap(anchor => candidatesAround(anchor, { widthPx, heightPx: 22 })),
  }))
const arbBox = fc
  .tuple(arbSpot, fc.integer({ min: 10, max: 120 }), fc.integer({ min: 10, max: 120 }))
  .map(([{ x, y }, width, height]) => ({ left: x, top: y, right: x + width, bottom: y + height }))

it('overlap neither each other nor an obstacle, and stay in bounds', () => {
  forAll(fc.array(arbLabel, { maxLength: 6 }), fc.array(arbBox, { maxLength: 3 }), (labels, obstacles) => {
    const boxes = layoutLabels(labels, obstacles, bounds).flatMap((middle, i) => {
      const label = labels[i]
      if (!middle || !label) return []
      const [halfWidth, halfHeight] = [label.widthPx / 2, label.heightPx / 2]
      return [
        {
          left: middle.x - halfWidth,
          top: middle.y - halfHeight,
          right: middle.x + halfWidth,
          bottom: middle.y + halfHeight,
        },
      ]
    })
    boxes.forEach((box, i) => {
      for (const other of [...boxes.slice(i + 1), ...obstacles]) expect(overlaps(box, other)).toBe(false)
      expect(box.left >= bounds.left && box.right <= bounds.right).toBe(true)
      expect(box.top >= bounds.top && box.bottom <= bounds.bottom).toBe(true)
    })
  })
})

it('are on their anchor where nothing is in the way, else beside it, and not shown without room', () => {
  const label = (x: number, y: number): PlacedLabel => {
    const size = { widthPx: 80, heightPx: 22 }
    return { ...size, candidates: candidatesAround({ x, y }, size) }
  }
  expect(layoutLabels([label(300, 200)], [], bounds)).toEqual([{ x: 300, y: 200 }])
  const [first, second] = layoutLabels([label(300, 200), label(310, 205)], [], bounds)
  expect(first).toEqual({ x: 300, y: 200 })
  expect(second).not.toBeNull()
  expect(layoutLabels([label(300, 200)], [bounds], bounds)).toEqual([null])
})

it('that are required are at the nearest free place where no candidate is free', () => {
  const size = { widthPx: 80, heightPx: 22 }
  const label = { ...size, candidates: candidatesAround({ x: 300, y: 200 }, size), isRequired: true }
  const around = { left: 150, top: 100, right: 450, bottom: 300 }
  const [middle] = layoutLabels([label], [around], bounds)
  expect(middle).not.toBeNull()
  expect(Math.hypot((middle?.x ?? 0) - 300, (middle?.y ?? 0) - 200)).toBeLessThan(130)
  expect(layoutLabels([label], [bounds], bounds)).toEqual([null])
})

it('stand beside a thing, where its wall is wide enough on the wall', () => {
  const size = { widthPx: 80, heightPx: 22 }
  const thing = { left: 100, top: 100, right: 130, bottom: 160 }
  const [below, ...others] = candidatesBeside(thing, size, ['below', 'left'])
  expect(below).toEqual({ x: 115, y: 174 })
  expect(others.at(-1)).toEqual({ x: 57, y: 130 })
  const wall = [
    { x: 90, y: 300 },
    { x: 500, y: 300 },
    { x: 500, y: 60 },
    { x: 90, y: 60 },
  ]
  const on = (at: ScreenPoint) => isOnWall(boxOf(size, at), wall)
  expect([below, ...others].map(at => at && on(at))).toContain(true)
  expect(on(below ?? { x: 0, y: 0 }), 'in the middle it would leave the wall').toBe(false)
})

it('the figures of a drag are at the top, and elsewhere where they would cover something', () => {
  const size = { widthPx: 200, heightPx: 30 }
  const [first, second] = tagCandidates(bounds, size)
  const tag = { ...size, candidates: tagCandidates(bounds, size) }
  expect(layoutLabels([tag], [], bounds)[0]).toEqual(first)
  expect(second?.y).toBe(first?.y)
  const top = { ...bounds, bottom: 120 }
  expect(layoutLabels([tag], [top], bounds)[0]?.y).toBeGreaterThan(bounds.bottom - 60)
})

it('are right beside a small thing rather than above or below it', () => {
  const size = { widthPx: 80, heightPx: 22 }
  const column = { left: 299, top: 195, right: 301, bottom: 205 }
  const [middle] = layoutLabels([{ ...size, candidates: candidatesAround({ x: 300, y: 200 }, size) }], [column], bounds)
  expect(middle?.y).toBe(200)
  expect(Math.abs((middle?.x ?? 0) - 300) - size.widthPx / 2).toBeLessThan(5)
})
