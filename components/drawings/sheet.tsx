// A drawing on its sheet: a hairline frame, and the strip below it that names the drawing, as on a plan.
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

interface SheetProps {
  /** The name of the drawing. */
  title: string
  /** What kind of drawing it is, or its scale. */
  kind: string
  /** Sentences under the strip. */
  children?: ReactNode
  drawing: ReactNode
  className?: string
}

export function Sheet({ title, kind, drawing, children, className }: SheetProps) {
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
