import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'
import { InlineText } from './inline'
import { Words } from './words'

/** The page's column: its maximum width and gutters. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classes('page-column', className)} {...props} />
}

type Background = 'paper' | 'sunken' | 'night'

const backgrounds: Record<Background, string> = {
  paper: '',
  sunken: 'bg-sunken',
  night: 'bg-night text-on-night',
}

export function PageSection({
  background = 'paper',
  className,
  children,
  ...props
}: ComponentProps<'section'> & { background?: Background }) {
  return (
    <section className={classes('section', backgrounds[background], className)} {...props}>
      <Container>{children}</Container>
    </section>
  )
}

/** A section's heading with an optional introduction: `lead`, and what follows it. */
export function SectionHeading({
  title,
  id,
  lead,
  children,
  flush = false,
}: {
  title: string
  id?: string
  lead?: string
  children?: ReactNode
  /** Leaves out the margin below. */
  flush?: boolean
}) {
  return (
    <div className={classes('max-w-text', !flush && 'section-head')}>
      <h2 id={id} className="section-title">
        <Words text={title} />
      </h2>
      {lead || children ? (
        <div className="prose section-lead">
          {lead ? (
            <p>
              <InlineText text={lead} />
            </p>
          ) : null}
          {children}
        </div>
      ) : null}
    </div>
  )
}
