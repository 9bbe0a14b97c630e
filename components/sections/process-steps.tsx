import type { Titled } from '@/lib/schema/page'
import { ConduitAcross } from '@/components/drawings/conduit-line'
import { DrawingFile } from '@/components/drawings/drawing-file'
import type { ProcessDrawingName } from '@/components/drawings/process-drawings'
import { classes } from '@/components/ui/classes'
import { InlineText } from '@/components/ui/inline'

interface ProcessStepsProps {
  steps: readonly Titled[]
  /** A drawing for each step. */
  drawings?: readonly ProcessDrawingName[]
  /**
   * Connects to the page's conduit line: `end` leads it from the left gutter into a charger,
   * `onward` to the right gutter. The section clips it.
   */
  join?: 'end' | 'onward'
}

/**
 * Steps on a conduit line: vertical on a phone, branching from the page's line where there is one;
 * from 1024 px a horizontal run with a fitting at each step.
 */
export function ProcessSteps({ steps, drawings, join }: ProcessStepsProps) {
  return (
    <div className={classes('steps', drawings && 'steps-drawn')} data-join={join}>
      <ConduitAcross join={join} />
      <ol className="steps-list">
        {steps.map(({ title, text }, index) => {
          const drawing = drawings?.[index]
          return (
            <li key={title} className="steps-item">
              <span aria-hidden="true" className="steps-number">
                {index + 1}
              </span>
              {drawing ? <DrawingFile name={`step-${drawing}`} alt="" className="steps-drawing" /> : null}
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
