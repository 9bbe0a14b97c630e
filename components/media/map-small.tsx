// The small map, without links. Drawn into a file: see components/drawings/files.tsx.
import { mapWords as words } from '@/content/words/map'
import { allTowns } from '@/content/towns'
import { businessCallout } from '@/lib/map/labels'
import type { Callout as CalloutPlace } from '@/lib/schema/town'
import type { SheetPoint } from '@/lib/map/long-island'
import { smallSheet } from '@/lib/map/sheets'
import { BaseMap, BusinessMarker, businessPoint, inkLine, roundToTenth } from './map-parts'

const { width, height, place } = smallSheet
export const smallMapSize = { width, height }

/** Path data of a vertical line. */
const upright = ({ x, y }: SheetPoint, toY: number) => `M${roundToTenth(x)} ${roundToTenth(y)}V${roundToTenth(toY)}`

/** Dots as one path of zero-length lines with round ends. `outer` and `inner`: diameters. */
function Dots({ points, outer, inner }: { points: readonly SheetPoint[]; outer: number; inner: number }) {
  const path = points.map(({ x, y }) => `M${roundToTenth(x)} ${roundToTenth(y)}h0`).join('')
  return (
    <g strokeLinecap="round" fill="none">
      <path d={path} className={inkLine} strokeWidth={outer} />
      <path d={path} className="stroke-raised forced-colors:stroke-[Canvas]" strokeWidth={inner} />
    </g>
  )
}

function Callout({ from, x, y, anchor, name }: CalloutPlace & { from: SheetPoint; name: string }) {
  return (
    <>
      <path d={upright(from, y)} className="stroke-muted" strokeWidth={0.8} />
      <text x={x} y={y} dy="-0.35em" textAnchor={anchor} className="fill-muted" style={{ fontSize: 14 }}>
        {name}
      </text>
    </>
  )
}

/** Every town, with the names that are always there, and the business on top. */
export function IslandMap() {
  const businessAt = place(businessPoint)
  return (
    // Lines and names have the size of the sheet; the page shows the file at about that width.
    <g stroke="none">
      <BaseMap sheet={smallSheet} coastLines={[9, 4]} />
      <Callout from={businessAt} {...businessCallout} name={words.business} />
      {allTowns.map(({ slug, name, point, map }) => {
        const callout = map?.smallMapCallout
        return callout ? <Callout key={slug} from={place(point)} {...callout} name={name} /> : null
      })}
      <Dots points={allTowns.map(({ point }) => place(point))} outer={6} inner={3.6} />
      <BusinessMarker {...businessAt} />
    </g>
  )
}
