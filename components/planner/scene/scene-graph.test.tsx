// What the scene holds: the parts of a plan, where they are, and which walls and labels are shown.
import { act } from '@react-three/fiber'
import { type Material, Mesh, type PerspectiveCamera, Vector3 } from 'three'
import { expect, it, vi } from 'vitest'
import { chargerPositionFt, estimateOf, PANELS, reducePlan, routeOf } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { missing, texts } from '@/tests/planner/scene-mocks'
import {
  at,
  control,
  frame,
  named,
  placeOf,
  show,
  shownMeshes,
  startWithEmptyScene,
  state,
} from '@/tests/planner/scene-root'
import { onScreen } from '@/tests/planner/stage-camera'
import { viewPresets } from './camera-presets'
import { wallCorners } from './camera-subjects'
import { freeSides } from './dimensions'
import { isOnWall } from './label-layout'
import type { SceneProps } from './scene'
import { GLASS_OPACITY } from './wall-visibility'
import { defaultPlan } from '@/tests/planner/default-plan'
import { atDetached, place, withTrench } from '@/tests/planner/plans'

vi.mock('./textures', async () => (await import('@/tests/planner/scene-mocks')).textures)
vi.mock('./models', async () => (await import('@/tests/planner/scene-mocks')).models)

startWithEmptyScene()

it('places charger, panel and conduit as planned', async () => {
  await show(defaultPlan)
  expect(placeOf('charger')).toEqual(at(chargerPositionFt(defaultPlan)))
  expect(placeOf('panel')).toEqual(at(PANELS['back-left'].positionFt))
  expect(named('conduit')).toBeDefined()
  const plan = reducePlan(place(defaultPlan, 'right', 3, 6), {
    type: 'setPanelLocation',
    panelLocation: 'right-front',
  })
  await show(plan)
  expect(placeOf('charger')).toEqual([10, 6, 3])
  expect(placeOf('panel')).toEqual(at(PANELS['right-front'].positionFt))
  await show(place(defaultPlan, 'back', -8.5, 5))
  expect(named('conduit'), 'none where the charger is at the panel').toBeUndefined()
})

it('shows the detached wall and the trench only while there is a trench', async () => {
  await show(defaultPlan)
  expect([named('wall detached'), named('trench')]).toEqual([undefined, undefined])
  await show(withTrench(12))
  expect(placeOf('wall detached')).toEqual([22, 0, 0])
  expect(named('trench')).toBeDefined()
  await show(atDetached(12))
  expect(placeOf('charger')[0]).toBe(22)
  await show(reducePlan(withTrench(12), { type: 'setTrenchFt', value: 0 }))
  expect([named('wall detached'), named('trench')]).toEqual([undefined, undefined])
})

it('shows the brand’s model, or the block where there is none, it was not chosen, or loading fails', async () => {
  const tesla = reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'tesla' })
  const held = () => named('charger')?.children.map(({ name }) => name)
  await show(defaultPlan)
  expect(held()).toEqual(['block'])
  await show(tesla)
  expect(held()).toEqual(['/planner/models/charger-slab.bin'])
  await show(reducePlan(tesla, { type: 'setChargerModel', chargerModel: 'block' }))
  expect(held()).toEqual(['block'])
  await show(reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'chargepoint' }))
  expect(held()).toEqual(['block'])
})

it.each([
  ['', []],
  [' without its model', ['/planner/models/garage.bin']],
  [' without its light', ['/planner/light/garage-day.avif']],
])('hides the walls between the camera and the room%s', async (_, lost) => {
  lost.forEach(path => missing.add(path))
  await show(defaultPlan)
  await show(defaultPlan, { step: 'charger' })
  expect(named('wall ceiling') === undefined).toBe(lost.length > 0)
  const isSolid = (wall: string) => named(`wall ${wall}`)?.children[0]?.visible
  expect(['back', 'right', 'left', 'front'].map(isSolid)).toEqual([true, true, true, true])
  control.current?.showPreset('corner')
  await frame()
  expect(['back', 'right', 'left', 'front'].map(isSolid)).toEqual([true, true, false, false])
  control.current?.showPreset('top')
  await frame()
  expect(['back', 'right', 'left', 'front'].map(isSolid)).toEqual([true, true, true, true])
})

