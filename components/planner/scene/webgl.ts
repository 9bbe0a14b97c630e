// Whether this browser can draw the scene, and by what. Asked before the scene is fetched.

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** The renderer by its own name, where the browser tells it. */
function rendererName(context: WebGL2RenderingContext): string {
  const masked = String(context.getParameter(context.RENDERER))
  // Chromium hides the name behind its own; Firefox tells it, and warns whoever asks for the extension.
  if (!masked.startsWith('WebKit')) return masked
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : masked
}

/** The renderer's name; null where there is none. Makes a context and lets it go again: browsers allow only a few at a time. */
function renderer(settings?: WebGLContextAttributes): string | null {
  if (typeof WebGL2RenderingContext === 'undefined') return null
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
 * Who draws. `card`: a graphics card, as far as the browser tells. `processor`: a program in its place, where every pixel is dear. `slow`: something
 * that the browser itself advises against. `none`: nothing.
 */
export function drawnBy(): 'card' | 'processor' | 'slow' | 'none' {
  const name = renderer({ failIfMajorPerformanceCaveat: true })
  if (name !== null) return SOFTWARE.test(name) ? 'processor' : 'card'
  return renderer() === null ? 'none' : 'slow'
}
