'use client'

import { TextField } from '@/components/ui/field'
import { planLink } from './share-link'
import type { NoticeCode } from './use-plan-persistence'
import { usePlan, usePlanner } from '@/components/planner/planner-context'

/** Notices of failures. */
const FAILURE = /^(full|link-|stored-)/

export function PlanNotice({ notice }: { notice: NoticeCode }) {
  const {
    dispatch,
    defaultPlan,
    focusables,
    words: { keep: words },
  } = usePlanner()
  const { plan } = usePlan()
  const startOver = () => {
    dispatch({ type: 'load', plan: defaultPlan })
    // The pressed button disappears with its notice.
    focusables.get('reset')?.focus()
  }
  const isOpened = notice === 'restored' || notice === 'shared' || notice === 'sharedOverOwn'
  return (
    <div className="planner-note">
      {/* The status is always there: screen readers announce only what changes in it. */}
      <div className={notice === null ? 'sr-only' : undefined}>
        <p role="status" className={`inline font-semibold ${FAILURE.test(notice ?? '') ? 'text-danger' : 'text-ink'}`}>
          {notice === null ? null : words.notice[notice]}
        </p>
        {isOpened ? (
          <button type="button" onClick={startOver} className="link ml-3 min-h-11 font-semibold">
            {words.startOver}
          </button>
        ) : null}
        {notice === 'by-hand' ? (
          <TextField
            id="plan-link"
            label={words.link}
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
