// Runs in the measured page before its own scripts and counts draw calls, triangles and texture
// bytes.

export interface Counters {
  /** All draw calls so far. */
  calls: number
  /** Of the heaviest frame since `resetFrame`. */
  frameCalls: number
  frameTriangles: number
  /** Graphics memory of the textures, mip levels included. */
  textureBytes: number
  /** Skips drawing, so that a drag costs script only. */
  isDrawingSkipped: boolean
  /** From the pointer event to the committed page, in milliseconds. */
  steps: number[]
}

export type CountersWindow = Window & { counters: Counters; resetFrame: () => void }

/** Serialized into the page: must not use anything from outside. */
export function installCounters(): void {
  const counters: Counters = {
    calls: 0,
    frameCalls: 0,
    frameTriangles: 0,
    textureBytes: 0,
    isDrawingSkipped: false,
    steps: [],
  }
  let [calls, triangles] = [0, 0]
  let frameTime = document.timeline.currentTime
  Object.assign(window, {
    counters,
    resetFrame: () => {
      counters.frameCalls = counters.frameTriangles = calls = triangles = 0
    },
  })

  type Method = (this: WebGL2RenderingContext, ...args: number[]) => unknown
  const gl = WebGL2RenderingContext.prototype as unknown as Record<string, Method>
  const wrap = (name: string, before: (context: WebGL2RenderingContext, args: number[]) => boolean) => {
    const original = gl[name]
    if (!original) throw new Error(`this browser has no ${name}`)
    gl[name] = function (...args) {
      return before(this, args) ? original.apply(this, args) : undefined
    }
  }
  const draw = (context: WebGL2RenderingContext, mode: number | undefined, vertices = 0) => {
    // The same throughout a frame. Counting in animation frames would keep the browser busy, and
    // the 3D view waits until it is idle.
    const time = document.timeline.currentTime
    if (time !== frameTime) calls = triangles = 0
    frameTime = time
    counters.calls++
    calls++
    if (mode === context.TRIANGLES) triangles += vertices / 3
    counters.frameCalls = Math.max(counters.frameCalls, calls)
    counters.frameTriangles = Math.max(counters.frameTriangles, triangles)
    return !counters.isDrawingSkipped
  }
  wrap('drawElements', (context, [mode, vertices]) => draw(context, mode, vertices))
  wrap('drawArrays', (context, [mode, , vertices]) => draw(context, mode, vertices))

  const bytes = new Map<unknown, number>()
  const bound = new Map<string, unknown>()
  let unit = 0
  const setTextureSize = (target = 0, size = 0) => {
    const key = `${unit} ${target}`
    counters.textureBytes += size - (bytes.get(bound.get(key)) ?? 0)
    bytes.set(bound.get(key), size)
  }
  const pixelBytes = (format = 0) => (format === 0x881a ? 8 : format === 0x8814 ? 16 : 4)
  wrap('activeTexture', (_, [number = 0]) => ((unit = number), true))
  wrap('bindTexture', (_, [target = 0, texture]) => (bound.set(`${unit} ${target}`, texture), true))
  wrap('deleteTexture', (_, [texture]) => {
    counters.textureBytes -= bytes.get(texture) ?? 0
    return bytes.delete(texture) || true
  })
  wrap(
    'texStorage2D',
    (_, [target, levels = 1, format, width = 0, height = 0]) => (
      setTextureSize(target, width * height * pixelBytes(format) * (levels > 1 ? 4 / 3 : 1)),
      true
    ),
  )
  wrap('texImage2D', (_, args) => {
    const [target, level, format, width = 0, height = 0] = args
    if (args.length >= 9 && level === 0) setTextureSize(target, width * height * pixelBytes(format))
    return true
  })
}
