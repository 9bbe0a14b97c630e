import {
  BoxGeometry,
  FrontSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Raycaster,
  Vector3,
} from 'three'
import { expect, it } from 'vitest'
import { CarModel } from './car'

const cube = (name: string) => new Mesh(new BoxGeometry(), new MeshStandardMaterial({ name }))
const modelOf = (...names: readonly string[]) => new CarModel(new Group().add(...names.map(cube)))

/** What is drawn with materials of that name; those of the inside and of smoked glass have none. */
function shown({ group }: CarModel, name: string) {
  const found: MeshStandardMaterial[] = []
  group.traverseVisible(object => {
    if (!(object instanceof Mesh)) return
    for (const material of [(object as Mesh).material].flat())
      if (material.name === name) found.push(material as MeshStandardMaterial)
  })
  return found
}

it('a car that hides the charger is of smoked glass as a whole: nothing is cut, and nothing of its inside shows', () => {
  const car = modelOf('trim', 'seat', 'glass')
  car.show(0)
  expect(['trim', 'seat', 'glass'].flatMap(name => shown(car, name))).toEqual([])
  const parts = shown(car, '')
  expect(
    parts.every(({ clippingPlanes, transparent, side }) => !clippingPlanes && transparent && side === FrontSide),
  ).toBe(true)
  const smoke = new Set(parts.filter(({ colorWrite }) => colorWrite))
  expect(smoke.size, 'body and windows').toBe(2)
  for (const { opacity } of smoke) {
    expect(opacity).toBeGreaterThan(0.3)
    expect(opacity).toBeLessThan(0.8)
  }
  car.show(1)
  for (const name of ['trim', 'seat', 'glass']) expect(shown(car, name), name).toHaveLength(1)
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
