'use client'
// The plan on paper: drawing, materials, estimate.
import { PlanDrawing } from '@/components/planner/drawing/plan-drawing'
import { EstimateTable } from '@/components/planner/estimate/estimate-table'
import { holdsOf, priceLine } from '@/components/planner/estimate/finished-job'
import { MaterialsTable } from '@/components/planner/estimate/materials-table'
import { planLink } from '@/components/planner/persistence/share-link'
import { PrintedPage } from './printed-page'
import { usePlan, usePlanner } from '@/components/planner/planner-context'

export function PrintedPlan() {
  const { onPaper } = usePlanner().words.keep
  return (
    <PrintedPage title={onPaper.title}>
      <PlanOnPaper />
    </PrintedPage>
  )
}

function PlanOnPaper() {
  const { words } = usePlanner()
  const { plan, route, estimate } = usePlan()
  const { onPaper } = words.keep
  const { finishedJob } = words
  return (
    <>
      <PlanDrawing
        plan={plan}
        layout="wide"
        words={words}
        id="print"
        className="mt-3 h-auto w-full [--font-body:system-ui,sans-serif]"
      />
      <div className="mt-4 grid grid-cols-2 gap-8">
        <div>
          <p className="font-display font-bold">{words.keep.materials.title}</p>
          <MaterialsTable plan={plan} route={route} />
        </div>
        <div>
          <EstimateTable plan={plan} route={route} estimate={estimate} />
          <p className="mt-2 mb-3">{`${priceLine({ low: estimate, words: finishedJob })}. ${holdsOf(estimate, finishedJob)}`}</p>
          <p className="mt-3 font-semibold">{onPaper.note}</p>
          <p className="mt-1 text-muted">{words.keep.materials.note}</p>
        </div>
      </div>
      <p className="mt-4 break-all text-muted">
        {onPaper.open} {planLink(location, plan)}
      </p>
    </>
  )
}
