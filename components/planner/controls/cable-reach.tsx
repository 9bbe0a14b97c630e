'use client'
// Will the cable reach? A hint: neither part of the plan nor of what is sent.
import type { PlannerLabels } from '@/content/words/planner'
import type { Plan } from '@/lib/planner'
import { type CableReach as Reach, cableReach, carPorts, type CarPort } from '@/lib/planner/cable'
import { SelectField } from '@/components/ui/field'
import { fill } from '@/lib/template'
import { usePlanner } from '@/components/planner/planner-context'

interface CableReachProps {
  plan: Plan
  port: CarPort
  onPort: (port: CarPort) => void
}

/** Whole feet, on the safe side: less to spare, more that is missing. */
function sentenceOf(reach: Reach, words: PlannerLabels['inspector']['cable']): string {
  if (reach.reaches) return fill(words.reaches, { cable: reach.cableFt, spare: Math.floor(reach.spareFt) })
  const values = { cable: reach.cableFt, short: Math.ceil(reach.shortFt), move: reach.moveFt ?? 0 }
  return fill(reach.moveFt === null ? words.never : words.short, values)
}

export function CableReach({ plan, port, onPort }: CableReachProps) {
  const { labels } = usePlanner()
  const words = labels.inspector.cable
  const reach = cableReach(plan, port)
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
