// The conduit line in the gutter beside a page's text. Each piece fills its nearest positioned
// ancestor and takes no space. From 1024 px it can turn and cross the page; below that it stays in
// the left gutter. Runs are borders and fittings are SVG, so that forced colors show them.
// Geometry: conduit-line.css; motion: conduit-motion.css.
import { classes } from '@/components/ui/classes'
import { DrawingFile } from './drawing-file'

interface ConduitLineProps {
  /**
   * 'start': starts at a small panel and runs to the end of the section. 'through': straight
   * through it. 'turn-left': comes down the right side, crosses below the section's content and
   * continues on the left. 'end': turns into the section and ends at a charger.
   */
  variant?: 'start' | 'through' | 'turn-left' | 'end'
  /** Number of crossings above on the page: each delays the drawing of what follows. */
  after?: 0 | 1 | 2
  className?: string
}

type Bend = 'down-right' | 'down-left' | 'right-down' | 'left-down'

const bends: Record<Bend, { d: string; collars: string }> = {
  'down-right': { d: 'M0 0A24 24 0 0 0 24 24', collars: 'M-6 0H6M24 18V30' },
  'down-left': { d: 'M24 0A24 24 0 0 1 0 24', collars: 'M18 0H30M0 18V30' },
  'right-down': { d: 'M0 0A24 24 0 0 1 24 24', collars: 'M0-6V6M18 24H30' },
  'left-down': { d: 'M24 0A24 24 0 0 0 0 24', collars: 'M24-6V6M-6 24H6' },
}

/** A quarter bend with a collar at each end. */
function Elbow({ bend, className }: { bend: Bend; className: string }) {
  const { d, collars } = bends[bend]
  return (
    <svg viewBox="0 0 24 24" className={classes('conduit-elbow', className)}>
      <path d={d} className="conduit-bend" />
      <path d={collars} className="conduit-collar" />
    </svg>
  )
}

function StartBox() {
  return (
    <svg viewBox="0 0 22 34" width="22" height="34" className="conduit-box">
      <rect x="1" y="1" width="20" height="32" rx="2" />
      <path d="M5 8h4m4 0h4M5 14h4m4 0h4M5 20h4m4 0h4M5 26h4" />
      <path d="M13 26h4" className="conduit-bend" />
    </svg>
  )
}

function EndCharger() {
  return (
    <svg viewBox="0 0 40 56" width="40" height="56" className="conduit-charger">
      <path d="M14 44c0 14 22 14 22 0V26c0-5-7-5-7 0v6" />
      <rect x="1" y="1" width="26" height="43" rx="6" />
      <path d="M14 9v10" className="conduit-light" />
      <circle cx="14" cy="33" r="4" />
    </svg>
  )
}

/** A piece of the line. Its parent is positioned and as wide as the section. */
export function ConduitLine({ variant = 'through', after = 0, className }: ConduitLineProps) {
  return (
    <div
      aria-hidden="true"
      className={classes('conduit', variant !== 'end' && 'conduit-strapped', className)}
      data-variant={variant}
      data-side={variant === 'turn-left' ? 'right' : 'left'}
      data-after={after}
    >
      <span className="conduit-plan" />
      <span className="conduit-run" />
      {variant === 'start' ? <StartBox /> : null}
      {variant === 'turn-left' ? (
        <>
          <span className="conduit-level-plan" />
          <span className="conduit-level" />
          <Elbow bend="down-left" className="conduit-turn-in" />
          <Elbow bend="left-down" className="conduit-turn-out" />
          <span className="conduit-run conduit-run-out" />
        </>
      ) : null}
      {variant === 'end' ? (
        <>
          <span className="conduit-level" />
          <Elbow bend="down-right" className="conduit-turn-in" />
          <EndCharger />
        </>
      ) : null}
    </div>
  )
}

/**
 * The end of the line at a form's submit button, from the left gutter of the page. Its parent is
 * the button's row; the section clips what is above it.
 */
export function ConduitToButton() {
  return (
    <div aria-hidden="true" className="conduit" data-variant="button" data-side="left" data-after={2}>
      <span className="conduit-run" />
      <span className="conduit-level" />
      <Elbow bend="down-right" className="conduit-turn-in" />
      <DrawingFile name="plugged-charger" alt="" className="conduit-plugged" />
    </div>
  )
}

/**
 * The line across a row of steps, from 1024 px. `join`: how it continues; undefined for a row by
 * itself.
 */
export function ConduitAcross({ join }: { join: 'end' | 'onward' | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={classes('conduit conduit-across', join === 'end' && 'conduit-small')}
      data-side="left"
      data-join={join}
    >
      <span className="conduit-level-plan" />
      <span className="conduit-level" />
      {join ? (
        <>
          <span className="conduit-run" />
          <Elbow bend="down-right" className="conduit-turn-in" />
        </>
      ) : null}
      {join === 'end' ? <EndCharger /> : null}
      {join === 'onward' ? (
        <>
          <Elbow bend="right-down" className="conduit-turn-out" />
          <span className="conduit-run conduit-run-out" />
        </>
      ) : null}
    </div>
  )
}
