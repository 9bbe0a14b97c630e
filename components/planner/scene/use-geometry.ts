// A geometry with the lifetime of its input.
import { useEffect, useMemo } from 'react'
import type { BufferGeometry } from 'three'

/**
 * Rebuilds the geometry when `from` changes and disposes the old one. `make` must be stable and
 * depend on `from` only.
 */
export function useGeometry<T>(make: (from: T) => BufferGeometry | null, from: T): BufferGeometry | null {
  const geometry = useMemo(() => make(from), [make, from])
  useEffect(() => () => geometry?.dispose(), [geometry])
  return geometry
}
