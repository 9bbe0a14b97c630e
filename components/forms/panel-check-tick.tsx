'use client'

import { useId, useState } from 'react'
import { keptCheck } from '@/components/panel-check/kept-check'
import { fill } from '@/lib/template'

export interface PanelCheckTickProps {
  words: { readonly label: string; readonly hint: string; readonly replayHint: string }
  /** What goes along with the lead: nothing until the visitor ticks it. */
  chosen: object | undefined
  onChoose: (chosen: object | undefined) => void
  className?: string
}

export function PanelCheckTick({ words, chosen, onChoose, className }: PanelCheckTickProps) {
  const [numbers] = useState(keptCheck)
  const hint = useId()
  if (!numbers) return null
  const { service_amps: service, load_amps: load, charger_amps: charger, replay } = numbers
  return (
    <div className={className}>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? { panel_check: numbers } : undefined)}
          aria-describedby={hint}
          className="size-5 flex-none"
        />
        {words.label}
      </label>
      <p id={hint} className="text-sm text-muted">
        {fill(words.hint, { service, load, charger })}
        {replay ? ` ${fill(words.replayHint, { filled: replay.filled, nights: replay.nights })}` : null}
      </p>
    </div>
  )
}
