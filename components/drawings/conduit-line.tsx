// The conduit line in the gutter beside a page's text, in windows from 1024 px on
// (conduit-line.css). It fills its nearest positioned ancestor and takes no space.
import { classes } from '@/components/ui/classes'

interface ConduitLineProps {
  /**
   * 'start': from a small panel to the end of the section. 'through': straight through it. 'end':
   * turns into the section and ends at a charger.
   */
  variant?: 'start' | 'through' | 'end'
  className?: string
}

export function ConduitLine({ variant = 'through', className }: ConduitLineProps) {
  return (
    <div aria-hidden="true" className={classes('conduit', className)} data-variant={variant}>
      <span className="conduit-run" />
      {variant === 'start' ? (
        <svg viewBox="0 0 22 34" width="22" height="34">
          <rect x="1" y="1" width="20" height="32" rx="2" />
          <path d="M5 8h4m4 0h4M5 14h4m4 0h4M5 20h4m4 0h4M5 26h4" />
          <path d="M13 26h4" className="conduit-light" />
        </svg>
      ) : null}
      {variant === 'end' ? (
        <svg viewBox="0 0 40 56" width="40" height="56">
          <path d="M14 44c0 14 22 14 22 0V26c0-5-7-5-7 0v6" />
          <rect x="1" y="1" width="26" height="43" rx="6" />
          <path d="M14 9v10" className="conduit-light" />
          <circle cx="14" cy="33" r="4" />
        </svg>
      ) : null}
    </div>
  )
}
