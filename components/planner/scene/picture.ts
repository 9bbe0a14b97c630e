// The current view as a picture: drawn for it, read in the same task, and the screen drawn again as it was.
import type { RootState } from '@react-three/fiber'
import { LEAST_IMAGE_SIZE, MOST_PIXELS_PER_UNIT } from '../plan-image'

/** More than this is more than anybody looks at, and a heavy upload. */
const LONGEST_SIDE_PX = 2400

/** Picture pixels for one CSS pixel of the view: as the screen shows it, never below the least size, at most twice unless that is smaller. */
export function pictureScale(width: number, height: number, devicePixelRatio: number): number {
  const least = Math.max((LEAST_IMAGE_SIZE.width + 0.5) / width, (LEAST_IMAGE_SIZE.height + 0.5) / height)
  const shown = Math.min(Math.max(devicePixelRatio, 1), MOST_PIXELS_PER_UNIT, LONGEST_SIDE_PX / Math.max(width, height))
  return Math.max(shown, least)
}

/** Draws the view at picture size and hands the canvas to `read`, which must take what it wants before it returns. */
export function takePicture<T>(state: RootState, read: (canvas: HTMLCanvasElement) => T): T {
  const { gl, scene, camera, size } = state
  if (gl.getContext().isContextLost() || size.width === 0 || size.height === 0)
    throw new Error('the 3D view shows nothing')
  // A frame that is due comes first: walls step aside in it.
  state.advance(performance.now())
  const ratio = gl.getPixelRatio()
  try {
    gl.setPixelRatio(pictureScale(size.width, size.height, devicePixelRatio))
    gl.render(scene, camera)
    return read(gl.domElement)
  } finally {
    gl.setPixelRatio(ratio)
    gl.render(scene, camera)
  }
}
