// Which view is shown: the drawing until the scene is ready and whenever it is not, one line that says why, the visitor's choice.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { plannerLabels as labels } from '@/content/planner-labels'
import { plannerSceneLabels as words } from '@/content/planner-scene-labels'
import { defaultPlan } from '@/lib/planner'
import type { PlanImages } from '../plan-image'
import { PlanView, type ShownNow } from '../plan-view'
import type { SceneStageProps } from './scene-stage'

const stage = vi.hoisted(() => ({ props: null as SceneStageProps | null, breaks: false, by: 'card' }))

vi.mock('./webgl', () => ({ drawnBy: () => stage.by }))
vi.mock('./scene-stage', () => ({
  SceneStage: (props: SceneStageProps) => {
    stage.props = props
    if (stage.breaks) throw new Error('the scene is broken')
    return <p>the scene</p>
  },
}))

beforeEach(() => {
  Object.assign(stage, { props: null, breaks: false, by: 'card' })
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
  const ref = { current: null as ShownNow | null }
  const view = render(
    <PlanView
      ref={ref}
      plan={defaultPlan}
      labels={labels}
      sceneLabels={words}
      dispatch={() => undefined}
      describedBy="x"
      isReady
    />,
  )
  return {
    ref,
    shown: () => view.container.querySelector('[data-view]')?.getAttribute('data-view'),
    drawings: () => view.container.querySelectorAll('[data-charger]').length,
    view,
  }
}

const loaded = () => vi.waitFor(() => expect(stage.props).not.toBeNull())
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('shows the drawing until the scene has drawn its first picture, then the scene', async () => {
  const { shown, drawings } = show()
  expect([shown(), drawings()]).toEqual(['drawing', 2])
  await loaded()
  expect(shown()).toBe('drawing')
  act(() => stage.props?.onReady())
  expect([shown(), drawings()]).toEqual(['scene', 0])
  fireEvent.click(button(words.views.drawing))
  expect(shown()).toBe('drawing')
  expect(stage.props?.isShown).toBe(false)
  fireEvent.click(button(words.views.scene))
  expect(shown()).toBe('scene')
})

it('leaves the drawing to a visitor who works on it', async () => {
  const { shown, view } = show()
  await loaded()
  const charger = view.container.querySelector('[data-charger]')
  if (charger) fireEvent.keyDown(charger, { key: 'ArrowLeft' })
  act(() => stage.props?.onReady())
  expect(shown()).toBe('drawing')
  expect(button(words.views.scene).disabled).toBe(false)
})

it('hands out pictures of the scene while it is shown', async () => {
  const { ref } = show()
  await loaded()
  const handOut = stage.props?.ref as { current: PlanImages | null }
  handOut.current = { toJpeg: () => Promise.resolve('scene'), toPng: () => Promise.resolve(new Blob(['scene'])) }
  expect(ref.current?.()).toEqual({ plan: defaultPlan, scene: null })
  act(() => stage.props?.onReady())
  expect(await ref.current?.().scene?.toJpeg()).toBe('scene')
  fireEvent.click(button(words.views.drawing))
  expect(ref.current?.()).toEqual({ plan: defaultPlan, scene: null })
})

it('shows the drawing and says so while the context is lost, and begins anew when it is back', async () => {
  const { shown } = show()
  await loaded()
  act(() => stage.props?.onReady())
  act(() => stage.props?.events.onLost())
  expect(shown()).toBe('drawing')
  expect(screen.getByRole('status').textContent).toBe(words.notes.lost)
  act(() => stage.props?.events.onRestored())
  act(() => stage.props?.onReady())
  expect(shown()).toBe('scene')
})

it('says in one line that there is no WebGL', async () => {
  Object.assign(stage, { by: 'none' })
  const { shown } = show()
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.notes.unsupported))
  expect(shown()).toBe('drawing')
  expect(button(words.views.scene).disabled).toBe(true)
  expect(stage.props).toBeNull()
})

it.each([
  ['the browser advises against its renderer', () => Object.assign(stage, { by: 'slow' })],
  [
    'the visitor saves data',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  ],
])('waits for the visitor where %s', async (_, arrange) => {
  arrange()
  const { shown } = show()
  await act(() => new Promise(resolve => setTimeout(resolve, 30)))
  expect([shown(), stage.props, screen.getByRole('status').textContent]).toEqual(['drawing', null, ''])
  fireEvent.click(button(words.views.scene))
  await loaded()
  act(() => stage.props?.onReady())
  expect(shown()).toBe('scene')
  Reflect.deleteProperty(navigator, 'connection')
})

it('survives a scene that breaks, and offers to try again', async () => {
  stage.breaks = true
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(console.error).mockImplementation(() => undefined)
  const { shown } = show()
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(words.notes.failed))
  expect(shown()).toBe('drawing')
  expect(warn).toHaveBeenCalled()
  // React reports the error that it caught; here that is expected.
  vi.mocked(console.error).mockClear()
  stage.breaks = false
  fireEvent.click(button(words.retry))
  await vi.waitFor(() => expect(screen.queryByText('the scene')).not.toBeNull())
})

it('starts late by itself where a processor draws, when the rest of the page is long done', async () => {
  vi.useFakeTimers()
  Object.assign(stage, { by: 'processor' })
  show()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(stage.props).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(stage.props).not.toBeNull()
  vi.useRealTimers()
})
