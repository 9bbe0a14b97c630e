import { useEffect, useRef } from 'react'

/**
 * The link of a lead that this site's desk has, and windows for the visit: fetched behind the
 * success message (components/layout/inline/hold-visit.ts).
 */
export function HoldVisit({ statusPath }: { statusPath: string | undefined }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (statusPath === undefined) return
    // Without it the success message stands by itself.
    import(/* turbopackIgnore: true */ /* @vite-ignore */ `${location.origin}/hold-visit.js`).then(
      () => root.current?.dispatchEvent(new Event('hold-visit', { bubbles: true })),
      () => undefined,
    )
  }, [statusPath])
  return statusPath === undefined ? null : <div key={statusPath} ref={root} data-hold-visit={statusPath} />
}
