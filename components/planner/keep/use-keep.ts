'use client'
// Opening, keeping and sharing the plan, and the one line that says what became of it.
import { useEffect, useReducer } from 'react'
import { type ParsedPlan, type Plan, samePlan } from '@/lib/planner'
import type { Dispatch } from '../use-planner'
import { followedLink, type Notice, type NoticeKind, type Opening, openingOf } from './opening'
import { clearLinkFromAddress, linkedPlan, planLink } from './share-link'
import { readStoredPlan } from './stored-plan'
import { useAutosave } from './use-autosave'

const latest = (_: Notice | null, next: Notice | null) => next

/** What the line says; null while there is nothing to say. */
export type Said = NoticeKind | 'full' | null

export function useKeep(plan: Plan, dispatch: Dispatch) {
  const [notice, tell] = useReducer(latest, null)
  // First, because its effect has to see the plan before this one's effect opens another.
  const { isRefused, save, adopt } = useAutosave(plan)

  useEffect(() => {
    const open = (linked: ParsedPlan | null, opening: Opening) => {
      adopt(opening.plan)
      opening.actions.forEach(action => dispatch(action))
      tell(opening.notice)
      if (!linked) return
      clearLinkFromAddress()
      // A reload shows the link's plan and not the one that was kept before.
      if (linked.ok) save(linked.plan)
    }
    const atStart = linkedPlan(location.hash)
    open(atStart, openingOf(atStart, readStoredPlan()))
    const onHashChange = () => {
      const linked = linkedPlan(location.hash)
      if (linked) open(linked, followedLink(linked))
    }
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [dispatch, adopt, save])

  async function copyLink() {
    try {
      // Not there on an address without https.
      await navigator.clipboard.writeText(planLink(location, plan))
      tell({ kind: 'copied', plan })
    } catch {
      tell({ kind: 'by-hand', plan })
    }
  }

  const current = notice && samePlan(notice.plan, plan) ? notice.kind : null
  const said: Said = current ?? (isRefused ? 'full' : null)
  return { said, copyLink }
}
