// A drawing in a frame with a title block below, as on a plan.
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

interface DrawingFrameProps {
  title: string
  /** Kind of drawing, or its scale. */
  kind: string
  /** Text below the title block. */
  children?: ReactNode
  drawing: ReactNode
  className?: string
}

export function DrawingFrame({ title, kind, drawing, children, className }: DrawingFrameProps) {
  return (
    <figure className={classes('flex flex-col border border-line bg-raised', className)}>
      {drawing}
      <figcaption className="mt-auto border-t border-line">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-3">
          <p className="font-display text-lg font-bold">{title}</p>
          <p className="text-sm text-muted">{kind}</p>
        </div>
        {children ? <div className="border-t border-line px-5 py-4 text-muted">{children}</div> : null}
      </figcaption>
    </figure>
  )
}
