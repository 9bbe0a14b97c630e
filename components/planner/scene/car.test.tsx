import {
  BoxGeometry,
  Group,
  Mesh,
  type MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Raycaster,
  Vector3,
} from 'three'
import { expect, it } from 'vitest'
import { CarModel } from './car'
import { CAR_HEIGHT_FT } from './sizes'
import { carSectionFt } from './wall-visibility'
import { defaultPlan } from '@/tests/planner/default-plan'
import { place } from '@/tests/planner/plans'

const cube = (name: string) => new Mesh(new BoxGeometry(), new MeshStandardMaterial({ name }))
const modelOf = (...names: readonly string[]) => new CarModel(new Group().add(...names.map(cube)))

/** What is drawn with materials of that name; those of flat colors have none. */
function shown({ group }: CarModel, name: string) {
  const found: MeshStandardMaterial[] = []
  group.traverseVisible(object => {
    if (!(object instanceof Mesh)) return
    for (const material of [(object as Mesh).material].flat())
      if (material.name === name) found.push(material as MeshStandardMaterial)
  })
  return found
}

it('a cut car ends at a level section, is opaque and filled, and has a line along the section', () => {
  const car = modelOf('trim', 'seat', 'glass')
  car.cut(2.5)
  const [trim] = shown(car, 'trim')
  const [section] = trim?.clippingPlanes ?? []
  expect(section?.normal.toArray()).toEqual([0, -1, 0])
  expect(section?.constant).toBe(2.5)
  expect([trim?.transparent, trim?.opacity]).toEqual([false, 1])
  expect(shown(car, 'glass')[0]?.clippingPlanes).toContain(section)
  expect(shown(car, 'seat')).toEqual([])
  const parts = shown(car, '') as unknown as MeshBasicMaterial[]
  expect(parts.length).toBe(2)
  for (const part of parts) expect(part.clippingPlanes).toContain(section)
  // The line is a band right below the section.
  const band = parts[1]?.clippingPlanes?.find(plane => plane !== section)
  expect(band?.normal.toArray()).toEqual([0, 1, 0])
  expect(-(band?.constant ?? 0)).toBeGreaterThan(2.4)
  expect(-(band?.constant ?? 0)).toBeLessThan(2.5)
  car.cut(CAR_HEIGHT_FT)
  for (const name of ['trim', 'seat', 'glass']) expect(shown(car, name)[0]?.clippingPlanes, name).toBeNull()
  expect(shown(car, '').map(({ clippingPlanes }) => clippingPlanes)).toEqual([null])
})

it('the section is below a charger at any usual height, and leaves the wheels', () => {
  for (const heightFt of [3.5, 4, 5, 6.5]) {
    const plan = place(defaultPlan, 'back', 0, heightFt)
    expect(carSectionFt(plan)).toBeLessThan(heightFt - 0.7)
    expect(carSectionFt(plan)).toBeGreaterThan(1)
    expect(carSectionFt(plan)).toBeLessThanOrEqual(CAR_HEIGHT_FT)
  }
})

it('paint, glass and lamps are under a clear coat; tires and trim are not', () => {
  const coatOf = (name: string) => {
    const material = shown(modelOf(name), name)[0]
    return material instanceof MeshPhysicalMaterial ? material.clearcoat : 0
  }
  for (const name of ['paint', 'glass', 'glass_dark', 'lamp_head', 'lamp_tail'])
    expect(coatOf(name), name).toBeGreaterThan(0)
  for (const name of ['tire', 'trim', 'rim']) expect(coatOf(name), name).toBe(0)
})

it('one sees through the glass, and through nothing else', () => {
  const car = modelOf('glass', 'glass_dark', 'paint', 'seat')
  for (const name of ['glass', 'glass_dark']) {
    expect(shown(car, name)[0]?.transparent, name).toBe(true)
    expect(shown(car, name)[0]?.opacity, name).toBeLessThan(1)
  }
  for (const name of ['paint', 'seat']) expect(shown(car, name)[0]?.transparent, name).toBe(false)
})

it('a mirrored part is where its node puts it, with its outside outside', () => {
  const left = cube('paint')
  left.position.set(3, 0, 0)
  const right = new Mesh(left.geometry, left.material)
  right.position.set(-3, 0, 0)
  right.scale.x = -1
  const { group } = new CarModel(new Group().add(left, right))
  for (const side of [1, -1]) {
    const ray = new Raycaster(new Vector3(side * 9, 0, 0), new Vector3(-side, 0, 0))
    const [first] = ray.intersectObject(group.children[0] ?? group, true)
    expect(first?.point.x).toBeCloseTo(side * 3.5)
    expect(first?.face?.normal.x).toBeCloseTo(side)
    expect(first?.normal?.x).toBeCloseTo(side)
  }
})
