'use client'
// An address that names a part of a step opens that step.
import { useEffect } from 'react'
import type { PlannerStep } from '@/components/planner/steps'

const stepOf: Readonly<Record<string, PlannerStep>> = {
  '#plan-estimate': 'plan',
  '#send-plan': 'plan',
  '#plan-guidance': 'place',
}

/** Waits until the parts are loaded. `open` must render before it returns. */
export function useFragment(isReady: boolean, open: (step: PlannerStep) => void): void {
  useEffect(() => {
    if (!isReady) return
    const follow = () => {
      const step = stepOf[location.hash]
      if (step === undefined) return
      open(step)
      document.querySelector(location.hash)?.scrollIntoView({ block: 'nearest' })
    }
    // Not within the effect, where React cannot render synchronously.
    queueMicrotask(follow)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [isReady, open])
}
