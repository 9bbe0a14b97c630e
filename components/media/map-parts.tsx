// Parts of both maps of Long Island, in sheet units.
import { business } from '@/content/business'
import type { GeoPoint, Sheet, SheetPoint } from '@/lib/map/long-island'
import { classes } from '@/components/ui/classes'

export const businessPoint: GeoPoint = { lat: business.geo.latitude, lon: business.geo.longitude }

/** One decimal is a tenth of a pixel or less. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10

export const inkLine = 'stroke-ink forced-colors:stroke-[CanvasText]'
export const inkText = 'fill-ink forced-colors:fill-[CanvasText]'
/** The fill of the business and of the town that a page is about. */
const marker = classes('fill-safety forced-colors:fill-[Highlight]', inkLine)

const COAST_LINE = 0.8

/** `coastLines`: distances of the water lines from the coast, the widest first. */
export function BaseMap({ sheet, coastLines }: { sheet: Sheet; coastLines: readonly number[] }) {
  return (
    <>
      <defs>
        <path id="map-land" d={sheet.land} strokeLinejoin="round" />
        <clipPath id="map-counties">
          <path d={sheet.counties} />
        </clipPath>
        <clipPath id="map-on-land">
          <use href="#map-land" />
        </clipPath>
      </defs>
      <rect width={sheet.width} height={sheet.height} className="fill-sunken forced-colors:fill-[Canvas]" />
      <g fill="none" className="forced-colors:hidden">
        {coastLines.map(distance => (
          <g key={distance}>
            <use href="#map-land" className="stroke-line" strokeWidth={distance * 2 + COAST_LINE} />
            <use href="#map-land" className="stroke-sunken" strokeWidth={distance * 2 - COAST_LINE} />
          </g>
        ))}
        <path d={sheet.graticule} className="stroke-line" strokeWidth={0.6} />
      </g>
      <use
        href="#map-land"
        className="fill-paper stroke-line forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]"
        strokeWidth={1}
      />
      <use
        href="#map-land"
        clipPath="url(#map-counties)"
        className={classes('fill-raised forced-colors:fill-[Canvas]', inkLine)}
        strokeWidth={1.1}
      />
      <path
        d={sheet.countyLines}
        clipPath="url(#map-on-land)"
        fill="none"
        className={inkLine}
        strokeWidth={1}
        strokeDasharray="9 3 2 3"
      />
    </>
  )
}

/** A square around a point. */
export function BusinessMarker({ x, y }: SheetPoint) {
  return (
    <rect
      x={roundToTenth(x - 5)}
      y={roundToTenth(y - 5)}
      width={10}
      height={10}
      strokeWidth={1.25}
      className={marker}
    />
  )
}
