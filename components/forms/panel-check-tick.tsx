'use client'

import { useState } from 'react'
import { keptCheck } from '@/components/panel-check/kept-check'
import { fill } from '@/components/planner/plan-text'

export interface PanelCheckTickProps {
  labels: { readonly label: string; readonly hint: string }
  /** What goes along with the lead: nothing until the visitor ticks it. */
  onChoose: (extra: object | undefined) => void
}

export function PanelCheckTick({ labels, onChoose }: PanelCheckTickProps) {
  const [numbers] = useState(keptCheck)
  if (!numbers) return null
  const { service_amps: service, load_amps: load, charger_amps: charger } = numbers
  return (
    <div className="sm:col-span-2">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? { panel_check: numbers } : undefined)}
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
