import type { Titled } from '@/content/types'
import { InlineText } from '@/components/ui/inline'

/** Steps on one conduit line: a fitting at each. The line stands upright on a phone and runs level from 1024 px. */
export function ProcessSteps({ steps }: { steps: readonly Titled[] }) {
  return (
    <ol className="grid lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative border-l-3 border-safety pb-10 pl-7 last:border-transparent last:pb-0 lg:border-t-3 lg:border-l-0 lg:pt-8 lg:pr-6 lg:pb-0 lg:pl-0 lg:last:border-safety">
          <span aria-hidden="true" className="absolute -top-0.5 -left-[0.95rem] flex size-7 items-center justify-center rounded-full border-3 border-safety bg-sunken font-display text-sm font-bold tabular-nums lg:-top-[0.95rem] lg:left-0">{index + 1}</span>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-muted"><InlineText text={text} /></p>
        </li>
      ))}
    </ol>
  )
}
