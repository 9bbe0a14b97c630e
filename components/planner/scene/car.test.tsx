import { BoxGeometry, Group, Mesh, type MeshBasicMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from 'three'
import { expect, it } from 'vitest'
import { CarModel } from './car'
import { CAR_HEIGHT_FT } from './sizes'
import { carSectionFt } from './wall-visibility'
import { defaultPlan } from '@/tests/planner/default-plan'
import { place } from '@/tests/planner/plans'

const model = () => {
  const material = new MeshStandardMaterial({ name: 'trim' })
  const body = new Mesh(new BoxGeometry(), material)
  return { car: new CarModel(new Group().add(body)), body, material }
}

it('a cut car ends at a level section, and is opaque', () => {
  const { car, body, material } = model()
  car.cut(2.5)
  const [section] = material.clippingPlanes ?? []
  expect(section?.normal.toArray()).toEqual([0, -1, 0])
  expect(section?.constant).toBe(2.5)
  expect([material.transparent, material.opacity]).toEqual([false, 1])
  const parts = body.children as Mesh<BoxGeometry, MeshBasicMaterial>[]
  expect(parts.map(({ visible }) => visible)).toEqual([true, true])
  for (const part of parts) expect(part.material.clippingPlanes).toContain(section)
  // The line is a band right below the section.
  const band = parts[1]?.material.clippingPlanes?.find(plane => plane !== section)
  expect(band?.normal.toArray()).toEqual([0, 1, 0])
  expect(-(band?.constant ?? 0)).toBeGreaterThan(2.4)
  expect(-(band?.constant ?? 0)).toBeLessThan(2.5)
  car.cut(CAR_HEIGHT_FT)
  expect(material.clippingPlanes).toBeNull()
  expect(parts.map(({ visible }) => visible)).toEqual([false, false])
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
    const body = new Mesh<BoxGeometry, MeshStandardMaterial>(new BoxGeometry(), new MeshStandardMaterial({ name }))
    new CarModel(new Group().add(body))
    return body.material instanceof MeshPhysicalMaterial ? body.material.clearcoat : 0
  }
  for (const name of ['paint', 'glass', 'lamp_head', 'lamp_tail']) expect(coatOf(name), name).toBeGreaterThan(0)
  for (const name of ['tire', 'trim', 'rim']) expect(coatOf(name), name).toBe(0)
})
