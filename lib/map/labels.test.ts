// No label, dot or leader on the map overlaps another, at any width.
import { describe, expect, it } from 'vitest'
import { allTowns } from '@/content/towns'
import { labelBox, leaderLine, LABEL_SIZE, TARGET_HEIGHT, textWidth, type Box } from './labels'
import type { Callout } from '@/lib/schema/town'
import type { SheetPoint } from './long-island'
import { largeSheet, smallSheet } from './sheets'

const DOT_RADIUS = 4
const dots = allTowns.map(({ name, point }) => ({ name, at: largeSheet.place(point) }))
const places = allTowns.flatMap(({ name, point, map }) => {
  const at = largeSheet.place(point)
  const label = map?.label
  return label ? [{ name, at, label, box: labelBox(name, label), leader: leaderLine(at, label) }] : []
})
const pairs = <T>(items: readonly T[]) => items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]))

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const inside = (box: Box, { width, height }: { width: number; height: number }) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
const around = ({ x, y }: SheetPoint, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})
/** The text without the target around it. */
const letters = ({ x, y, width }: Box): Box => ({
  x: x + 5,
  y: y + (TARGET_HEIGHT - LABEL_SIZE) / 2,
  width: width - 10,
  height: LABEL_SIZE,
})

const along = (line: readonly SheetPoint[]) =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })

describe('the names on the large sheet', () => {
  it('are set for most towns', () => {
    expect(places.length).toBeGreaterThan(20)
  })

  it('stay inside the frame, targets included', () => {
    expect(places.filter(({ box }) => !inside(box, largeSheet)).map(({ name }) => name)).toEqual([])
  })

  it('do not share a target', () => {
    expect(
      pairs(places)
        .filter(([a, b]) => overlap(a.box, b.box))
        .map(([a, b]) => `${a.name} / ${b.name}`),
    ).toEqual([])
  })

  it('cover no dot', () => {
    const covered = places.flatMap(a =>
      dots.filter(b => overlap(letters(a.box), around(b.at, DOT_RADIUS + 1))).map(b => `${a.name} over ${b.name}`),
    )
    expect(covered).toEqual([])
  })

  it('have leaders that pass clear of other dots and other names', () => {
    const hits = places.flatMap(a =>
      places
        .filter(
          b =>
            b !== a &&
            along(a.leader).some(
              point =>
                overlap(around(point, 0.5), around(b.at, DOT_RADIUS + 1)) ||
                overlap(around(point, 0.5), letters(b.box)),
            ),
        )
        .map(b => `${a.name} over ${b.name}`),
    )
    expect(hits).toEqual([])
  })

  it('have leaders that do not meet', () => {
    const near = (a: SheetPoint, b: SheetPoint) => Math.hypot(a.x - b.x, a.y - b.y) < 3
    const met = pairs(places).filter(([a, b]) => along(a.leader).some(p => along(b.leader).some(q => near(p, q))))
    expect(met.map(([a, b]) => `${a.name} / ${b.name}`)).toEqual([])
  })

  it('stand close to the dot, or have a leader', () => {
    const gap = ({ x, y }: SheetPoint, box: Box) =>
      Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))
    const adrift = places.filter(({ at, label, box }) => !label.leader && gap(at, letters(box)) > 20)
    expect(adrift.map(({ name }) => name)).toEqual([])
  })
})

function calloutBox(name: string, { x, y, anchor }: Callout, size: number): Box {
  const width = textWidth(name, size)
  return {
    x: { start: x, middle: x - width / 2, end: x - width }[anchor],
    y: y - size * 1.2,
    width,
    height: size * 1.3,
  }
}

describe('the small sheet', () => {
  it('names its other places inside the frame and apart', () => {
    const boxes = allTowns.flatMap(({ name, map }) =>
      map?.smallMapCallout ? [{ name, box: calloutBox(name, map.smallMapCallout, 14) }] : [],
    )
    expect(boxes).not.toEqual([])
    expect(boxes.filter(({ box }) => !inside(box, smallSheet))).toEqual([])
    expect(pairs(boxes).filter(([a, b]) => overlap(a.box, b.box))).toEqual([])
  })
})
