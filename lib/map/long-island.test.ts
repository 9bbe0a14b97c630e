// Checks the drawn island against known places, the atlas of the county lines, and d3-geo's projection.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { geoConicConformal, geoDistance } from 'd3-geo'
import fc from 'fast-check'
import { mesh } from 'topojson-client'
import { describe, expect, it } from 'vitest'
import { allTowns } from '@/content/towns'
import { landRings, nassauSuffolkLine, queensNassauLine, type Position } from './coast'
import { drawSheet, milesBetween, pathData, project, simplify, type Line, type SheetPoint } from './long-island'
import { largeSheet, smallSheet } from './sheets'

/** Parses path data that pathData wrote. */
function linesOf(data: string): SheetPoint[][] {
  return data
    .split('M')
    .slice(1)
    .map(part => {
      const [x = 0, y = 0, ...steps] = (part.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      const line = [{ x, y }]
      for (let index = 0; index < steps.length; index += 2) {
        const from = line.at(-1) ?? { x, y }
        line.push({ x: from.x + (steps[index] ?? 0), y: from.y + (steps[index + 1] ?? 0) })
      }
      return line
    })
}

const sides = (ring: Line) => ring.map((to, index): [SheetPoint, SheetPoint] => [ring.at(index - 1) ?? to, to])

const within = ({ x, y }: SheetPoint, ring: Line) =>
  sides(ring).filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)).length %
    2 ===
  1

function distance({ x, y }: SheetPoint, [a, b]: [SheetPoint, SheetPoint]) {
  const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const share =
    squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / squared))
  return Math.hypot(x - a.x - share * (b.x - a.x), y - a.y - share * (b.y - a.y))
}

const town = (slug: string) => {
  const found = allTowns.find(one => one.slug === slug)
  if (!found) throw new Error(`no town ${slug}`)
  return found
}

describe.each([
  ['large', largeSheet, 3300],
  ['small', smallSheet, 2200],
] as const)('the %s sheet', (_, sheet, longest) => {
  const land = linesOf(sheet.land)
  const [counties = []] = linesOf(sheet.counties)

  it('shows every place on land of the two counties, or within a mile of it', () => {
    const lost = allTowns.filter(({ point }) => {
      const at = sheet.place(point)
      const ashore = land.some(
        ring => within(at, ring) || sides(ring).some(side => distance(at, side) <= sheet.unitsPerMile),
      )
      return !ashore || !within(at, counties)
    })
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  it('keeps places and land inside its frame', () => {
    for (const { point } of allTowns) {
      const { x, y } = sheet.place(point)
      expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height).toBe(true)
    }
    for (const { x, y } of land.flat())
      expect(x >= -31 && x <= sheet.width + 31 && y >= -31 && y <= sheet.height + 31).toBe(true)
  })

  it('has Great Peconic Bay, Great South Bay and the Sound as water', () => {
    const waters = [
      { lat: 40.93, lon: -72.5 },
      { lat: 40.67, lon: -73.2 },
      { lat: 41.05, lon: -73 },
    ]
    expect(waters.map(sheet.place).filter(at => land.some(ring => within(at, ring)))).toEqual([])
  })

  it('is short', () => {
    expect(sheet.land.length).toBeGreaterThan(1000)
    expect(sheet.land.length).toBeLessThan(longest)
    expect(sheet.counties.length + sheet.countyLines.length + sheet.graticule.length).toBeLessThan(600)
  })

  it('is true to scale: distances on the sheet are distances on the ground', () => {
    for (const [a, b] of [
      ['hempstead', 'montauk'],
      ['port-jefferson', 'sayville'],
      ['huntington', 'riverhead'],
    ] as const) {
      const [from, to] = [sheet.place(town(a).point), sheet.place(town(b).point)]
      const drawn = Math.hypot(to.x - from.x, to.y - from.y) / sheet.unitsPerMile
      expect(drawn / milesBetween(town(a).point, town(b).point)).toBeCloseTo(1, 2)
    }
  })

  it('puts Nassau west and Suffolk east of the line between them', () => {
    const [line = []] = linesOf(sheet.countyLines)
    const compared = new Set<string>()
    for (const { county, point, name } of allTowns) {
      const { x, y } = sheet.place(point)
      const [a, b] =
        sides(line)
          .slice(1)
          .find(([from, to]) => y >= from.y && y <= to.y) ?? []
      if (!a || !b) continue
      compared.add(county)
      expect(x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) ? 'Nassau' : 'Suffolk', name).toBe(county)
    }
    expect([...compared].toSorted()).toEqual(['Nassau', 'Suffolk'])
  })
})

