'use client'
// Will the cable reach? A hint: neither part of the plan nor of what is sent.
import type { PlannerLabels } from '@/content/words/planner'
import { type CableReach as Reach, carPorts, type CarPort } from '@/lib/planner/cable'
import { SelectField } from '@/components/ui/field'
import { fill } from '@/lib/template'
import { usePlanner } from '@/components/planner/planner-context'

interface CableReachProps {
  reach: Reach
  port: CarPort
  onPort: (port: CarPort) => void
}

/** Whole feet, on the safe side: less to spare, more that is missing. */
function sentenceOf({ reaches, cableFt: cable, spareFt, moveFt }: Reach, words: PlannerLabels['inspector']['cable']) {
  if (reaches) return fill(words.reaches, { cable, spare: Math.floor(spareFt) })
  return fill(moveFt === null ? words.never : words.short, { cable, short: Math.ceil(-spareFt), move: moveFt ?? 0 })
}

export function CableReach({ reach, port, onPort }: CableReachProps) {
  const { labels } = usePlanner()
  const words = labels.inspector.cable
  return (
    <div>
      <SelectField
        id="plan-port"
        label={words.title}
        className="flex items-center gap-3"
        value={port}
        options={carPorts.map(value => ({ value, label: words.ports[value] }))}
        onChange={event => onPort(event.currentTarget.value as CarPort)}
      />
      <p role="status" className={`mt-1.5 text-sm ${reach.reaches ? 'text-muted' : 'font-semibold'}`}>
        {sentenceOf(reach, words)}
      </p>
    </div>
  )
}
