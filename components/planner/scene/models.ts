// Loads the site's own GLB models and pictures, each once.
import { type Group, type Texture, TextureLoader } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

const fetched = new Map<string, Promise<unknown>>()

/**
 * `load` once for each path; null with a console warning where it fails, and again on the next
 * call.
 */
function once<T>(path: string, kind: 'model' | 'picture', load: () => Promise<T>): Promise<T | null> {
  const known = fetched.get(path) as Promise<T | null> | undefined
  if (known) return known
  const result = load().catch((error: unknown) => {
    console.warn(`The ${kind} ${path} could not be loaded; the built-in shape stands in for it`, error)
    fetched.delete(path)
    return null
  })
  fetched.set(path, result)
  return result
}

export const loadModel = (path: string): Promise<Group | null> =>
  once(path, 'model', async () => (await new GLTFLoader().loadAsync(path)).scene)

export const loadPicture = (path: string): Promise<Texture | null> =>
  once(path, 'picture', () => new TextureLoader().loadAsync(path))
