// The small maps, without links: of a town page, where a run of conduit leads from the business to
// the town, and of home, with every town. Drawn into files: see components/drawings/files.tsx.
import type { ReactNode } from 'react'
import { mapLabels as labels } from '@/content/words/map'
import { allTowns, towns, type TownSlug } from '@/content/towns'
import { businessCallout, conduitRun, textWidth } from '@/lib/map/labels'
import type { Callout as CalloutPlace } from '@/lib/schema/town'
import { milesBetween, type SheetPoint } from '@/lib/map/long-island'
import { smallSheet } from '@/lib/map/sheets'
import { BaseMap, BusinessMarker, businessPoint, inkLine, inkText, marker, roundToTenth } from './map-parts'

const { width, height, place } = smallSheet
export const townMapSize = { width, height }
const NAME_SIZE = 15
const NAME_TOP = 168
const EDGE = 8
/** Half of a name in the widest font that a visitor's system may have. */
const FALLBACK_FONT = 0.66

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

/** The sheet with the names that are always there, but for `current`, and the business on top. */
function SmallMap({ current, children }: { current?: TownSlug; children: ReactNode }) {
  const businessAt = place(businessPoint)
  return (
    // Lines and names have the size of the sheet; the page shows the file at about that width.
    <g stroke="none">
      <BaseMap sheet={smallSheet} coastLines={[9, 4]} />
      <Callout from={businessAt} {...businessCallout} name={labels.business} />
      {allTowns.map(({ slug, name, point, map }) => {
        const callout = slug === current ? undefined : map?.smallMapCallout
        const from = place(point)
        return callout ? (
          <g key={slug}>
            <Callout from={from} {...callout} name={name} />
            <Dots points={[from]} outer={5} inner={3} />
          </g>
        ) : null
      })}
      {children}
      <BusinessMarker {...businessAt} />
    </g>
  )
}

export function TownMap({ slug }: { slug: TownSlug }) {
  const town = towns[slug]
  const at = place(town.point)
  const isBusinessThere = milesBetween(town.point, businessPoint) < 1
  const half = textWidth(town.name, NAME_SIZE) * FALLBACK_FONT + EDGE
  return (
    <SmallMap current={slug}>
      <path d={upright(at, NAME_TOP)} className={inkLine} />
      <text
        x={roundToTenth(Math.min(Math.max(at.x, half), width - half))}
        y={NAME_TOP}
        dy="1em"
        textAnchor="middle"
        className={inkText}
        style={{ fontSize: NAME_SIZE, fontWeight: 700 }}
      >
        {town.name}
      </text>
      {isBusinessThere ? null : (
        <>
          <path
            d={conduitRun(place(businessPoint), at)}
            fill="none"
            strokeWidth={2.5}
            className="stroke-safety forced-colors:stroke-[Highlight]"
          />
          <circle cx={roundToTenth(at.x)} cy={roundToTenth(at.y)} r={5} strokeWidth={1.25} className={marker} />
        </>
      )}
    </SmallMap>
  )
}

export function IslandMap() {
  return (
    <SmallMap>
      <Dots points={allTowns.map(({ point }) => place(point))} outer={6} inner={3.6} />
    </SmallMap>
  )
}
