// Nassau and Suffolk, drawn to scale while the page is built: no script. Large: every place is named and linked. Small: one town is marked.
import { LargeMap } from './map-large'
import type { MapProps } from './map-parts'
import { SmallMap } from './map-small'

export type { MapLink } from './map-parts'

export function LongIslandMap({ size, ...props }: MapProps & { size: 'large' | 'small' }) {
  return size === 'large' ? <LargeMap {...props} /> : <SmallMap {...props} />
}
