'use client'

import { TextField } from '@/components/ui/field'
import { planLink } from './share-link'
import type { NoticeCode } from './use-plan-persistence'
import { usePlan, usePlanner } from '@/components/planner/planner-context'

/** Notices of failures. */
const FAILURE = /^(full|link-|stored-)/

interface PlanNoticeProps {
  notice: NoticeCode
  onStartOver: () => void
}

export function PlanNotice({ notice, onStartOver }: PlanNoticeProps) {
  const labels = usePlanner().labels.keep
  const { plan } = usePlan()
  const isOpened = notice === 'restored' || notice === 'shared' || notice === 'sharedOverOwn'
  return (
    <div className="planner-note">
      {/* The status is always there: screen readers announce only what changes in it. */}
      <div className={notice === null ? 'sr-only' : undefined}>
        <p role="status" className={`inline font-semibold ${FAILURE.test(notice ?? '') ? 'text-danger' : 'text-ink'}`}>
          {notice === null ? null : labels.notice[notice]}
        </p>
        {isOpened ? (
          <button type="button" onClick={onStartOver} className="link ml-3 min-h-11 font-semibold">
            {labels.startOver}
          </button>
        ) : null}
        {notice === 'by-hand' ? (
          <TextField
            id="plan-link"
            label={labels.link}
            className="mt-1"
            readOnly
            autoFocus
            value={planLink(location, plan)}
            onFocus={event => event.currentTarget.select()}
          />
        ) : null}
      </div>
    </div>
  )
}
