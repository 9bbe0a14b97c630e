// Icons and the logo.
import { Icon } from './icon'

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

export function Chevron({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </svg>
  )
}

/** The logo: a conduit line through a ring (a fairlead). */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <circle cx="16" cy="16" r="9" stroke="currentColor" strokeWidth="3" />
      <path d="M0 20h9a4 4 0 0 0 4-4 4 4 0 0 1 4-4h15" stroke="var(--safety)" strokeWidth="3" />
    </svg>
  )
}
