'use client'
// Stores the plan shortly after it changes. Only changes are written, so of two tabs the last
// edited one wins.
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Plan, samePlan } from '@/lib/planner'
import { storePlan } from './stored-plan'

/** One write per drag or typed number, not one per step. */
const DELAY_MS = 400

export function useAutosave(plan: Plan, defaultPlan: Plan) {
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
