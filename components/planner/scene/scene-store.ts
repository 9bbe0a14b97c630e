// Props of the scene, which R3F renders in a root of its own. Through Canvas's children a change
// would be drawn a frame after the pointer; readers of this store render at once.

export interface SceneStore<T> {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createSceneStore<T>(initial: T): SceneStore<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: next => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
