// Runs in the measured page before its own scripts: counts draw calls and triangles by frame, and the bytes of textures.

export interface Counted {
  /** All draw calls so far. */
  calls: number
  /** Of the heaviest frame since `forget`. */
  frameCalls: number
  frameTriangles: number
  /** What its textures take on the graphics card, mip levels included. */
  textureBytes: number
  /** Leaves the drawing out, so that a drag costs script only. */
  isMute: boolean
  /** From the pointer event to the committed page, in milliseconds. */
  steps: number[]
}

export type CountedWindow = Window & { counted: Counted; forget: () => void }

/** Written to be sent to the page as text: uses nothing from outside itself. */
export function installCounters(): void {
  const counted: Counted = { calls: 0, frameCalls: 0, frameTriangles: 0, textureBytes: 0, isMute: false, steps: [] }
  let [calls, triangles] = [0, 0]
  Object.assign(window, {
    counted,
    forget: () => {
      counted.frameCalls = counted.frameTriangles = calls = triangles = 0
    },
  })
  const nextFrame = () => {
    calls = triangles = 0
    requestAnimationFrame(nextFrame)
  }
  requestAnimationFrame(nextFrame)

  type Method = (this: WebGL2RenderingContext, ...given: number[]) => unknown
  const gl = WebGL2RenderingContext.prototype as unknown as Record<string, Method>
  const wrap = (name: string, before: (context: WebGL2RenderingContext, given: number[]) => boolean) => {
    const original = gl[name]
    if (!original) throw new Error(`this browser has no ${name}`)
    gl[name] = function (...given) {
      return before(this, given) ? original.apply(this, given) : undefined
    }
  }
  const draw = (context: WebGL2RenderingContext, mode: number | undefined, vertices = 0) => {
    counted.calls++
    calls++
    if (mode === context.TRIANGLES) triangles += vertices / 3
    counted.frameCalls = Math.max(counted.frameCalls, calls)
    counted.frameTriangles = Math.max(counted.frameTriangles, triangles)
    return !counted.isMute
  }
  wrap('drawElements', (context, [mode, vertices]) => draw(context, mode, vertices))
  wrap('drawArrays', (context, [mode, , vertices]) => draw(context, mode, vertices))

  const bytes = new Map<unknown, number>()
  const bound = new Map<string, unknown>()
  let unit = 0
  const note = (target = 0, size = 0) => {
    const key = `${unit} ${target}`
    counted.textureBytes += size - (bytes.get(bound.get(key)) ?? 0)
    bytes.set(bound.get(key), size)
  }
  const pixelBytes = (format = 0) => (format === 0x881a ? 8 : format === 0x8814 ? 16 : 4)
  wrap('activeTexture', (_, [number = 0]) => ((unit = number), true))
  wrap('bindTexture', (_, [target = 0, texture]) => (bound.set(`${unit} ${target}`, texture), true))
  wrap('deleteTexture', (_, [texture]) => {
    counted.textureBytes -= bytes.get(texture) ?? 0
    return bytes.delete(texture) || true
  })
  wrap(
    'texStorage2D',
    (_, [target, levels = 1, format, width = 0, height = 0]) => (
      note(target, width * height * pixelBytes(format) * (levels > 1 ? 4 / 3 : 1)),
      true
    ),
  )
  wrap('texImage2D', (_, given) => {
    const [target, level, format, width = 0, height = 0] = given
    if (given.length >= 9 && level === 0) note(target, width * height * pixelBytes(format))
    return true
  })
}
