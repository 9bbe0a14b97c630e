'use client'
// Opens, stores and shares the plan, and says what happened.
import { useEffect, useState } from 'react'
import { type ParsedPlan, type Plan, samePlan } from '@/lib/planner'
import { startAmps } from '@/lib/planner/start-amps'
import { usePassing } from '@/components/planner/use-passing'
import type { Dispatch } from '@/components/planner/use-plan-state'
import { openFollowedLink, type Notice, type NoticeKind, type OpenedPlan, openInitialPlan } from './initial-plan'
import { clearLinkFromAddress, linkedPlan, planLink } from './share-link'
import { readStoredPlan } from './stored-plan'
import { useAutosave } from './use-autosave'

/** Null while there is nothing to report. */
export type NoticeCode = NoticeKind | 'full' | null

export function usePlanPersistence(plan: Plan, defaultPlan: Plan, dispatch: Dispatch) {
  const [latest, setNotice] = useState<Notice | null>(null)
  // Before the effect below: autosave has to see the plan before another one is opened.
  const { isRefused, save, markSaved } = useAutosave(plan, defaultPlan)

  useEffect(() => {
    const open = (linked: ParsedPlan | null, opened: OpenedPlan) => {
      markSaved(opened.plan)
      opened.actions.forEach(action => dispatch(action))
      setNotice(opened.notice)
      const isAmps = opened.notice?.kind === 'amps'
      if (!linked && !isAmps) return
      clearLinkFromAddress()
      // Stored at once, so that a reload shows the link's plan.
      if (isAmps || linked?.ok) save(opened.plan)
    }
    const initial = linkedPlan(location.hash)
    open(initial, openInitialPlan(defaultPlan, initial, readStoredPlan(), startAmps(location.search)))
    const onHashChange = () => {
      const linked = linkedPlan(location.hash)
      if (linked) open(linked, openFollowedLink(defaultPlan, linked))
    }
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [defaultPlan, dispatch, markSaved, save])

  usePassing(latest?.kind === 'copied' ? latest.kind : null, () => setNotice(null))

  async function copyLink() {
    try {
      // navigator.clipboard needs https.
      await navigator.clipboard.writeText(planLink(location, plan))
      setNotice({ kind: 'copied', plan })
    } catch {
      setNotice({ kind: 'by-hand', plan })
    }
  }

  const current = latest && samePlan(latest.plan, plan) ? latest.kind : null
  const notice: NoticeCode = current ?? (isRefused ? 'full' : null)
  return { notice, copyLink }
}
