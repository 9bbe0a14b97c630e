// A file of the scene as state.
import { useEffect, useState } from 'react'

/**
 * What `load` gives: undefined before the first, null where it cannot be loaded. The last one stays
 * until that of another `path` is there.
 */
export function useLoaded<Path extends string, T>(load: (path: Path) => Promise<T | null>, path: Path) {
  const [loaded, setLoaded] = useState<T | null>()
  useEffect(() => {
    let isMounted = true
    void load(path).then(value => {
      if (isMounted) setLoaded(() => value)
    })
    return () => {
      isMounted = false
    }
  }, [load, path])
  return loaded
}