describe('a sheet', () => {
  it('is the same whenever it is drawn', () => {
    const spec = { width: 600, height: 300, margin: { top: 40, left: 10, right: 10 }, tolerance: 0.5, grain: 0.1 }
    expect(JSON.stringify(drawSheet(spec))).toBe(JSON.stringify(drawSheet(spec)))
  })

  it('has north up and to the right, as far as it was turned', () => {
    expect(largeSheet.north).toBeGreaterThan(8)
    expect(largeSheet.north).toBeLessThan(12)
  })
})

describe('the projection', () => {
  it('agrees with the conformal conic of d3-geo', () => {
    const reference = geoConicConformal()
      .parallels([40 + 40 / 60, 41 + 2 / 60])
      .rotate([74, 0])
      .scale(1)
      .translate([0, 0])
    const origin = { lat: 40.8, lon: -73 }
    const [originX = 0, originY = 0] = reference([origin.lon, origin.lat]) ?? []
    for (const { point } of allTowns) {
      const [x = 0, y = 0] = reference([point.lon, point.lat]) ?? []
      const [here, there] = [project(point, 0), project(origin, 0)]
      expect(here.x - there.x).toBeCloseTo(x - originX, 9)
      expect(here.y - there.y).toBeCloseTo(y - originY, 9)
    }
  })

  it('measures miles as d3-geo does', () => {
    const [a, b] = [town('hempstead').point, town('montauk').point]
    expect(milesBetween(a, b)).toBeCloseTo(geoDistance([a.lon, a.lat], [b.lon, b.lat]) * 3958.8, 6)
  })
})

describe('the coast file', () => {
  it('holds rings around Long Island', () => {
    expect(landRings.length).toBeGreaterThan(5)
    for (const ring of landRings) {
      expect(ring.at(-1)).not.toEqual(ring[0])
      for (const [lon, lat] of ring) expect(lon >= -74.05 && lon <= -71.7 && lat >= 40.45 && lat <= 41.4).toBe(true)
    }
  })

  it('has the county lines of us-atlas', () => {
    const file = path.resolve(import.meta.dirname, '../../node_modules/us-atlas/counties-10m.json')
    const atlas = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof mesh>[0]
    const between = (...pair: [string, string]) =>
      mesh(
        atlas,
        atlas.objects.counties as Parameters<typeof mesh>[1],
        (a, b) => a !== b && pair.includes(String(a.id)) && pair.includes(String(b.id)),
      ).coordinates.flat() as unknown as Position[]
    const rounded = (line: readonly Position[]) => line.map(position => position.map(degrees => degrees.toFixed(3)))
    expect(rounded(nassauSuffolkLine)).toEqual(rounded(between('36059', '36103')))
    expect(rounded(queensNassauLine)).toEqual(rounded(between('36059', '36081')))
  })
})

describe('simplifying', () => {
  const line = [0, 0.1, -0.1, 5, 0.2, 0].map((y, index) => ({ x: index * 10, y }))

  it('keeps the ends and what stands out', () => {
    const simple = simplify(line, 0.5)
    expect([simple[0], simple.at(-1)]).toEqual([line[0], line.at(-1)])
    expect(simple).toContainEqual({ x: 30, y: 5 })
    expect(simple.length).toBeLessThan(line.length)
  })

  it('twice is once', () => {
    expect(simplify(simplify(line, 0.5), 0.5)).toEqual(simplify(line, 0.5))
  })
})

describe('path data', () => {
  it('comes back to the same points, to a roundToTenth', () => {
    const line = [
      { x: 1.04, y: 2 },
      { x: 0.5, y: -3.26 },
      { x: 0.52, y: -3.26 },
      { x: 200, y: 7.5 },
    ]
    const data = pathData([line], true)
    expect(data).toBe('M1 2l-.5-5.3 199.5 10.8z')
    const [back = []] = linesOf(data)
    for (const [index, want] of [
      [1, 2],
      [0.5, -3.3],
      [200, 7.5],
    ].entries()) {
      expect([back[index]?.x, back[index]?.y].map(value => value?.toFixed(1))).toEqual(
        want.map(value => value.toFixed(1)),
      )
    }
  })

  it('comes back within half a grain, however many steps it has', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            x: fc.double({ min: -50, max: 1200, noNaN: true }),
            y: fc.double({ min: -50, max: 600, noNaN: true }),
          }),
          { minLength: 2, maxLength: 60 },
        ),
        fc.constantFrom(0.1, 0.2, 0.5, 1),
        (line, grain) => {
          const back = linesOf(pathData([line], false, grain)).flat()
          const near = (a: SheetPoint, b: SheetPoint) =>
            Math.abs(a.x - b.x) <= grain / 2 + 1e-6 && Math.abs(a.y - b.y) <= grain / 2 + 1e-6
          expect(line.filter(point => !back.some(other => near(point, other)))).toEqual([])
        },
      ),
    )
  })
})
