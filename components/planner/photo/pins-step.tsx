'use client'
// Step 3: the two pins, and the feet that the photo does not show.
import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import type { PlannerPhotoLabels } from '@/content/planner-photo-labels'
import { MAX_EXTRA_FT, pinNames, type Session, type SessionHistoryAction, unplaced } from '@/lib/photo/session'

interface PinsStepProps {
  session: Session
  words: PlannerPhotoLabels
  dispatch: (action: SessionHistoryAction) => void
}

export function PinsStep({ session, words, dispatch }: PinsStepProps) {
  const labels = words.pins
  const [typed, setTyped] = useState<string | null>(null)
  const [next] = unplaced(session, pinNames) as readonly (typeof pinNames)[number][]
  return (
    <>
      <p className="text-sm">{labels.lead}</p>
      <p role="status" className="text-sm">
        {next ? <b>{labels.place[next]}</b> : labels.done}
      </p>
      <TextField
        id="photo-extra"
        label={labels.extra}
        hint={labels.extraHint}
        type="number"
        inputMode="decimal"
        min={0}
        max={MAX_EXTRA_FT}
        step={1}
        autoComplete="off"
        value={typed ?? String(session.extraFt)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const extraFt = Number(value)
          if (Number.isFinite(extraFt)) dispatch({ type: 'setExtra', extraFt, group: 'extra' })
        }}
        onBlur={() => {
          setTyped(null)
          dispatch({ type: 'endStep' })
        }}
      />
    </>
  )
}
