// Renders the free part of the current view at image size, reads the canvas in the same task, and
// renders the screen again.
import type { RootState } from '@react-three/fiber'
import type { PerspectiveCamera } from 'three'
import { MIN_IMAGE_SIZE, MAX_PIXELS_PER_UNIT } from '@/components/planner/plan-image'
import { freeArea, lensShift, type Stage } from './fit-view'

/** Keeps uploads small. */
const MAX_SIDE_PX = 2400

/**
 * Image pixels per CSS pixel: the device's ratio up to 2, but at least what the minimum size needs.
 */
export function captureScale(width: number, height: number, devicePixelRatio: number): number {
  const least = Math.max((MIN_IMAGE_SIZE.width + 0.5) / width, (MIN_IMAGE_SIZE.height + 0.5) / height)
  const shown = Math.min(Math.max(devicePixelRatio, 1), MAX_PIXELS_PER_UNIT, MAX_SIDE_PX / Math.max(width, height))
  return Math.max(shown, least)
}

/**
 * `read` must take what it needs from the canvas before it returns. The inspector is not in the
 * picture, nor what it covers.
 */
export function captureView<T>(state: RootState, stage: Stage, read: (canvas: HTMLCanvasElement) => T): T {
  const { gl, scene } = state
  const { widthPx, heightPx } = stage
  if (gl.getContext().isContextLost() || widthPx === 0 || heightPx === 0) throw new Error('the 3D view shows nothing')
  // Run a pending frame first: it updates the walls' visibility and the labels.
  state.advance(performance.now())
  const camera = state.camera as PerspectiveCamera
  const ratio = gl.getPixelRatio()
  const { x, y } = lensShift(stage)
  const { left, top, right, bottom } = freeArea(stage)
  const [width, height] = [Math.round(right - left), Math.round(bottom - top)]
  try {
    camera.setViewOffset(widthPx, heightPx, x + left, y + top, width, height)
    gl.setDrawingBufferSize(width, height, captureScale(width, height, devicePixelRatio))
    gl.render(scene, camera)
    return read(gl.domElement)
  } finally {
    camera.setViewOffset(widthPx, heightPx, x, y, widthPx, heightPx)
    gl.setDrawingBufferSize(widthPx, heightPx, ratio)
    gl.render(scene, camera)
  }
}
