import { memo, type ReactNode, type Ref } from 'react'
import { EstimateTable } from './estimate-table'
import { BrandLogo } from '@/components/planner/controls/brand-logo'
import { FinishedJobTable, holdsOf, priceLine } from './finished-job'
import { MaterialsTable } from './materials-table'
import { Words } from '@/components/ui/words'
import { usePlanner } from '@/components/planner/planner-context'
import type { PricedPlan } from '@/components/planner/use-plan-state'

interface DetailsProps {
  title: string
  id?: string
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  /** Ref of the summary. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

function Details({ title, id, open, onToggle, ref, children }: DetailsProps) {
  return (
    <details
      id={id}
      open={open}
      onToggle={onToggle && (event => onToggle(event.currentTarget.open))}
      className="group border-b border-line"
    >
      <summary
        ref={ref}
        className="flex min-h-11 items-center justify-between gap-4 py-2 font-display font-bold [&::-webkit-details-marker]:hidden"
      >
        <h3 className="text-sm">{title}</h3>
        <span aria-hidden="true" className="text-xl leading-none font-normal text-muted group-open:[rotate:45deg]">
          +
        </span>
      </summary>
      <div className="pb-4 text-sm">{children}</div>
    </details>
  )
}

function PriceExplanation({ estimate }: Pick<PricedPlan, 'estimate'>) {
  const { words } = usePlanner()
  const { changesTitle, changes } = words.keep.price
  return (
    <>
      <FinishedJobTable low={estimate} words={words.finishedJob} />
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

interface EstimateProps {
  priced: PricedPlan
}

/** The estimate item by item, and what is not in it. */
export const EstimateSection = memo(function EstimateSection({ priced: { plan, route, estimate } }: EstimateProps) {
  const { words } = usePlanner()
  const { finishedJob } = words
  return (
    <section id="plan-estimate" aria-label={words.estimate.title}>
      <BrandLogo brand={plan.brand} />
      <EstimateTable plan={plan} route={route} estimate={estimate} />
      <p className="mt-2 text-sm">{`${priceLine({ low: estimate, words: finishedJob })}. ${holdsOf(estimate, finishedJob)}`}</p>
      <p className="text-sm text-muted">{finishedJob.extra}</p>
    </section>
  )
})

interface EstimateDetailsProps extends EstimateProps {
  /** Whether the explanation of the price is open. */
  isWhyOpen: boolean
  /** Ref of its summary. */
  why: Ref<HTMLElement>
  onWhy: (isOpen: boolean) => void
}

/** The price explained, and what goes on the wall. */
export const EstimateDetails = memo(function EstimateDetails({ priced, isWhyOpen, why, onWhy }: EstimateDetailsProps) {
  const { words } = usePlanner()
  const { plan, route, estimate } = priced
  const { price, materials } = words.keep
  return (
    <div className="border-t border-line">
      <Details ref={why} id="plan-why" title={price.title} open={isWhyOpen} onToggle={onWhy}>
        <PriceExplanation estimate={estimate} />
        <p className="mt-3 text-muted">{words.estimate.note}</p>
      </Details>
      <Details title={materials.title}>
        <MaterialsTable plan={plan} route={route} />
        <p className="mt-3 text-muted">{materials.note}</p>
      </Details>
    </div>
  )
})
