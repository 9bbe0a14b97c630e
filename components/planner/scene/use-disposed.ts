// A geometry, material or texture with the lifetime of the memo that made it.
import { useEffect } from 'react'

/** Disposes what was made when another one takes its place. */
export function useDisposed<T extends { readonly dispose: () => void } | null>(made: T): T {
  useEffect(() => () => made?.dispose(), [made])
  return made
}
