'use client'
// Step 3: the two pins, and the feet that the photo does not show.
import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import { pinNames, unplaced } from '@/lib/photo/session'
import { numberTyped, type TypedStepProps } from './typed'

export function PinsStep({ session, words, dispatch, typed, onType }: TypedStepProps) {
  const pinsWords = words.pins
  const [isTyping, setIsTyping] = useState(false)
  const isUnread = Number.isNaN(session.extraFt)
  // What is no number stays as it was typed.
  const shown = (isTyping || isUnread ? typed.extraFt : null) ?? (isUnread ? '' : String(session.extraFt))
  const [next] = unplaced(session, pinNames) as readonly (typeof pinNames)[number][]
  return (
    <>
      <p className="text-sm">{pinsWords.lead}</p>
      {/* Two lines from the start: the photo must not move under a finger that places a pin. */}
      <p role="status" className="min-h-[2lh] text-sm">
        {next ? <b>{pinsWords.place[next]}</b> : pinsWords.done}
      </p>
      <TextField
        id="photo-extra"
        label={pinsWords.extra}
        hint={pinsWords.extraHint}
        error={isUnread ? pinsWords.extraUnread : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={({ currentTarget: { value } }) => {
          setIsTyping(true)
          onType({ ...typed, extraFt: value })
          dispatch({ type: 'setExtra', extraFt: numberTyped(value), group: 'extra' })
        }}
        onBlur={() => {
          setIsTyping(false)
          dispatch({ type: 'endStep' })
        }}
      />
    </>
  )
}
