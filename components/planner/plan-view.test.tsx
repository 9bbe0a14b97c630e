// Which view is shown: the drawing until the scene is ready, the reason where there is no scene,
// and the visitor's choice.
import { createRef, type ReactNode, useEffect, useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { plannerSceneWords as words } from '@/content/words/planner'
import { InPlanner } from '@/tests/planner/in-planner'
import type { PlanImages } from './plan-image'
import { PlanView } from './plan-view'
import type { SceneProps } from './scene/scene'
import type { SceneEvents } from './scene/scene-canvas'
import type { SceneControl } from './scene/camera-rig'

/** What the mocked canvas was given. */
const canvas = vi.hoisted(() => ({
  events: null as SceneEvents | null,
  scene: null as SceneProps | null,
  isActive: false,
  throws: false,
  renderer: 'gpu',
}))

vi.mock('./scene/models', async () => (await import('@/tests/planner/scene-mocks')).models)
vi.mock('./scene/detect-renderer', () => ({ detectRenderer: () => canvas.renderer }))
vi.mock('./scene/use-scene-theme', () => ({
  useSceneTheme: () => {
    const [read, setRead] = useState<typeof theme | null>(null)
    useEffect(() => setRead(theme), [])
    return read
  },
}))
vi.mock('./scene/scene-canvas', () => ({
  SceneCanvas: ({ isActive, events, children }: { isActive: boolean; events: SceneEvents; children: ReactNode }) => {
    if (canvas.throws) throw new Error('scene error')
    Object.assign(canvas, { isActive, events })
    return children
  },
}))
vi.mock('./scene/scene', () => ({
  Scene: (props: SceneProps) => {
    canvas.scene = props
    return null
  },
}))

const theme = { backdrop: '', ground: '', line: '', paper: '', ink: '', family: '' }

// three takes a while to load; the tests find it loaded.
beforeAll(() => import('./scene/scene-view'), 60_000)

beforeEach(() => {
  Object.assign(canvas, { events: null, scene: null, isActive: false, throws: false, renderer: 'gpu' })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})

function show() {
  const images: { current: PlanImages | null } = { current: null }
  const view = render(
    <InPlanner sceneWords={words} sceneImages={images}>
      <PlanView
        step="charger"
        port={null}
        insets={null}
        stage={createRef()}
        bar={createRef()}
        tools={null}
        onCopyLink={() => Promise.resolve()}
        deferred={null}
      />
    </InPlanner>,
  )
  return {
    images,
    shown: () => view.container.querySelector('[data-view]')?.getAttribute('data-view'),
    drawings: () => view.container.querySelectorAll('[data-charger]:not([data-charger=scene])').length,
    view,
  }
}

const loaded = () => vi.waitFor(() => expect(canvas.scene).not.toBeNull())
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('shows the drawing until the scene has drawn its first picture, then the scene', async () => {
  const { shown, drawings } = show()
  expect([shown(), drawings()]).toEqual(['drawing', 2])
  await loaded()
  expect(shown()).toBe('drawing')
  act(() => canvas.scene?.onReady())
  expect([shown(), drawings()]).toEqual(['scene', 0])
  fireEvent.click(button(words.views.drawing))
  expect(shown()).toBe('drawing')
  expect(canvas.isActive).toBe(false)
  fireEvent.click(button(words.views.scene))
  expect(shown()).toBe('scene')
})

it('keeps a drawing that is in use', async () => {
  const { shown, view } = show()
  await loaded()
  act(() => view.container.querySelector<SVGElement>('[data-charger]')?.focus())
  act(() => canvas.scene?.onReady())
  expect(shown()).toBe('drawing')
  expect(button(words.views.scene).disabled).toBe(false)
})

it('announces the scene, describes its route, and turns its camera by buttons', async () => {
  show()
  await loaded()
  const rotate = vi.fn()
  const control = canvas.scene?.control as { current: Partial<SceneControl> | null }
  control.current = { rotate }
  act(() => canvas.scene?.onReady())
  expect(screen.getByRole('status').textContent).toBe(words.ready)
  const description = screen.getByRole('group', { name: words.region }).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(description)?.textContent).toMatch(/8 ft 6 in/)
  const isPressed = () => button(words.presets.corner).getAttribute('aria-pressed')
  act(() => canvas.scene?.onPreset('corner'))
  expect(isPressed()).toBe('true')
  for (const name of [words.turnRight, words.turnLeft]) fireEvent.click(button(name))
  expect(rotate.mock.calls).toEqual([[1], [-1]])
  act(() => canvas.scene?.onPreset(null))
  expect(isPressed()).toBe('false')
})

it('provides the scene’s images while it is shown', async () => {
  const { images } = show()
  await loaded()
  const control = canvas.scene?.control as { current: Partial<SceneControl> | null }
  control.current = { toJpeg: () => 'scene' }
  expect(images.current).toBeNull()
  act(() => canvas.scene?.onReady())
  expect(await images.current?.toJpeg()).toBe('scene')
  fireEvent.click(button(words.views.drawing))
  expect(images.current).toBeNull()
})

it('notes missing WebGL', async () => {
  Object.assign(canvas, { renderer: 'none' })
  const { shown } = show()
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.notes.unsupported))
  expect(shown()).toBe('drawing')
  expect(button(words.views.scene).disabled).toBe(true)
  expect(canvas.scene).toBeNull()
})

it.each([
  ['the browser advises against its renderer', () => Object.assign(canvas, { renderer: 'slow' })],
  [
    'the visitor saves data',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  ],
])('loads only on request where %s', async (_, arrange) => {
  arrange()
  const { shown } = show()
  await act(() => new Promise(resolve => setTimeout(resolve, 30)))
  expect([shown(), canvas.scene, screen.getByRole('status').textContent]).toEqual(['drawing', null, ''])
  fireEvent.click(button(words.views.scene))
  await loaded()
  act(() => canvas.scene?.onReady())
  expect(shown()).toBe('scene')
  Reflect.deleteProperty(navigator, 'connection')
})

it('survives an error in the scene and offers a retry', async () => {
  canvas.throws = true
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(console.error).mockImplementation(() => undefined)
  const { shown } = show()
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(words.notes.failed))
  expect(shown()).toBe('drawing')
  expect(warn).toHaveBeenCalled()
  // React logs the error that the boundary caught.
  vi.mocked(console.error).mockClear()
  canvas.throws = false
  fireEvent.click(button(words.retry))
  await loaded()
})

it('a lost context: a note, and a retry where the browser does not restore it', async () => {
  const { shown } = show()
  await loaded()
  act(() => canvas.scene?.onReady())
  vi.useFakeTimers()
  act(() => canvas.events?.onLost())
  const note = () => screen.getByRole('status').textContent
  expect([shown(), note()]).toEqual(['drawing', words.notes.lost])
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  act(() => canvas.events?.onRestored())
  act(() => canvas.scene?.onReady())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([shown(), note()]).toEqual(['scene', words.ready])

  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  act(() => canvas.events?.onLost())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(note()).toContain(words.notes.failed)
  expect(warn).toHaveBeenCalledOnce()
  vi.useRealTimers()
  canvas.scene = null
  fireEvent.click(button(words.retry))
  await loaded()
  act(() => canvas.scene?.onReady())
  expect(shown()).toBe('scene')
})

it('delays a scene that is rendered in software', async () => {
  vi.useFakeTimers()
  Object.assign(canvas, { renderer: 'software' })
  show()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(canvas.scene).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(canvas.scene).not.toBeNull()
})
