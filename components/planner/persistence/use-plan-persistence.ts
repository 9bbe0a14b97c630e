'use client'
// Opens, stores and shares the plan, and says what happened.
import { useEffect, useState, useCallback, useRef } from 'react'
import { type ParsedPlan, type Plan, samePlan } from '@/lib/planner'
import { startAmps } from '@/lib/planner/start-amps'
import { usePassing } from '@/components/planner/use-passing'
import type { Dispatch } from '@/components/planner/use-plan-state'
import { openFollowedLink, type Notice, type NoticeKind, type OpenedPlan, openInitialPlan } from './initial-plan'
import { clearLinkFromAddress, linkedPlan, planLink } from './share-link'
import { readStoredPlan, storePlan } from './stored-plan'

/** One write per drag or typed number, not one per step. */
const DELAY_MS = 400

/**
 * Stores the plan shortly after it changes. Only changes are written, so of two tabs the last
 * edited one wins.
 */
function useAutosave(plan: Plan, defaultPlan: Plan) {
  const latest = useRef(plan)
  const saved = useRef(plan)
  /** Storage refused the last write. */
  const [isRefused, setIsRefused] = useState(false)

  /** Marks a plan as saved: it came from storage or is not the visitor's choice. */
  const markSaved = useCallback((opened: Plan) => {
    saved.current = opened
  }, [])
  const save = useCallback(
    (next: Plan) => {
      saved.current = next
      setIsRefused(!storePlan(next, defaultPlan))
    },
    [defaultPlan],
  )
  const saveChange = useCallback(() => {
    if (!samePlan(latest.current, saved.current)) save(latest.current)
  }, [save])

  useEffect(() => {
    latest.current = plan
    const timer = setTimeout(saveChange, DELAY_MS)
    return () => clearTimeout(timer)
  }, [plan, saveChange])

  // Saves at once when the page is left. Registered once: adding these listeners is slow in some
  // browsers.
  useEffect(() => {
    addEventListener('pagehide', saveChange)
    document.addEventListener('visibilitychange', saveChange)
    return () => {
      removeEventListener('pagehide', saveChange)
      document.removeEventListener('visibilitychange', saveChange)
    }
  }, [saveChange])

  return { isRefused, save, markSaved }
}

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
