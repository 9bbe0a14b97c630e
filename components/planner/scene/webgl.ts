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

/** Whether the processor stands in for a graphics card, or nothing draws at all: then every pixel is dear. */
export function drawsSlowly(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context === null
}
