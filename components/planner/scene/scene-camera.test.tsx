// The scene’s camera: it follows steps and moves, and is the visitor’s once they turn it.
import { Vector3 } from 'three'
import { expect, it, vi } from 'vitest'
import { chargerPositionFt, reducePlan } from '@/lib/planner'
import { at, control, frame, show, startWithEmptyScene, state } from '@/tests/planner/scene-root'
import { defaultPlan } from '@/tests/planner/default-plan'
import { atDetached, place, withTrench } from '@/tests/planner/plans'

vi.mock('./textures', async () => (await import('@/tests/planner/scene-mocks')).textures)
vi.mock('./models', async () => (await import('@/tests/planner/scene-mocks')).models)

startWithEmptyScene()

const position = () => state.camera.position.toArray().map(part => Math.round(part * 1000) / 1000)

it('follows the steps', async () => {
  await show(defaultPlan, { step: 'charger' })
  const seen = [position()]
  for (const step of ['panel', 'place', 'plan', 'charger'] as const) {
    await show(defaultPlan, { step })
    seen.push(position())
  }
  expect(new Set(seen.map(String)).size, 'the first picture is one of its own').toBe(5)
})

it('goes closer with the first choice of a charger, but not with reduced motion', async () => {
  const chosen = reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'tesla' })
  await show(defaultPlan, { step: 'charger' })
  const opening = position()
  await show(chosen, { step: 'charger' })
  expect(position()).toEqual(opening)
  await show(defaultPlan, { step: 'charger', prefersReducedMotion: false })
  for (let i = 0; i < 40; i++) await frame()
  expect(position()[2]).toBeLessThan(opening[2] ?? NaN)
})

const narrow = { topPx: 60, rightPx: 400, bottomPx: 68, leftPx: 0 }

it('stays where it is while charger, route and panel can be seen, and follows them once they cannot', async () => {
  await show(defaultPlan, { insets: narrow })
  await show(defaultPlan, { insets: narrow, step: 'charger' })
  const close = position()
  await show(place(defaultPlan, 'back', 9), { insets: narrow, step: 'charger' })
  const before = position()
  expect(before, 'close to the charger one sees only a part').not.toEqual(close)
  await show(place(defaultPlan, 'back', 6), { insets: narrow, step: 'charger' })
  expect(position(), 'all of it is still in view').toEqual(before)
  await show(place(defaultPlan, 'right', 9, 8), { insets: narrow, step: 'charger', isDragging: true })
  expect(position(), 'not during a drag').toEqual(before)
  await show(place(defaultPlan, 'right', 9, 8), { insets: narrow, step: 'charger' })
  expect(position()).not.toEqual(before)
})

it('keeps the visitor’s own view while it shows the run, and its direction where it does not', async () => {
  await show(defaultPlan, { step: 'plan', insets: narrow })
  control.current?.showPreset('corner')
  control.current?.rotate(1)
  await frame()
  const own = position()
  await show(place(defaultPlan, 'back', 2), { step: 'plan', insets: narrow })
  expect(position()).toEqual(own)
  for (let i = 0; i < 12; i++) control.current?.zoom(1)
  await frame()
  const near = state.camera.getWorldDirection(new Vector3())
  await show(place(defaultPlan, 'back', 9), { step: 'plan', insets: narrow })
  expect(state.camera.getWorldDirection(new Vector3()).angleTo(near)).toBeLessThan(0.01)
  expect(position()).not.toEqual(own)
})

it('takes a picture with the charger in it, and then shows what it showed', async () => {
  await show(defaultPlan, { step: 'plan', insets: narrow })
  control.current?.showPreset('corner')
  for (let i = 0; i < 12; i++) control.current?.zoom(1)
  control.current?.rotate(8)
  await frame()
  const own = position()
  const drawn: boolean[] = []
  Object.assign(state.gl, {
    getContext: () => ({ isContextLost: () => false }),
    getPixelRatio: () => 1,
    setDrawingBufferSize: () => undefined,
    render: () => {
      state.camera.updateMatrixWorld()
      const { x, y, z } = new Vector3(...at(chargerPositionFt(defaultPlan))).project(state.camera)
      drawn.push(Math.abs(x) < 1 && Math.abs(y) < 1 && z < 1)
    },
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
    expect(drawn.at(-1), 'what is read has the charger').toBe(true)
    return 'data:image/jpeg;base64,'
  })
  expect(control.current?.toJpeg()).toBe('data:image/jpeg;base64,')
  expect(position()).toEqual(own)
  expect(drawn.at(-1), 'the visitor had turned away from it').toBe(false)
})

it('turns to the wall that is chosen', async () => {
  await show(withTrench(9), { step: 'place' })
  const before = position()
  await show(atDetached(9), { step: 'place' })
  expect(position()).not.toEqual(before)
})

it('is the visitor’s after an orbit, until the step changes', async () => {
  const presets: unknown[] = []
  const onPreset = (preset: unknown) => void presets.push(preset)
  await show(defaultPlan, { step: 'plan', onPreset })
  control.current?.rotate(1)
  await frame()
  const own = position()
  await show(withTrench(9), { step: 'plan', onPreset })
  expect(position()).toEqual(own)
  expect(presets.at(-1)).toBeNull()
  await show(defaultPlan, { step: 'panel', onPreset })
  expect(position()).not.toEqual(own)
})

it('keeps 10 to 70 ft from its target', async () => {
  await show(defaultPlan)
  control.current?.showPreset('corner')
  await frame()
  const fromTarget = () => state.camera.position.length()
  for (let i = 0; i < 20; i++) control.current?.zoom(-1)
  await frame()
  expect(fromTarget()).toBeGreaterThan(60)
  expect(fromTarget()).toBeLessThan(82)
  for (let i = 0; i < 40; i++) control.current?.zoom(1)
  await frame()
  expect(fromTarget()).toBeLessThan(22)
})
