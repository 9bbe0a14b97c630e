'use client'

import type { PlannerLabels } from '@/content/planner-labels'
import type { Plan } from '@/lib/planner'
import { TextField } from '@/components/ui/field'
import { planLink } from './share-link'
import type { NoticeCode } from './use-plan-persistence'

/** Notices of failures. */
const FAILURE = /^(full|link-|stored-)/

interface PlanNoticeProps {
  plan: Plan
  notice: NoticeCode
  labels: PlannerLabels['keep']
  onStartOver: () => void
}

/** Always rendered, so that a new notice does not shift the page. */
export function PlanNotice({ plan, notice, labels, onStartOver }: PlanNoticeProps) {
  const isOpened = notice === 'restored' || notice === 'shared' || notice === 'sharedOverOwn'
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
        {notice === null ? <p>{labels.kept}</p> : null}
        <p role="status" className={`font-semibold ${FAILURE.test(notice ?? '') ? 'text-danger' : 'text-ink'}`}>
          {notice === null ? null : labels.notice[notice]}
        </p>
        {isOpened ? (
          <button type="button" onClick={onStartOver} className="link min-h-11 font-semibold">
            {labels.startOver}
          </button>
        ) : null}
      </div>
      {notice === 'by-hand' ? (
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
