// A canvas of its own with a React root in it: made, sized, shown or put to sleep, and let go. three is registered piece by piece.
import { createRoot, extend, flushSync, type ReconcilerRoot, type RootState } from '@react-three/fiber'
import type { ReactNode } from 'react'
import {
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  LineSegments,
  Mesh,
  PCFShadowMap,
  PlaneGeometry,
  setConsoleFunction,
  Sprite,
  SpriteMaterial,
  WebGLRenderer,
} from 'three'
import { fieldOfViewDeg } from './camera-views'
import { SceneErrors } from './scene-errors'
import { environmentTexture } from './textures'
import { drawnBy } from './webgl'

extend({ Color, DirectionalLight, Group, HemisphereLight, LineSegments, Mesh, PlaneGeometry, Sprite, SpriteMaterial })

export interface SceneEvents {
  readonly onLost: () => void
  readonly onRestored: () => void
  readonly onError: (error: unknown) => void
}

// The renderer's library still makes a clock that three calls outdated; nothing on this page can change that.
setConsoleFunction((type, message, ...rest) => {
  if (message.includes('THREE.Clock')) return
  const say = { log: console.info, warn: console.warn, error: console.error }[type]
  say(message, ...rest)
})

/** Sharper than twice is not seen, and costs. */
const MOST_DPR = 2

function prepare({ gl, scene }: RootState) {
  gl.shadowMap.enabled = true
  gl.shadowMap.type = PCFShadowMap
  gl.shadowMap.autoUpdate = false
  scene.environment = environmentTexture()
  scene.environmentIntensity = 0.8
}

export class SceneRoot {
  private readonly canvas = document.createElement('canvas')
  private readonly root: ReconcilerRoot<HTMLCanvasElement>
  private readonly observer: ResizeObserver
  private readonly drawnBy = drawnBy()
  private renderer: WebGLRenderer | null = null
  private state: RootState | null = null
  private isLost = false
  private content: ReactNode = null
  private isAwake = true
  private isGone = false

  constructor(
    private readonly host: HTMLElement,
    private readonly events: SceneEvents,
  ) {
    this.canvas.className = 'block size-full'
    // Without a graphics card Chromium cuts a canvas off at its top where a bar covers its lower end. One with a filter it shows whole.
    if (this.drawnBy !== 'card') this.canvas.style.filter = 'brightness(1)'
    this.canvas.addEventListener('webglcontextlost', this.onLost)
    this.canvas.addEventListener('webglcontextrestored', this.onRestored)
    host.append(this.canvas)
    this.observer = new ResizeObserver(() => this.resize())
    this.root = createRoot(this.canvas)
    this.start().catch((error: unknown) => {
      if (!this.isGone) this.events.onError(error)
    })
  }

  private async start() {
    // Made here, the renderer is this object's to let go.
    this.renderer = new WebGLRenderer({
      canvas: this.canvas,
      antialias: this.drawnBy !== 'slow',
      powerPreference: 'high-performance',
    })
    await this.root.configure({
      gl: this.renderer,
      size: this.size(),
      dpr: [1, this.drawnBy === 'card' ? MOST_DPR : 1],
      flat: true,
      frameloop: 'demand',
      camera: { fov: fieldOfViewDeg(1), near: 1, far: 260, position: [-20, 18, 32] },
      onCreated: state => {
        this.state = state
        prepare(state)
        this.observer.observe(this.host)
        this.wake(this.isAwake)
      },
    })
    if (!this.isGone) this.draw()
  }

  /** The content to show from now on. */
  render(content: ReactNode) {
    this.content = content
    if (this.state) this.draw()
  }

  /** Asleep, it draws nothing. */
  wake(isAwake: boolean) {
    this.isAwake = isAwake
    this.state?.setFrameloop(isAwake ? 'demand' : 'never')
    if (isAwake) this.resize()
  }

  dispose() {
    this.isGone = true
    this.observer.disconnect()
    this.canvas.removeEventListener('webglcontextlost', this.onLost)
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored)
    if (!this.isLost) {
      this.leave()
      this.renderer?.dispose()
    }
    this.renderer?.getContext().getExtension('WEBGL_lose_context')?.loseContext()
    this.canvas.remove()
  }

  private leave() {
    this.state?.scene.environment?.dispose()
    this.state = null
    // The root would give the context up itself, also one that is lost already, and one that may still come back.
    if (this.renderer) this.renderer.forceContextLoss = () => undefined
    this.root.unmount()
  }

  private draw() {
    const render = () => this.root.render(<SceneErrors onError={this.events.onError}>{this.content}</SceneErrors>)
    if (!this.state) return render()
    // The next frame shows the change: left to the scheduler, it would come after that frame, and the charger behind the finger.
    queueMicrotask(() => {
      if (this.state) flushSync(render)
    })
  }

  private size() {
    const { clientWidth: width, clientHeight: height } = this.host
    return { width, height, top: 0, left: 0 }
  }

  private resize() {
    const { width, height } = this.size()
    if (!this.state || !this.isAwake || width === 0 || height === 0) return
    this.state.setSize(width, height)
    this.state.invalidate()
  }

  private readonly onLost = (event: Event) => {
    // Without this the browser never gives the context back.
    event.preventDefault()
    this.isLost = true
    // At once: what was made before the loss can be let go of only until the context is back.
    this.leave()
    this.events.onLost()
  }

  private readonly onRestored = () => this.events.onRestored()
}
