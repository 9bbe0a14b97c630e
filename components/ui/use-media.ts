import { useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const { watch, matches } = useMemo(() => {
    let list: MediaQueryList | undefined
    // Kept, because every render asks, and first when asked, because a server has no windows.
    const media = () => (list ??= matchMedia(query))
    return {
      watch: (onChange: () => void) => {
        media().addEventListener('change', onChange)
        return () => media().removeEventListener('change', onChange)
      },
      matches: () => media().matches,
    }
  }, [query])
  return useSyncExternalStore(watch, matches, () => false)
}
