// Renders the current view at image size, reads the canvas in the same task, and renders the screen again.
import type { RootState } from '@react-three/fiber'
import { MIN_IMAGE_SIZE, MAX_PIXELS_PER_UNIT } from '../plan-image'

/** Keeps uploads small. */
const MAX_SIDE_PX = 2400

/** Image pixels per CSS pixel: the device's ratio up to 2, but at least what the minimum size needs. */
export function captureScale(width: number, height: number, devicePixelRatio: number): number {
  const least = Math.max((MIN_IMAGE_SIZE.width + 0.5) / width, (MIN_IMAGE_SIZE.height + 0.5) / height)
  const shown = Math.min(Math.max(devicePixelRatio, 1), MAX_PIXELS_PER_UNIT, MAX_SIDE_PX / Math.max(width, height))
  return Math.max(shown, least)
}

/** `read` must take what it needs from the canvas before it returns. */
export function captureView<T>(state: RootState, read: (canvas: HTMLCanvasElement) => T): T {
  const { gl, scene, camera, size } = state
  if (gl.getContext().isContextLost() || size.width === 0 || size.height === 0)
    throw new Error('the 3D view shows nothing')
  // Run a pending frame first: it updates the walls' visibility.
  state.advance(performance.now())
  const ratio = gl.getPixelRatio()
  try {
    gl.setPixelRatio(captureScale(size.width, size.height, devicePixelRatio))
    gl.render(scene, camera)
    return read(gl.domElement)
  } finally {
    gl.setPixelRatio(ratio)
    gl.render(scene, camera)
  }
}
