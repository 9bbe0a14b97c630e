// Whether this browser can draw the scene at all. Asked before the scene is fetched.

/** Makes a context and lets it go again: browsers allow only a few at a time. */
export function hasWebGl(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return false
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return true
  } catch {
    return false
  }
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** The renderer by its own name, where the browser tells it. */
function rendererName(context: WebGL2RenderingContext): string {
  const masked = String(context.getParameter(context.RENDERER))
  // Chromium hides the name behind its own; Firefox tells it, and warns whoever asks for the extension.
  if (!masked.startsWith('WebKit')) return masked
  const names = context.getExtension('WEBGL_debug_renderer_info')
  return names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : masked
}

/**
 * Who draws. `card`: a graphics card, as far as the browser tells. `processor`: a program in its place, where every pixel is dear. `none`: nothing, or
 * something so slow that the browser itself advises against it.
 */
export function drawnBy(): 'card' | 'processor' | 'none' {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return 'none'
  const isProgram = SOFTWARE.test(rendererName(context))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return isProgram ? 'processor' : 'card'
}
