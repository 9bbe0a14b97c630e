'use client'
// Keeps the plan on this device a moment after it changed. An idle tab never writes, so of two tabs the last one edited counts.
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Plan, samePlan } from '@/lib/planner'
import { storePlan } from './stored-plan'

/** One write for a drag or a typed number, not one for each step of it. */
const DELAY_MS = 400

export interface Autosave {
  /** The device refused the last write. */
  readonly isRefused: boolean
  readonly save: (plan: Plan) => void
  /** Takes a plan as one that needs no saving: it came from this device, or is not the visitor's choice. */
  readonly adopt: (plan: Plan) => void
}

export function useAutosave(plan: Plan): Autosave {
  const latest = useRef(plan)
  const settled = useRef(plan)
  const [isRefused, setIsRefused] = useState(false)

  const adopt = useCallback((opened: Plan) => {
    settled.current = opened
  }, [])
  const save = useCallback((next: Plan) => {
    settled.current = next
    setIsRefused(!storePlan(next))
  }, [])
  const saveChange = useCallback(() => {
    if (!samePlan(latest.current, settled.current)) save(latest.current)
  }, [save])

  useEffect(() => {
    latest.current = plan
    const timer = setTimeout(saveChange, DELAY_MS)
    return () => clearTimeout(timer)
  }, [plan, saveChange])

  // A page that is left within that moment keeps its plan too. Listened to once: browsers take their time to note who waits for that.
  useEffect(() => {
    addEventListener('pagehide', saveChange)
    document.addEventListener('visibilitychange', saveChange)
    return () => {
      removeEventListener('pagehide', saveChange)
      document.removeEventListener('visibilitychange', saveChange)
    }
  }, [saveChange])

  return { isRefused, save, adopt }
}
