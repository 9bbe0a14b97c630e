import { memo, type ReactNode } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import { type Estimate, type Plan, type Route } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { EstimateTable } from './estimate-table'
import { Guidance } from './guidance'
import { PartsTable } from './parts-table'

interface EstimateSectionProps {
  plan: Plan
  route: Route
  estimate: Estimate
  labels: PlannerLabels
  /** False while another live region announces the price. */
  isLive: boolean
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-display font-bold [&::-webkit-details-marker]:hidden">
        <h3 className="text-base">{title}</h3>
        <span aria-hidden="true" className="text-xl leading-none font-normal text-muted group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="pb-4 text-sm">{children}</div>
    </details>
  )
}

/** Explains each line of the estimate. Depends on the plan only by whether there is a trench line. */
const PriceExplanation = memo(
  function PriceExplanation({ estimate, labels }: Pick<EstimateSectionProps, 'estimate' | 'labels'>) {
    const { lines, changesTitle, changes } = labels.keep.price
    return (
      <>
        <dl className="grid grid-cols-1 gap-2">
          {estimate.lines.map(({ id }) => (
            <div key={id}>
              <dt className="font-semibold">{labels.estimate.lines[id]}</dt>
              <dd className="text-muted">{lines[id]}</dd>
            </div>
          ))}
        </dl>
        <h4 className="mt-4 font-semibold">{changesTitle}</h4>
        <div className="prose mt-2 text-muted">
          <ul>
            {changes.map(change => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      </>
    )
  },
  ({ estimate: before }, { estimate: after }) => before.lines.length === after.lines.length,
)

/** Guidance, estimate, price explanation and parts list. */
export function EstimateSection({ plan, route, estimate, labels, isLive }: EstimateSectionProps) {
  const { price, parts } = labels.keep
  return (
    <>
      <Guidance plan={plan} labels={labels} />
      <section id="plan-estimate" className="later border-t border-line pt-5">
        <h2 className="mb-3 text-xl">{labels.estimate.title}</h2>
        <EstimateTable
          plan={plan}
          route={route}
          estimate={estimate}
          labels={labels}
          total={
            <output aria-live={isLive ? 'polite' : 'off'} aria-atomic="true">
              <span className="sr-only">{labels.spec.estimate} </span>
              <span>{usd(estimate.totalUsd)}</span>
            </output>
          }
        />
        <p className="mt-3 mb-4 text-sm text-muted">{labels.estimate.note}</p>
        <div className="border-t border-line">
          <Details title={price.title}>
            <PriceExplanation estimate={estimate} labels={labels} />
          </Details>
          <Details title={parts.title}>
            <PartsTable plan={plan} route={route} labels={labels} />
            <p className="mt-3 text-muted">{parts.note}</p>
          </Details>
        </div>
      </section>
    </>
  )
}
