// Parts of both maps of Long Island. `--px`: how many sheet units make a CSS pixel.
import type { ReactNode } from 'react'
import { business } from '@/content/business'
import type { MapLabels } from '@/content/words/map'
import type { PlaceFamily } from '@/content/routes'
import type { Town, TownSlug } from '@/content/towns'
import type { GeoPoint, Sheet, SheetPoint } from '@/lib/map/long-island'
import type { Path } from '@/lib/route'
import { classes } from '@/components/ui/classes'

export interface MapLink {
  readonly slug: TownSlug
  readonly name: string
  readonly href: Path
  /** Address of the linked page. */
  readonly family: PlaceFamily
  readonly point: GeoPoint
  /** Position of its name. */
  readonly map: Town['map']
}

export interface MapProps {
  links: readonly MapLink[]
  current?: TownSlug | undefined
  labels: MapLabels
  className?: string | undefined
}

export const businessPoint: GeoPoint = { lat: business.geo.latitude, lon: business.geo.longitude }

/** One decimal is a tenth of a pixel or less. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10

/** Path data of a vertical line. */
export const upright = ({ x, y }: SheetPoint, toY: number) =>
  `M${roundToTenth(x)} ${roundToTenth(y)}V${roundToTenth(toY)}`

export const inkLine = 'stroke-ink forced-colors:stroke-[CanvasText]'
export const inkText = 'fill-ink forced-colors:fill-[CanvasText]'

const pixels = (count: number) => `calc(var(--px) * ${count}px)`

interface BaseMapProps {
  sheet: Sheet
  /** Prefix of the ids in this drawing. */
  id: string
  /** Distances of the water lines from the coast. Sheet units, the widest first. */
  coastLines: readonly number[]
}

export function BaseMap({ sheet, id, coastLines }: BaseMapProps) {
  const land = `#${id}-land`
  return (
    <>
      <defs>
        <path id={`${id}-land`} d={sheet.land} strokeLinejoin="round" />
        <clipPath id={`${id}-counties`}>
          <path d={sheet.counties} />
        </clipPath>
        <clipPath id={`${id}-on-land`}>
          <use href={land} />
        </clipPath>
      </defs>
      <rect width={sheet.width} height={sheet.height} className="fill-sunken forced-colors:fill-[Canvas]" />
      <g fill="none" className="forced-colors:hidden">
        {coastLines.map(distance => (
          <g key={distance}>
            <use
              href={land}
              className="stroke-line"
              style={{ strokeWidth: `calc(${distance * 2}px + var(--px) * 0.8px)` }}
            />
            <use
              href={land}
              className="stroke-sunken"
              style={{ strokeWidth: `calc(${distance * 2}px - var(--px) * 0.8px)` }}
            />
          </g>
        ))}
        <path d={sheet.graticule} className="stroke-line" style={{ strokeWidth: pixels(0.6) }} />
      </g>
      <use
        href={land}
        className="fill-paper stroke-line forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]"
        style={{ strokeWidth: pixels(1) }}
      />
      <use
        href={land}
        clipPath={`url(#${id}-counties)`}
        className={classes('fill-raised forced-colors:fill-[Canvas]', inkLine)}
        style={{ strokeWidth: pixels(1.1) }}
      />
      <path
        d={sheet.countyLines}
        clipPath={`url(#${id}-on-land)`}
        fill="none"
        className={inkLine}
        style={{ strokeWidth: pixels(1), strokeDasharray: [9, 3, 2, 3].map(pixels).join(' ') }}
      />
    </>
  )
}

/** Dots as one path of zero-length lines with round ends. Diameters in pixels. */
export function Dots({ points, outer, inner }: { points: readonly SheetPoint[]; outer: number; inner: number }) {
  const path = points.map(({ x, y }) => `M${roundToTenth(x)} ${roundToTenth(y)}h0`).join('')
  return (
    <g strokeLinecap="round" fill="none">
      <path d={path} className={inkLine} style={{ strokeWidth: pixels(outer) }} />
      <path d={path} className="stroke-raised forced-colors:stroke-[Canvas]" style={{ strokeWidth: pixels(inner) }} />
    </g>
  )
}

/** Draws its children, in pixels, around a point of the sheet. */
export function AtPoint({ x, y, children }: SheetPoint & { children: ReactNode }) {
  return (
    <g style={{ transform: `translate(${roundToTenth(x)}px, ${roundToTenth(y)}px) scale(var(--px))` }}>{children}</g>
  )
}

export function BusinessMarker() {
  return (
    <rect
      x={-5}
      y={-5}
      width={10}
      height={10}
      strokeWidth={1.25}
      className={classes('fill-safety forced-colors:fill-[Highlight]', inkLine)}
    />
  )
}

/** The town that the page is about. */
export function TownMarker() {
  return <circle r={5} strokeWidth={1.25} className={classes('fill-safety forced-colors:fill-[Highlight]', inkLine)} />
}
