// The scene graph, with a renderer that draws nothing.
import { act, createRoot, extend, type ReconcilerRoot, type RootState } from '@react-three/fiber'
import {
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  LineSegments,
  type Material,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Sprite,
  SpriteMaterial,
  Texture,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plannerLabels as labels, plannerSceneLabels as words } from '@/content/words/planner'
import { chargerPositionFt, defaultPlan, estimateOf, PANELS, type Plan, reducePlan, routeOf } from '@/lib/planner'
import { usd } from '@/lib/usd'
import type { SceneControl } from './camera-rig'
import { Scene, type SceneProps } from './scene'
import { GLASS_OPACITY } from './wall-visibility'

extend({ Color, DirectionalLight, Group, HemisphereLight, LineSegments, Mesh, PlaneGeometry, Sprite, SpriteMaterial })

const texts = vi.hoisted(() => [] as string[])
vi.mock('./textures', () => ({
  grainTexture: () => new Texture(),
  groundTexture: () => new Texture(),
  environmentTexture: () => new Texture(),
  LabelTexture: class {
    texture = new Texture()
    width = 40
    height = 20
    paint = (text: string) => void texts.push(text)
  },
}))
const missing = vi.hoisted(() => new Set<string>())
const garageNames = vi.hoisted(() => [
  ...['floor', 'shelf', 'back', 'right', 'left', 'front', 'ceiling'],
  ...['detached', 'roof'],
])
vi.mock('./models', () => ({
  loadModel: (path: string) => {
    const model = new Group()
    model.name = path
    if (path.includes('garage')) for (const name of garageNames) model.add(Object.assign(new Mesh(), { name }))
    return Promise.resolve(path.includes('tower') || missing.has(path) ? null : model)
  },
  loadPicture: (path: string) => Promise.resolve(missing.has(path) ? null : new Texture()),
}))

const theme = { backdrop: '#fff', paper: '#fff', ink: '#000', family: 'sans-serif' }
let root: ReconcilerRoot<HTMLCanvasElement>
let state: RootState
const control = { current: null as SceneControl | null }

const frame = () =>
  act(async () => {
    await Promise.resolve()
    state.advance(performance.now())
  })

async function show(plan: Plan, options: Partial<SceneProps> = {}) {
  const scene = {
    plan,
    labels,
    words,
    theme,
    isDragging: false,
    insets: { topPx: 0, rightPx: 0, bottomPx: 0, leftPx: 0 },
    step: 'place' as const,
    port: null,
    prefersReducedMotion: true,
    handle: { current: null },
    savedView: { current: null },
    onReady: () => undefined,
    onPreset: () => undefined,
    ...options,
  }
  await act(async () => {
    root.render(<Scene {...scene} control={control} />)
    await Promise.resolve()
  })
  await frame()
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  texts.length = 0
  missing.clear()
  const canvas = document.createElement('canvas')
  root = createRoot(canvas)
  const gl = {
    domElement: canvas,
    shadowMap: {},
    xr: { addEventListener: () => undefined, removeEventListener: () => undefined },
    render: () => undefined,
    setPixelRatio: () => undefined,
    setSize: () => undefined,
    dispose: () => undefined,
  }
  await act(async () => {
    await root.configure({
      gl: gl as unknown as WebGLRenderer,
      camera: new PerspectiveCamera(),
      frameloop: 'never',
      size: { width: 1000, height: 700, top: 0, left: 0 },
      onCreated: made => void (state = made),
    })
  })
})
afterEach(() =>
  act(async () => {
    await Promise.resolve()
    root.unmount()
  }),
)

const named = (name: string): Object3D | undefined => state.scene.getObjectByName(name)
function placeOf(name: string) {
  state.scene.updateMatrixWorld(true)
  const { x, y, z } = named(name)?.getWorldPosition(new Vector3()) ?? new Vector3(NaN, NaN, NaN)
  return [x, y, z].map(part => Math.round(part * 1000) / 1000)
}
const at = ({ x, y, z }: { x: number; y: number; z: number }): [number, number, number] => [x, y, z]
const shownMeshes = () => {
  const meshes: Mesh[] = []
  state.scene.traverseVisible(object => {
    if (object instanceof Mesh) meshes.push(object as Mesh)
  })
  return meshes
}

