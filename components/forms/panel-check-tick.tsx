'use client'

import { useState, useSyncExternalStore } from 'react'
import { keptCheck } from '@/components/panel-check/kept-check'
import { fill } from '@/components/planner/plan-text'
import type { PanelCheckNumbers } from '@/lib/leads/panel-check'

export interface PanelCheckTickProps {
  /** Null where this tab has made no check. */
  numbers: PanelCheckNumbers | null
  isTicked: boolean
  setTicked: (isTicked: boolean) => void
  labels: { readonly label: string; readonly hint: string }
}

const neverChanges = () => () => undefined

/** The check made in this tab, and what goes along with the lead once the visitor ticks it. */
export function usePanelCheck() {
  const [isTicked, setTicked] = useState(false)
  const numbers = useSyncExternalStore(neverChanges, keptCheck, () => null)
  return { numbers, isTicked, setTicked, extra: isTicked && numbers ? { panel_check: numbers } : undefined }
}

export function PanelCheckTick({ numbers, isTicked, setTicked, labels }: PanelCheckTickProps) {
  if (!numbers) return null
  const { service_amps: service, load_amps: load, charger_amps: charger } = numbers
  return (
    <div className="sm:col-span-2">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ currentTarget }) => setTicked(currentTarget.checked)}
          aria-describedby="estimate-panel-check-hint"
          className="size-5 flex-none"
        />
        {labels.label}
      </label>
      <p id="estimate-panel-check-hint" className="text-sm text-muted">
        {fill(labels.hint, { service, load, charger })}
      </p>
    </div>
  )
}
