// A geometry that lives as long as what it was made from.
import { useEffect, useMemo } from 'react'
import type { BufferGeometry } from 'three'

/** Made again when `from` changes, by value or identity; the old one is let go. `make` reads nothing but `from`. */
export function useGeometry<T>(make: (from: T) => BufferGeometry | null, from: T): BufferGeometry | null {
  const geometry = useMemo(() => make(from), [make, from])
  useEffect(() => () => geometry?.dispose(), [geometry])
  return geometry
}