it('places charger, panel and conduit as planned', async () => {
  await show(defaultPlan)
  expect(placeOf('charger')).toEqual(at(chargerPositionFt(defaultPlan)))
  expect(placeOf('panel')).toEqual(at(PANELS['back-left'].positionFt))
  expect(named('conduit')).toBeDefined()
  const plan = reducePlan(reducePlan(defaultPlan, { type: 'placeCharger', wall: 'right', alongFt: 3, heightFt: 6 }), {
    type: 'setPanelLocation',
    panelLocation: 'right-front',
  })
  await show(plan)
  expect(placeOf('charger')).toEqual([10, 6, 3])
  expect(placeOf('panel')).toEqual(at(PANELS['right-front'].positionFt))
  await show(reducePlan(defaultPlan, { type: 'placeCharger', wall: 'back', alongFt: -8.5, heightFt: 5 }))
  expect(named('conduit'), 'none where the charger is at the panel').toBeUndefined()
})

it('shows the detached wall and the trench only while there is a trench', async () => {
  await show(defaultPlan)
  expect([named('wall detached'), named('trench')]).toEqual([undefined, undefined])
  const trench = reducePlan(defaultPlan, { type: 'setTrenchFt', value: 12 })
  await show(trench)
  expect(placeOf('wall detached')).toEqual([22, 0, 0])
  expect(named('trench')).toBeDefined()
  await show(reducePlan(trench, { type: 'setMountWall', mountWall: 'detached' }))
  expect(placeOf('charger')[0]).toBe(22)
  await show(reducePlan(trench, { type: 'setTrenchFt', value: 0 }))
  expect([named('wall detached'), named('trench')]).toEqual([undefined, undefined])
})

it('shows the brand’s model, or the block where there is none, it was not chosen, or loading fails', async () => {
  const tesla = reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'tesla' })
  const held = () => named('charger')?.children.map(({ name }) => name)
  await show(defaultPlan)
  expect(held()).toEqual(['block'])
  await show(tesla)
  expect(held()).toEqual(['/planner/models/charger-slab.glb'])
  await show(reducePlan(tesla, { type: 'setChargerModel', chargerModel: 'block' }))
  expect(held()).toEqual(['block'])
  await show(reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'chargepoint' }))
  expect(held()).toEqual(['block'])
})

it.each([
  ['', []],
  [' without its model', ['/planner/models/garage.glb']],
  [' without its light', ['/planner/light/garage-day.webp']],
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
  await show(
    reducePlan(reducePlan(defaultPlan, { type: 'setTrenchFt', value: 1000 }), {
      type: 'placeCharger',
      wall: 'back',
      alongFt: 2.5,
      heightFt: 4.5,
    }),
  )
  expect(texts).toEqual(
    expect.arrayContaining(['12′\u00a06″', '4′\u00a06″', 'Panel', 'EMT 12 ft', 'Trench 1000′\u00a00″, drawn shorter']),
  )
  const meshes = shownMeshes()
  expect(meshes.length).toBeLessThan(30)
  expect(meshes.reduce((sum, { geometry }) => sum + (geometry.getIndex()?.count ?? 0) / 3, 0)).toBeLessThan(60_000)
})

