// Icons and the logo: decoration, the words beside them say the same.
import type { SVGProps } from 'react'
import { mark } from '@/lib/mark'

/** Lines on a square of 20 units, in the color of the text. */
export const Icon = ({ path, ...svg }: { path: string } & Omit<SVGProps<SVGSVGElement>, 'path'>) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    {...svg}
  >
    <path d={path} />
  </svg>
)

export function PhoneIcon({ className }: { className?: string }) {
  return (
    <Icon
      className={className}
      strokeWidth="1.75"
      strokeLinejoin="round"
      path="M4 2.5h3.2l1.5 4-2 1.6a11 11 0 0 0 5.2 5.2l1.6-2 4 1.5V16a1.5 1.5 0 0 1-1.6 1.5A14.5 14.5 0 0 1 2.5 4.1 1.5 1.5 0 0 1 4 2.5z"
    />
  )
}

/** Its button sizes it. */
export const Chevron = () => (
  <Icon viewBox="0 0 12 12" className={undefined} strokeWidth="1.75" path="m2.5 4.5 3.5 3.5 3.5-3.5" />
)

/** The logo: a conduit line through a ring (a fairlead). */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <circle cx="16" cy="16" r={mark.radius} stroke="currentColor" strokeWidth="3" />
      <path d={mark.line} stroke="var(--safety)" strokeWidth="3" />
    </svg>
  )
}
