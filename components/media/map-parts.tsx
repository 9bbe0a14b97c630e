// What both maps of Long Island are made of: water with its coast lines, neighbors, the two counties, marks. `--px` is how many sheet
// units make about one CSS pixel, so that lines and names keep their size while the drawing shrinks.
import type { ReactNode } from 'react'
import { business } from '@/content/business'
import type { MapLabels } from '@/content/map-labels'
import type { GeoPoint, Sheet, SheetPoint } from '@/lib/map/long-island'
import type { Path, PlaceFamily, TownSlug } from '@/lib/routes'
import { classes } from '@/components/ui/classes'

export interface MapLink {
  readonly slug: TownSlug
  readonly name: string
  readonly href: Path
  /** Of the page that it leads to. */
  readonly family: PlaceFamily
  readonly point: GeoPoint
}

export interface MapProps {
  links: readonly MapLink[]
  current?: TownSlug | undefined
  labels: MapLabels
  className?: string | undefined
}

export const office: GeoPoint = { lat: business.geo.latitude, lon: business.geo.longitude }

/** One decimal is a tenth of a pixel or less. */
export const tenth = (value: number) => Math.round(value * 10) / 10

export const inkLine = 'stroke-ink forced-colors:stroke-[CanvasText]'
export const inkText = 'fill-ink forced-colors:fill-[CanvasText]'

const pixels = (count: number) => `calc(var(--px) * ${count}px)`

interface GroundProps {
  sheet: Sheet
  /** Prefix of the ids in this drawing. */
  id: string
  /** Distances of the lines along the coast, as engravers draw water. Sheet units, the widest first. */
  coastLines: readonly number[]
}

export function MapGround({ sheet, id, coastLines }: GroundProps) {
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

/** Places as one path: lines of no length with round ends. Diameters in pixels. */
export function Dots({ points, outer, inner }: { points: readonly SheetPoint[]; outer: number; inner: number }) {
  const path = points.map(({ x, y }) => `M${tenth(x)} ${tenth(y)}h0`).join('')
  return (
    <g strokeLinecap="round" fill="none">
      <path d={path} className={inkLine} style={{ strokeWidth: pixels(outer) }} />
      <path d={path} className="stroke-raised forced-colors:stroke-[Canvas]" style={{ strokeWidth: pixels(inner) }} />
    </g>
  )
}

/** Draws its children, in pixels, around a point of the sheet. */
export function At({ x, y, children }: SheetPoint & { children: ReactNode }) {
  return <g style={{ transform: `translate(${tenth(x)}px, ${tenth(y)}px) scale(var(--px))` }}>{children}</g>
}

/** The office: a square fitting on the line. */
export function OfficeMark() {
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

/** The town that the page is about: where the run ends. */
export function TownMark() {
  return <circle r={5} strokeWidth={1.25} className={classes('fill-safety forced-colors:fill-[Highlight]', inkLine)} />
}
