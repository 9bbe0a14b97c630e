import type { Titled } from '@/lib/schema/page'
import { DrawingFile } from '@/components/drawings/drawing-file'
import type { ProcessDrawingName } from '@/components/drawings/process-drawings'
import { classes } from '@/components/ui/classes'
import { InlineText } from '@/components/ui/inline'

interface ProcessStepsProps {
  steps: readonly Titled[]
  /** A drawing for each step. */
  drawings?: readonly ProcessDrawingName[]
}

/** Steps on a line: vertical on a phone, across from 1024 px on. */
export function ProcessSteps({ steps, drawings }: ProcessStepsProps) {
  return (
    <div className={classes('steps', drawings && 'steps-drawn')}>
      <ol className="steps-list">
        {steps.map(({ title, text }, index) => {
          const drawing = drawings?.[index]
          return (
            <li key={title} className="steps-item">
              <span aria-hidden="true" className="steps-number">
                {index + 1}
              </span>
              {drawing ? <DrawingFile name={`step-${drawing}`} alt="" className="steps-drawing max-sm:hidden" /> : null}
              <h3 className="text-xl">{title}</h3>
              <p className="item-text">
                <InlineText text={text} />
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
