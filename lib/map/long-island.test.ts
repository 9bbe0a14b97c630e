// Checks the drawn island against known places and distances.
import { describe, expect, it } from 'vitest'
import { allTowns } from '@/content/towns'
import { largeCoast, smallCoast } from './coast'
import { milesBetween, type SheetPoint } from './long-island'
import { largeSheet, smallSheet } from './sheets'

type Line = readonly SheetPoint[]

const linesOf = (data: string): Line[] =>
  data
    .split('M')
    .slice(1)
    .map(part =>
      part.split(/[LZ]/).flatMap(pair => {
        const [x, y] = pair.split(',').map(Number)
        return x === undefined || y === undefined ? [] : [{ x, y }]
      }),
    )

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
  ['large', largeSheet, 5200],
  ['small', smallSheet, 3400],
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

it('a sheet has north up and to the right, as far as it was turned', () => {
  expect(largeSheet.north).toBeGreaterThan(8)
  expect(largeSheet.north).toBeLessThan(12)
})

it('counts 69.1 miles to a degree of latitude', () => {
  expect(milesBetween({ lat: 40, lon: -73 }, { lat: 41, lon: -73 })).toBeCloseTo(69.1, 1)
})

describe('the coast file', () => {
  it('holds rings around Long Island', () => {
    expect(largeCoast.length).toBeGreaterThan(5)
    for (const ring of [...largeCoast, ...smallCoast]) {
      expect(ring.at(-1)).toEqual(ring[0])
      for (const [lon, lat] of ring) expect(lon >= -74.05 && lon <= -71.7 && lat >= 40.45 && lat <= 41.4).toBe(true)
    }
  })
})
