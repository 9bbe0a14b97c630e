// The scene graph in a root of its own, with a renderer that draws nothing.
import { act, createRoot, extend, type ReconcilerRoot, type RootState } from '@react-three/fiber'
import {
  Color,
  DirectionalLight,
  Group,
  LineSegments,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Sprite,
  SpriteMaterial,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { afterEach, beforeEach, vi } from 'vitest'
import type { SceneControl } from '@/components/planner/scene/camera-rig'
import { Scene, type SceneProps } from '@/components/planner/scene/scene'
import { plannerWords, plannerSceneWords as words } from '@/content/words/planner'
import type { Plan } from '@/lib/planner'
import { missing, texts } from './scene-mocks'

extend({ Color, DirectionalLight, Group, LineSegments, Mesh, PlaneGeometry, Sprite, SpriteMaterial })

const theme = { backdrop: '#fff', light: 'day' as const, paper: '#fff', ink: '#000', family: 'sans-serif' }
let root: ReconcilerRoot<HTMLCanvasElement>
export let state: RootState
export const control = { current: null as SceneControl | null }

export const frame = () =>
  act(async () => {
    await Promise.resolve()
    state.advance(performance.now())
  })

export async function show(plan: Plan, options: Partial<SceneProps> = {}) {
  const scene = {
    plan,
    plannerWords,
    words,
    theme,
    isDragging: false,
    insets: { topPx: 0, rightPx: 0, bottomPx: 0, leftPx: 0 },
    step: 'place' as const,
    port: null,
    prefersReducedMotion: true,
    handle: { current: null },
    tag: { current: null },
    walksIn: false,
    onWalkedIn: () => undefined,
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

export function startWithEmptyScene() {
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
}

export const named = (name: string): Object3D | undefined => state.scene.getObjectByName(name)
export function placeOf(name: string) {
  state.scene.updateMatrixWorld(true)
  const { x, y, z } = named(name)?.getWorldPosition(new Vector3()) ?? new Vector3(NaN, NaN, NaN)
  return [x, y, z].map(part => Math.round(part * 1000) / 1000)
}
export const at = ({ x, y, z }: { x: number; y: number; z: number }): [number, number, number] => [x, y, z]
export const shownMeshes = () => {
  const meshes: Mesh[] = []
  state.scene.traverseVisible(object => {
    if (object instanceof Mesh) meshes.push(object as Mesh)
  })
  return meshes
}
