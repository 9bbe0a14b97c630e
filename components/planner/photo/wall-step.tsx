'use client'
// Step 2: what is marked on the wall, and one length of it.
import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/components/ui/field'
import { photoReferenceKinds } from '@/lib/leads/choices'
import { INCHES_PER_FOOT } from '@/lib/planner'
import { cornerNames, type Reading, unplaced, usualHeightsFt } from '@/lib/photo/session'
import { Choice } from '@/components/planner/controls/radio-group'
import { fill } from '@/lib/template'
import { formatFeetLong } from '@/components/planner/plan-text'
import { type Lengths, numberTyped, type TypedStepProps } from './typed'
import { bothSidesAsked } from './words'

type Side = 'widthFt' | 'heightFt'

const TAPED = 'taped'

/** Feet and inches of a length, as typed. */
const typedOf = (lengthFt: number | null): Lengths => {
  if (lengthFt === null || Number.isNaN(lengthFt)) return ['', '']
  const inches = Math.round(lengthFt * INCHES_PER_FOOT * 10) / 10
  const feet = Math.floor(inches / INCHES_PER_FOOT)
  return [String(feet), String(Math.round((inches - feet * INCHES_PER_FOOT) * 10) / 10)]
}

/** Null for an empty length, NaN for one that is no length. */
function lengthOf([feet, inches]: Lengths): number | null {
  if (`${feet}${inches}`.trim() === '') return null
  const value = numberTyped(feet) + numberTyped(inches) / INCHES_PER_FOOT
  return value > 0 ? value : NaN
}

function TapedSide({ side, session, words, dispatch, typed, onType }: TypedStepProps & { side: Side }) {
  const { widthFt, heightFt } = session
  const isUnread = Number.isNaN(session[side])
  const [isTyping, setIsTyping] = useState(false)
  // What is no length stays as it was typed.
  const shown = (isTyping || isUnread ? typed[side] : null) ?? typedOf(session[side])
  const { wall } = words
  const labels = side === 'widthFt' ? [wall.widthFt, wall.widthIn] : [wall.heightFt, wall.heightIn]
  const faulty = isUnread ? Math.max(0, shown.map(numberTyped).findIndex(Number.isNaN)) : null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
      {labels.map((label, part) => (
        <TextField
          key={label}
          id={`photo-${side}-${part}`}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          value={shown[part] ?? ''}
          error={faulty === part ? wall.unread : undefined}
          onChange={({ currentTarget: { value } }) => {
            const next: Lengths = part === 0 ? [value, shown[1]] : [shown[0], value]
            setIsTyping(true)
            onType({ ...typed, [side]: next })
            dispatch({
              type: 'setLengths',
              widthFt,
              heightFt,
              isTaped: true,
              [side]: lengthOf(next),
              group: `tape-${side}`,
            })
          }}
          onBlur={() => {
            setIsTyping(false)
            dispatch({ type: 'endStep' })
          }}
        />
      ))}
    </div>
  )
}

export function WallStep({ reading, ...props }: TypedStepProps & { reading: Reading }) {
  const { session, words, dispatch } = props
  const wallWords = words.wall
  const { kind, widthFt, heightFt, isTaped } = session
  const [next] = unplaced(session, cornerNames)
  const heights = usualHeightsFt[kind]
  const asked = bothSidesAsked(session, reading, words)
  const needsBoth = asked !== null
  const sides = useRef<HTMLDivElement>(null)
  const isWaiting = reading.problem === 'frame' || reading.problem === 'door'
  useEffect(() => {
    if (isWaiting) sides.current?.scrollIntoView({ block: 'nearest' })
  }, [isWaiting])
  const isMissing = needsBoth ? widthFt === null || heightFt === null : widthFt === null && heightFt === null
  return (
    <>
      <Choice
        name="photo-kind"
        legend={wallWords.kind}
        value={kind}
        options={photoReferenceKinds.map(value => ({ value, label: wallWords.kinds[value] }))}
        onChoose={value => dispatch({ type: 'setKind', kind: value })}
        columns="grid-cols-2"
        tiles
      />
      <p role="status" className="text-sm">
        {wallWords.how[kind]} <b>{next ? fill(wallWords.place, { mark: words.marks[next].toLowerCase() }) : null}</b>
        {next ? null : wallWords.check}
      </p>
      {heights.length > 0 ? (
        <Choice
          name="photo-length"
          legend={wallWords.height[kind === 'wall' ? 'wall' : 'door']}
          value={isTaped ? TAPED : String(heightFt)}
          options={[
            ...heights.map(value => ({ value: String(value), label: formatFeetLong(value) })),
            { value: TAPED, label: wallWords.taped },
          ]}
          onChoose={value => {
            const isTape = value === TAPED
            dispatch({
              type: 'setLengths',
              // Where both sides are needed, the width goes on beside a usual height.
              widthFt: needsBoth ? widthFt : null,
              heightFt: isTape ? heightFt : Number(value),
              isTaped: isTape,
            })
          }}
          columns="grid-cols-2"
          tiles
        />
      ) : null}
      {isTaped || needsBoth ? (
        <div ref={sides} className="grid gap-2">
          <p className={needsBoth ? 'text-sm font-semibold' : 'text-sm text-muted'}>{asked ?? wallWords.tapedLead}</p>
          <TapedSide side="heightFt" {...props} />
          <TapedSide side="widthFt" {...props} />
          <p role="status" className="text-sm font-semibold text-danger empty:hidden">
            {isMissing ? (needsBoth ? wallWords.noBoth : wallWords.noLength) : null}
          </p>
        </div>
      ) : null}
    </>
  )
}