it('labels distances in feet and inches, within limits of draw calls and triangles', async () => {
  await show(place(withTrench(1000), 'back', 2.5, 4.5))
  expect(texts).toEqual(
    expect.arrayContaining(['12′\u00a06″', '4′\u00a06″', 'Panel', 'EMT 12 ft', 'Trench 1000′\u00a00″, drawn shorter']),
  )
  const meshes = shownMeshes()
  expect(meshes.length).toBeLessThan(30)
  expect(meshes.reduce((sum, { geometry }) => sum + (geometry.getIndex()?.count ?? 0) / 3, 0)).toBeLessThan(60_000)
})

it('shows the price at the end of the run, and a label only where it covers neither charger nor panel', async () => {
  await show(defaultPlan)
  const { totalUsd } = estimateOf(defaultPlan, routeOf(defaultPlan))
  expect(texts).toContain(`Your run ${usd(totalUsd)}\nfinished job from $899`)
  expect(named('label price')?.visible).toBe(true)
  control.current?.showPreset('corner')
  await frame()
  const labels = ['run', 'height', 'along', 'panel'].map(id => named(`label ${id}`))
  expect(labels.map(label => label?.visible)).toEqual([true, true, true, true])
  const places = labels.map(label => label?.position.clone().project(state.camera))
  const charger = new Vector3(...at(chargerPositionFt(defaultPlan))).project(state.camera)
  for (const place of places) expect(place?.distanceTo(charger)).toBeGreaterThan(0.02)
  expect(new Set(places.map(place => place?.toArray().join(' '))).size).toBe(4)
})

it('puts the panel’s name on a side of the panel where no conduit leaves', () => {
  expect(freeSides(routeOf(defaultPlan)), 'it leaves to the right').toEqual(['below', 'above', 'left'])
  const front = reducePlan(place(defaultPlan, 'right', 0), { type: 'setPanelLocation', panelLocation: 'right-front' })
  expect(freeSides(routeOf(front)), 'it leaves to the back').toEqual(['below', 'above', 'right'])
  expect(freeSides(routeOf(atDetached(12))), 'it leaves down').toEqual(['above', 'left', 'right'])
})

it('shows the run of before with the difference on it, from a change of the panel to the end of its step', async () => {
  const moved = reducePlan(defaultPlan, { type: 'setPanelLocation', panelLocation: 'right-front' })
  const ghosts = () => [named('run before'), named('panel before'), named('label difference')]
  await show(defaultPlan, { step: 'charger' })
  await show(defaultPlan, { step: 'panel' })
  expect(ghosts()).toEqual([undefined, undefined, undefined])
  const position = state.camera.position.clone()
  await show(moved, { step: 'panel' })
  expect(placeOf('panel before')).toEqual(at(PANELS['back-left'].positionFt))
  expect(named('run before')).toBeDefined()
  const [now, before] = [moved, defaultPlan].map(plan => estimateOf(plan, routeOf(plan)).totalUsd) as [number, number]
  expect(texts).toContain(`+${usd(now - before)}`)
  expect(named('label difference')?.visible).toBe(true)
  expect(state.camera.position.distanceTo(position), 'the picture stays').toBeLessThan(0.01)
  await show(defaultPlan, { step: 'panel' })
  expect(texts).toContain(`−${usd(now - before)}`)
  await show(defaultPlan, { step: 'place' })
  expect(ghosts()).toEqual([undefined, undefined, undefined])
})

const windows = [
  { size: [390, 720], insets: { topPx: 60, rightPx: 0, bottomPx: 448, leftPx: 0 } },
  { size: [834, 1000], insets: { topPx: 100, rightPx: 0, bottomPx: 508, leftPx: 0 } },
  { size: [1440, 780], insets: { topPx: 100, rightPx: 404, bottomPx: 68, leftPx: 0 } },
] as const
const labeledPlans = [
  defaultPlan,
  place(defaultPlan, 'back', 9),
  place(defaultPlan, 'right', 1),
  place(withTrench(12), 'detached', 0),
].flatMap(plan =>
  (['back-left', 'right-front'] as const).map(panelLocation =>
    reducePlan(plan, { type: 'setPanelLocation', panelLocation }),
  ),
)

