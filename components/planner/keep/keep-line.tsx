'use client'

import type { PlannerLabels } from '@/content/planner-labels'
import type { Plan } from '@/lib/planner'
import { TextField } from '@/components/ui/field'
import { planLink } from './share-link'
import type { Said } from './use-keep'

/** What is no good news begins so. */
const REFUSAL = /^(full|link-|stored-)/

interface KeepLineProps {
  plan: Plan
  said: Said
  labels: PlannerLabels['keep']
  onStartOver: () => void
}

/** One line that is always there, so that nothing moves when it has something to say. */
export function KeepLine({ plan, said, labels, onStartOver }: KeepLineProps) {
  const isOpened = said === 'restored' || said === 'shared' || said === 'sharedOverOwn'
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
        {said === null ? <p>{labels.kept}</p> : null}
        <p role="status" className={`font-semibold ${REFUSAL.test(said ?? '') ? 'text-danger' : 'text-ink'}`}>
          {said === null ? null : labels.notice[said]}
        </p>
        {isOpened ? (
          <button type="button" onClick={onStartOver} className="link min-h-11 font-semibold">
            {labels.startOver}
          </button>
        ) : null}
      </div>
      {said === 'by-hand' ? (
        <TextField
          id="plan-link"
          label={labels.link}
          className="order-last mb-2 w-full"
          readOnly
          autoFocus
          value={planLink(location, plan)}
          onFocus={event => event.currentTarget.select()}
        />
      ) : null}
    </>
  )
}