describe('the camera', () => {
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

  const placed = (wall: 'back' | 'right', alongFt: number, heightFt = 4) =>
    reducePlan(defaultPlan, { type: 'placeCharger', wall, alongFt, heightFt })
  const narrow = { topPx: 60, rightPx: 400, bottomPx: 68, leftPx: 0 }

  it('stays where it is while charger, route and panel can be seen, and follows them once they cannot', async () => {
    await show(defaultPlan, { insets: narrow })
    await show(defaultPlan, { insets: narrow, step: 'charger' })
    const close = position()
    await show(placed('back', 9), { insets: narrow, step: 'charger' })
    const before = position()
    expect(before, 'close to the charger one sees only a part').not.toEqual(close)
    await show(placed('back', 6), { insets: narrow, step: 'charger' })
    expect(position(), 'all of it is still in view').toEqual(before)
    await show(placed('right', 9, 8), { insets: narrow, step: 'charger', isDragging: true })
    expect(position(), 'not during a drag').toEqual(before)
    await show(placed('right', 9, 8), { insets: narrow, step: 'charger' })
    expect(position()).not.toEqual(before)
  })

  it('keeps the visitor’s own view while it shows the run, and its direction where it does not', async () => {
    await show(defaultPlan, { step: 'plan', insets: narrow })
    control.current?.showPreset('corner')
    control.current?.rotate(1)
    await frame()
    const own = position()
    await show(placed('back', 2), { step: 'plan', insets: narrow })
    expect(position()).toEqual(own)
    for (let i = 0; i < 12; i++) control.current?.zoom(1)
    await frame()
    const near = state.camera.getWorldDirection(new Vector3())
    await show(placed('back', 9), { step: 'plan', insets: narrow })
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
    const withTrench = reducePlan(defaultPlan, { type: 'setTrenchFt', value: 9 })
    await show(withTrench, { step: 'place' })
    const before = position()
    await show(reducePlan(withTrench, { type: 'setMountWall', mountWall: 'detached' }), { step: 'place' })
    expect(position()).not.toEqual(before)
  })

  it('is the visitor’s after an orbit, until the step changes', async () => {
    const presets: unknown[] = []
    const onPreset = (preset: unknown) => void presets.push(preset)
    await show(defaultPlan, { step: 'plan', onPreset })
    control.current?.rotate(1)
    await frame()
    const own = position()
    await show(reducePlan(defaultPlan, { type: 'setTrenchFt', value: 9 }), { step: 'plan', onPreset })
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
})

it('shows the price at the end of the run, and a label only where it covers neither charger nor panel', async () => {
  await show(defaultPlan)
  expect(texts).toContain(usd(estimateOf(defaultPlan, routeOf(defaultPlan)).totalUsd))
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

it('draws the cable to the chosen port, in the color of whether it reaches', async () => {
  await show(defaultPlan)
  expect(named('cable')).toBeUndefined()
  const colorOf = async (options: Partial<SceneProps>) => {
    await show(defaultPlan, options)
    const cable = named('cable')
    return cable instanceof Mesh ? (cable as Mesh).geometry.getAttribute('color').getX(0) : null
  }
  const near = await colorOf({ port: 'rear-left' })
  const far = await colorOf({ port: 'front-right' })
  expect(near).not.toBeNull()
  expect(far).not.toBeNull()
  expect(near).not.toBe(far)
})

it('parks the car at the garage whose wall holds the charger, with the cable to it', async () => {
  const withTrench = reducePlan(defaultPlan, { type: 'setTrenchFt', value: 9 })
  await show(withTrench, { port: 'rear-left' })
  expect(placeOf('car')[0]).toBeLessThan(10)
  await show(reducePlan(withTrench, { type: 'setMountWall', mountWall: 'detached' }), { port: 'rear-left' })
  expect(placeOf('car')[0]).toBeGreaterThan(19)
  expect(named('cable')).toBeDefined()
})

it('keeps a wall as glass that holds a part of the run', async () => {
  const detached = reducePlan(
    reducePlan(reducePlan(defaultPlan, { type: 'setTrenchFt', value: 20 }), {
      type: 'setMountWall',
      mountWall: 'detached',
    }),
    { type: 'setPanelLocation', panelLocation: 'right-front' },
  )
  await show(detached)
  control.current?.showPreset('corner')
  await frame()
  const wall = named('wall right')?.children[0] as Mesh
  expect(wall.visible).toBe(true)
  expect((wall.material as Material).opacity).toBe(GLASS_OPACITY)
})