it.each(windows)(
  'in every view, on a stage of $size: has the price, which covers no bend, and the panel’s name at the panel',
  async ({ size, insets }) => {
    const [widthPx, heightPx] = size
    await show(defaultPlan, { insets })
    await act(async () => {
      await Promise.resolve()
      state.setSize(widthPx, heightPx)
    })
    const stage = { widthPx, heightPx, insets }
    for (const plan of labeledPlans)
      for (const preset of viewPresets) {
        await show(plan, { insets })
        control.current?.showPreset(preset)
        await frame()
        await frame()
        const where = `${preset}, ${JSON.stringify(plan.charger)}, panel ${plan.panelLocation}`
        const camera = state.camera as PerspectiveCamera
        const boxOn = (id: string) => {
          const label = named(`label ${id}`)
          if (!label?.visible) return null
          const { x, y } = onScreen(label.position, camera, stage)
          const pxPerUnit = ((camera.projectionMatrix.elements[5] ?? 1) * heightPx) / 4
          const [halfWidth, halfHeight] = [label.scale.x * pxPerUnit, label.scale.y * pxPerUnit]
          return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
        }
        const price = boxOn('price')
        expect(price, where).not.toBeNull()
        for (const bend of routeOf(plan).elbowsAt) {
          const { x, y } = onScreen(bend, camera, stage)
          const isCovered = price && x > price.left && x < price.right && y > price.top && y < price.bottom
          expect(isCovered, `${where}: a bend`).toBe(false)
        }
        const name = boxOn('panel')
        const panel = onScreen(PANELS[plan.panelLocation].positionFt, camera, stage)
        if (!name) continue
        const away = [
          Math.max(name.left - panel.x, panel.x - name.right, 0),
          Math.max(name.top - panel.y, panel.y - name.bottom, 0),
        ]
        expect(Math.hypot(...away), `${where}: the name`).toBeLessThan(60)
        // From above or the side a wall is a line.
        if (preset === 'top' || plan.panelLocation !== 'back-left') continue
        const wall = wallCorners(PANELS[plan.panelLocation].wall, 0).map(corner => onScreen(corner, camera, stage))
        // On a phone there is no room on it above or below the panel.
        if (widthPx < 800) continue
        expect(isOnWall(name, wall), `${where}: the name on its wall`).toBe(true)
      }
  },
)

it('draws the cable to the chosen port, its rim in the color of whether it reaches', async () => {
  await show(defaultPlan)
  expect(named('cable')).toBeUndefined()
  const colorOf = async (options: Partial<SceneProps>) => {
    await show(defaultPlan, options)
    const rim = named('cable rim')
    return rim instanceof Mesh ? (rim as Mesh).geometry.getAttribute('color').getX(0) : null
  }
  const near = await colorOf({ port: 'rear-left' })
  const far = await colorOf({ port: 'front-right' })
  expect(near).not.toBeNull()
  expect(far).not.toBeNull()
  expect(near).not.toBe(far)
})

it('parks the car at the garage whose wall holds the charger, with the cable to it', async () => {
  await show(withTrench(9), { port: 'rear-left' })
  expect(placeOf('car')[0]).toBeLessThan(10)
  await show(atDetached(9), { port: 'rear-left' })
  expect(placeOf('car')[0]).toBeGreaterThan(19)
  expect(named('cable')).toBeDefined()
})

it('leaves the cable out where the car’s model cannot be loaded', async () => {
  missing.add('/planner/models/ev-car.bin')
  await show(defaultPlan, { port: 'rear-left' })
  expect([named('car'), named('cable')]).toEqual([undefined, undefined])
})

it('keeps a wall as glass that holds a part of the run', async () => {
  await show(reducePlan(atDetached(20), { type: 'setPanelLocation', panelLocation: 'right-front' }))
  control.current?.showPreset('corner')
  await frame()
  const wall = named('wall right')?.children[0] as Mesh
  expect(wall.visible).toBe(true)
  expect((wall.material as Material).opacity).toBe(GLASS_OPACITY)
})
