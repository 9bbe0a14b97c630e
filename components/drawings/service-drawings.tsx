// The services, 64 x 64 units, for 48 to 96 px.
import type { ReactNode } from 'react'
import { serviceSlugs, type ServiceSlug } from '@/content/slugs'

/** Path data. `live`: what carries the charger's current. */
interface Strokes {
  outline: string
  fine: string
  live: string
  children?: ReactNode
}

const ServiceDrawing = ({ outline, fine, live, children }: Strokes) => (
  <g className="stroke-accent">
    <path d={fine} strokeWidth="1.25" />
    <path d={outline} />
    <path d={live} strokeWidth="2.75" className="stroke-safety" />
    {children}
  </g>
)

/** A wall connector with its cable. */
const charger = (
  <ServiceDrawing
    outline="M22 12a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z M46 23h8v7l-2 4h-4l-2-4z"
    fine="M26 33h12 M8 6v52 M8 12H5 M8 24H5 M8 36H5 M8 48H5"
    live="M32 14v9 M32 41v6c0 14 18 14 18 0V34"
  />
)

const own: Readonly<Partial<Record<ServiceSlug, ReactNode>>> = {
  'tesla-ev-charger-installation': charger,
  // A garage with a charger.
  'home-ev-charger-installation': (
    <ServiceDrawing
      outline="M4 27 32 8l28 19 M10 23v34h44V23 M16 57V34h22v23 M44 36h6v10h-6z"
      fine="M16 41h22 M16 49h22 M27 34v23 M4 57h56"
      live="M47 36v-7H24 M47 46v4c0 4 4 4 4 0"
    />
  ),
  // Two pedestals on one feeder.
  'commercial-ev-charger-installation': (
    <ServiceDrawing
      outline="M10 48V14a3 3 0 0 1 3-3h9a3 3 0 0 1 3 3v34 M39 48V14a3 3 0 0 1 3-3h9a3 3 0 0 1 3 3v34"
      fine="M14 16h7v8h-7z M43 16h7v8h-7z M4 48h56 M10 48l-4 4 M22 48l-4 4 M34 48l-4 4 M46 48l-4 4 M58 48l-4 4"
      live="M17.5 30v26h29V30 M32 56v5 M25 32h3v8 M39 32h-3v8"
    />
  ),
  // An open panel with the charger's breaker.
  'electrical-panel-upgrades': (
    <ServiceDrawing
      outline="M14 8h36v50H14z M27 14h10v7H27z"
      fine="M18 12h28v42H18z M32 25v25 M21 28h8 M21 34h8 M21 40h8 M21 46h8 M35 28h8 M35 46h8"
      live="M35 34h8v6h-8z M43 37h11v21 M32 8V3"
    />
  ),
  // A signed and approved single-line diagram.
  'permits-inspections': (
    <ServiceDrawing
      outline="M12 5h27l11 11v20 M12 5v54h22 M39 5v11h11"
      fine="M19 18h9v9h-9z M19 45c3-4 5-4 5-1s3 3 4 0 3-2 4 0 M19 52h13 M19 12h12"
      live="M23.5 27v7H38v-8 M38 50l4.5 4.5L51 45"
    >
      <circle cx="44.5" cy="49.5" r="11" />
    </ServiceDrawing>
  ),
}

/** The charger, for a service without a drawing of its own. */
export const serviceDrawings = Object.fromEntries(serviceSlugs.map(slug => [slug, own[slug] ?? charger])) as Readonly<
  Record<ServiceSlug, ReactNode>
>
