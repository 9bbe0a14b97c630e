// Nassau and Suffolk, drawn to scale at build time. Large: every town is linked. Small: one town is
// marked.
import { LargeMap } from './map-large'
import type { MapProps } from './map-parts'
import { SmallMap } from './map-small'

export function LongIslandMap({ size, ...props }: MapProps & { size: 'large' | 'small' }) {
  return size === 'large' ? <LargeMap {...props} /> : <SmallMap {...props} />
}
