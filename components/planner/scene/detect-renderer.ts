// Detects whether and how this browser renders WebGL, before the scene is fetched.

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** The renderer's name, as far as the browser tells. */
function rendererName(context: WebGL2RenderingContext): string {
  const masked = String(context.getParameter(context.RENDERER))
  // Chromium masks the name; Firefox does not, and warns when the extension is requested.
  if (!masked.startsWith('WebKit')) return masked
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : masked
}

/**
 * The renderer's name, or null without WebGL 2. Releases its context: browsers allow only a few at
 * a time.
 */
function renderer(settings?: WebGLContextAttributes): string | null {
  try {
    const context = document.createElement('canvas').getContext('webgl2', settings)
    const name = context && rendererName(context)
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return name
  } catch {
    return null
  }
}

/**
 * `gpu`: as far as the browser tells. `software`: rendered on the CPU. `slow`: the browser reports
 * a major performance caveat. `none`: no WebGL 2.
 */
export function detectRenderer(): 'gpu' | 'software' | 'slow' | 'none' {
  const name = renderer({ failIfMajorPerformanceCaveat: true })
  if (name !== null) return SOFTWARE.test(name) ? 'software' : 'gpu'
  return renderer() === null ? 'none' : 'slow'
}
