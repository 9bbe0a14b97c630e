import { memo } from 'react'
import type { PanelCheckWords } from '@/content/words/panel-check'
import type { CheckAnswer, CheckInput } from '@/lib/panel/check'
import { fill } from '@/lib/template'
import { amps } from './amounts'
import { Words } from '@/components/ui/words'

interface NextStepsProps {
  input: CheckInput
  answer: CheckAnswer
  words: PanelCheckWords['answer']
}

const UPGRADE_AMPS = 200
const SMALLEST_OUTPUT = 16
/** Offered as the lower setting where the charger fits as it is. */
const MODEST_OUTPUT = 24

/** The lower setting that is worth naming, and what it comes to. */
function settingText({ input, answer, words }: NextStepsProps): string {
  const { setting } = words.steps
  const { verdict, largestManaged, least, methods } = answer
  const isOver = verdict === 'over'
  const text = !isOver
    ? setting.enough
    : largestManaged
      ? setting.fits
      : least.largestManaged
        ? setting.some
        : setting.over
  const outputAmps = isOver ? (largestManaged ?? least.largestManaged ?? SMALLEST_OUTPUT) : MODEST_OUTPUT
  return fill(text, {
    output: outputAmps,
    load: amps(answer.loadOf({ outputAmps, isManaged: true })),
    service: input.serviceAmps,
    count: words.counts[methods.filter(method => (method.largestManaged ?? 0) >= outputAmps).length] ?? '',
    total: words.counts[methods.length] ?? '',
  })
}

/** A lower setting, load management, an upgrade: in this order, each with its price. */
export const NextSteps = memo(function NextSteps({ input, answer, words }: NextStepsProps) {
  const { setting, management, upgrade } = words.steps
  const isHouseOver = answer.finding === 'houseOver'
  const upgraded = fill(upgrade.text, { output: input.charger.outputAmps, load: amps(answer.loadAmps) })
  const steps = [
    { ...setting, text: settingText({ input, answer, words }) },
    { ...management, text: isHouseOver ? management.houseOver : management.text },
    { ...upgrade, text: input.serviceAmps >= UPGRADE_AMPS ? upgrade.has : upgraded },
  ]
  return (
    <div>
      <h3>{isHouseOver ? words.stepsTitleHouseOver : words.stepsTitle}</h3>
      <ol className="mt-2">
        {steps.map(({ title, text, price }, index) => (
          <li key={title}>
            <details className="next-step" open={index === 0 && answer.finding === 'over'}>
              <summary>
                <h4>
                  <span aria-hidden="true">{index + 1}</span>
                  {title}
                </h4>
                <span>
                  <Words text={price} />
                </span>
              </summary>
              <p>
                <Words text={text} />
              </p>
            </details>
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-3 text-sm text-muted">{words.priceNote}</p>
    </div>
  )
})
