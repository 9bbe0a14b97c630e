import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'

/** The page's measure: one width, one gutter. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classes('mx-auto w-full max-w-page px-4 sm:px-6 lg:px-10', className)} {...props} />
}

type Ground = 'paper' | 'sunken' | 'night'

const grounds: Record<Ground, string> = {
  paper: '',
  sunken: 'bg-sunken',
  night: 'bg-night text-on-night',
}

export function PageSection({
  ground = 'paper',
  className,
  children,
  ...props
}: ComponentProps<'section'> & { ground?: Ground }) {
  return (
    <section className={classes('later py-14 md:py-20', grounds[ground], className)} {...props}>
      <Container>{children}</Container>
    </section>
  )
}

/** A section's heading with an optional lead, set flush left. */
export function SectionHeading({
  title,
  id,
  children,
  flush = false,
}: {
  title: string
  id?: string
  children?: ReactNode
  /** Without the space below. */ flush?: boolean
}) {
  return (
    <div className={classes('max-w-text', !flush && 'mb-8 md:mb-10')}>
      <h2 id={id} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {children ? <div className="prose mt-4 text-lg text-muted">{children}</div> : null}
    </div>
  )
}
