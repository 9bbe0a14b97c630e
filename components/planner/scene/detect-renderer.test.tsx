import { expect, it, vi } from 'vitest'
import { detectRenderer } from './detect-renderer'

/** A browser whose WebGL has these names, or none. */
function browser(name: string | null, unmasked?: string, hasCaveat = false) {
  const context = {
    RENDERER: 1,
    getParameter: (which: number) => (which === 1 ? name : unmasked),
    getExtension: (extension: string) =>
      extension === 'WEBGL_debug_renderer_info' && unmasked ? { UNMASKED_RENDERER_WEBGL: 2 } : null,
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((_, settings) =>
    name === null || (hasCaveat && (settings as WebGLContextAttributes | undefined)?.failIfMajorPerformanceCaveat)
      ? null
      : (context as unknown as ImageBitmapRenderingContext),
  )
}

it.each([
  ['gpu', browser.bind(null, 'WebKit WebGL', 'ANGLE (Apple, M2)')],
  ['gpu', browser.bind(null, 'WebKit WebGL')],
  ['software', browser.bind(null, 'WebKit WebGL', 'ANGLE (Google, SwiftShader)')],
  ['software', browser.bind(null, 'llvmpipe (LLVM 15)')],
  ['slow', browser.bind(null, 'WebKit WebGL', undefined, true)],
  ['none', browser.bind(null, null)],
  [
    'none',
    () =>
      void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
        throw new Error('blocked')
      }),
  ],
] as const)('%s', (renderer, arrange) => {
  arrange()
  expect(detectRenderer()).toBe(renderer)
})
