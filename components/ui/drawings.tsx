// Line drawings of the trade, one stroke, 48 x 48: drawn for this site instead of an icon set.
import type { ServiceSlug } from '@/lib/routes'

const strokes: Record<ServiceSlug, string> = {
  // A slim connector on its wall plate, cable hung below.
  'tesla-ev-charger-installation': 'M17 6h14v22H17z M24 12v8 M24 28v4c0 7 10 7 10 0v-6 M34 26v-4h4v4z M12 6v36',
  // A garage with a charger beside the door.
  'home-ev-charger-installation': 'M4 21 24 7l20 14 M8 19v23h32V19 M14 42V27h14v15 M14 32h14 M14 37h14 M33 28h4v7h-4z M35 35v7',
  // Two pedestals on one feeder.
  'commercial-ev-charger-installation': 'M10 38V14h8v24 M30 38V14h8v24 M10 20h8 M30 20h8 M4 38h40 M14 38v5h20v-5 M24 43v4',
  // A panel with its breakers.
  'electrical-panel-upgrades': 'M12 4h24v40H12z M18 11h12 M18 17h5 M25 17h5 M18 23h5 M25 23h5 M18 29h5 M25 29h5 M18 35h12',
  // A sheet with a single-line diagram and a signature.
  'permits-inspections': 'M10 4h20l8 8v32H10z M30 4v8h8 M18 16v8 M15 24h6v6h-6z M18 30v4h8 M26 32h4v4h-4z M16 40h14',
}

export function ServiceDrawing({ service, className }: { service: ServiceSlug; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round">
      <path d={strokes[service]} />
    </svg>
  )
}

export function PhoneIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round">
      <path d="M4 2.5h3.2l1.5 4-2 1.6a11 11 0 0 0 5.2 5.2l1.6-2 4 1.5V16a1.5 1.5 0 0 1-1.6 1.5A14.5 14.5 0 0 1 2.5 4.1 1.5 1.5 0 0 1 4 2.5z" />
    </svg>
  )
}

export function Chevron({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="1.75">
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </svg>
  )
}

/** The mark: a conduit line led through a ring, the fairlead. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <circle cx="16" cy="16" r="9" stroke="currentColor" strokeWidth="3" />
      <path d="M0 20h9a4 4 0 0 0 4-4 4 4 0 0 1 4-4h15" stroke="var(--safety)" strokeWidth="3" />
    </svg>
  )
}
