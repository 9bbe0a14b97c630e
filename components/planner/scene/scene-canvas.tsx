// A canvas with its own R3F root: creates, sizes, pauses and disposes it. Not R3F's <Canvas>, which registers all of three: 58 kB more
// (gzip), and its root loses the context for good when it unmounts.
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
import { fieldOfViewDeg } from './camera-presets'
import { SceneErrorBoundary } from './scene-error-boundary'
import { environmentTexture } from './textures'
import { detectRenderer } from './detect-renderer'

extend({ Color, DirectionalLight, Group, HemisphereLight, LineSegments, Mesh, PlaneGeometry, Sprite, SpriteMaterial })

export interface SceneEvents {
  readonly onLost: () => void
  readonly onRestored: () => void
  readonly onError: (error: unknown) => void
}

// R3F still creates the deprecated THREE.Clock; drop that warning.
setConsoleFunction((type, message, ...rest) => {
  if (message.includes('THREE.Clock')) return
  const log = { log: console.info, warn: console.warn, error: console.error }[type]
  log(message, ...rest)
})

/** Higher ratios cost much and show little. */
const MAX_DPR = 2

function configure({ gl, scene }: RootState) {
  gl.shadowMap.enabled = true
  gl.shadowMap.type = PCFShadowMap
  gl.shadowMap.autoUpdate = false
  scene.environment = environmentTexture()
  scene.environmentIntensity = 0.8
}

export class SceneCanvas {
  private readonly canvas = document.createElement('canvas')
  private readonly root: ReconcilerRoot<HTMLCanvasElement>
  private readonly observer: ResizeObserver
  private readonly rendererKind = detectRenderer()
  private renderer: WebGLRenderer | null = null
  private state: RootState | null = null
  private isLost = false
  private content: ReactNode = null
  private isActive = true
  private isDisposed = false

  constructor(
    private readonly container: HTMLElement,
    private readonly events: SceneEvents,
  ) {
    this.canvas.className = 'block size-full'
    // Chromium bug without a GPU: an element that covers the canvas's lower part also cuts off its top. A filter avoids that.
    if (this.rendererKind !== 'gpu') this.canvas.style.filter = 'brightness(1)'
    this.canvas.addEventListener('webglcontextlost', this.onLost)
    this.canvas.addEventListener('webglcontextrestored', this.onRestored)
    container.append(this.canvas)
    this.observer = new ResizeObserver(() => this.resize())
    this.root = createRoot(this.canvas)
    this.create().catch((error: unknown) => {
      if (!this.isDisposed) this.events.onError(error)
    })
  }

  private async create() {
    // Created here, so that R3F does not own and dispose it.
    this.renderer = new WebGLRenderer({
      canvas: this.canvas,
      antialias: this.rendererKind !== 'slow',
      powerPreference: 'high-performance',
    })
    await this.root.configure({
      gl: this.renderer,
      size: this.size(),
      dpr: [1, this.rendererKind === 'gpu' ? MAX_DPR : 1],
      flat: true,
      frameloop: 'demand',
      camera: { fov: fieldOfViewDeg(1), near: 1, far: 260, position: [-20, 18, 32] },
      onCreated: state => {
        this.state = state
        configure(state)
        this.observer.observe(this.container)
        this.setActive(this.isActive)
      },
    })
    if (!this.isDisposed) this.renderContent()
  }

  render(content: ReactNode) {
    this.content = content
    if (this.state) this.renderContent()
  }

  /** A paused scene draws nothing. */
  setActive(isActive: boolean) {
    this.isActive = isActive
    this.state?.setFrameloop(isActive ? 'demand' : 'never')
    if (isActive) this.resize()
  }

  dispose() {
    this.isDisposed = true
    this.observer.disconnect()
    this.canvas.removeEventListener('webglcontextlost', this.onLost)
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored)
    if (!this.isLost) {
      this.unmount()
      this.renderer?.dispose()
    }
    this.renderer?.getContext().getExtension('WEBGL_lose_context')?.loseContext()
    this.canvas.remove()
  }

  private unmount() {
    this.state?.scene.environment?.dispose()
    this.state = null
    // R3F calls forceContextLoss on unmount, which would make a lost context impossible to restore.
    if (this.renderer) this.renderer.forceContextLoss = () => undefined
    this.root.unmount()
  }

  private renderContent() {
    const render = () =>
      this.root.render(<SceneErrorBoundary onError={this.events.onError}>{this.content}</SceneErrorBoundary>)
    if (!this.state) return render()
    // Synchronously, so that the next frame shows the change and the charger does not lag behind the pointer.
    queueMicrotask(() => {
      if (this.state) flushSync(render)
    })
  }

  private size() {
    const { clientWidth: width, clientHeight: height } = this.container
    return { width, height, top: 0, left: 0 }
  }

  private resize() {
    const { width, height } = this.size()
    if (!this.state || !this.isActive || width === 0 || height === 0) return
    this.state.setSize(width, height)
    this.state.invalidate()
  }

  private readonly onLost = (event: Event) => {
    // Without this the browser never restores the context.
    event.preventDefault()
    this.isLost = true
    // Unmount before the context is restored: afterwards, deleting the old context's objects is an error.
    this.unmount()
    this.events.onLost()
  }

  private readonly onRestored = () => this.events.onRestored()
}
