import { memo, type ReactNode } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import { type Estimate, type Plan, type Route } from '@/lib/planner'
import { EstimateTable } from './estimate-table'
import { BrandLogo } from '../controls/brand-logo'
import { FinishedJobTable, finishedJobLine } from './finished-job'
import { PartsTable } from './parts-table'
import { Words } from '@/components/ui/words'

interface EstimateSectionProps {
  plan: Plan
  route: Route
  estimate: Estimate
  labels: PlannerLabels
}

interface DetailsProps {
  title: string
  id?: string
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

function Details({ title, id, open, onToggle, children }: DetailsProps) {
  return (
    <details
      id={id}
      open={open}
      onToggle={onToggle && (event => onToggle(event.currentTarget.open))}
      className="group border-b border-line"
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-display font-bold [&::-webkit-details-marker]:hidden">
        <h3 className="text-sm">{title}</h3>
        <span aria-hidden="true" className="text-xl leading-none font-normal text-muted group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="pb-4 text-sm">{children}</div>
    </details>
  )
}

function PriceExplanation({ estimate, labels }: Pick<EstimateSectionProps, 'estimate' | 'labels'>) {
  const { changesTitle, changes } = labels.keep.price
  return (
    <>
      <FinishedJobTable low={estimate} words={labels.finishedJob} />
      <h4 className="mt-4 font-semibold">{changesTitle}</h4>
      <div className="prose mt-2 text-muted">
        <ul>
          {changes.map(change => (
            <li key={change}>
              <Words text={change} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const hasSamePlan = (before: EstimateSectionProps, after: EstimateSectionProps) => before.plan === after.plan

/** The estimate item by item, and what is not in it. */
export const EstimateSection = memo(function EstimateSection({ plan, route, estimate, labels }: EstimateSectionProps) {
  return (
    <section id="plan-estimate" aria-label={labels.estimate.title}>
      <BrandLogo brand={plan.brand} />
      <EstimateTable plan={plan} route={route} estimate={estimate} labels={labels} />
      <p className="mt-2 text-sm">
        <Words text={finishedJobLine(estimate, labels.finishedJob)} />
      </p>
      <p className="text-sm text-muted">{labels.finishedJob.extra}</p>
    </section>
  )
}, hasSamePlan)

interface EstimateDetailsProps extends EstimateSectionProps {
  /** Whether the explanation of the price is open. */
  isWhyOpen: boolean
  onWhy: (isOpen: boolean) => void
}

/** The price explained, and the parts list. */
export const EstimateDetails = memo(
  function EstimateDetails({ plan, route, estimate, labels, isWhyOpen, onWhy }: EstimateDetailsProps) {
    const { price, parts } = labels.keep
    return (
      <div className="border-t border-line">
        <Details id="plan-why" title={price.title} open={isWhyOpen} onToggle={onWhy}>
          <PriceExplanation estimate={estimate} labels={labels} />
          <p className="mt-3 text-muted">{labels.estimate.note}</p>
        </Details>
        <Details title={parts.title}>
          <PartsTable plan={plan} route={route} labels={labels} />
          <p className="mt-3 text-muted">{parts.note}</p>
        </Details>
      </div>
    )
  },
  (before, after) => hasSamePlan(before, after) && before.isWhyOpen === after.isWhyOpen,
)
