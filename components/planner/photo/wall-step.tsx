'use client'
// Step 2: what is marked on the wall, and one length of it.
import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import type { PlannerPhotoLabels } from '@/content/planner-photo-labels'
import { photoReferenceKinds } from '@/lib/leads/choices'
import { INCHES_PER_FOOT } from '@/lib/planner'
import { cornerNames, type Session, type SessionHistoryAction, unplaced, usualHeightsFt } from '@/lib/photo/session'
import { Choice } from '../controls/radio-group'
import { fill, formatFeetLong } from '../plan-text'

type Side = 'widthFt' | 'heightFt'
type Dispatch = (action: SessionHistoryAction) => void

const TAPED = 'taped'

/** Feet and inches of a length, as typed. */
const typedOf = (lengthFt: number | null): readonly [string, string] => {
  if (lengthFt === null) return ['', '']
  const inches = Math.round(lengthFt * INCHES_PER_FOOT * 10) / 10
  const feet = Math.floor(inches / INCHES_PER_FOOT)
  return [String(feet), String(Math.round((inches - feet * INCHES_PER_FOOT) * 10) / 10)]
}

/** Null for an empty or unreadable length. */
function lengthOf([feet, inches]: readonly [string, string]): number | null {
  const value = Number(feet || 0) + Number(inches || 0) / INCHES_PER_FOOT
  return value > 0 && Number.isFinite(value) ? value : null
}

function TapedSide({
  side,
  session,
  words,
  dispatch,
}: {
  side: Side
  session: Session
  words: PlannerPhotoLabels['wall']
  dispatch: Dispatch
}) {
  const { widthFt, heightFt } = session
  const [typed, setTyped] = useState<readonly [string, string] | null>(null)
  const shown = typed ?? typedOf(session[side])
  const labels = side === 'widthFt' ? [words.widthFt, words.widthIn] : [words.heightFt, words.heightIn]
  return (
    <div className="grid grid-cols-2 gap-2">
      {labels.map((label, part) => (
        <TextField
          key={label}
          id={`photo-${side}-${part}`}
          label={label}
          type="number"
          inputMode="decimal"
          min={0}
          autoComplete="off"
          value={shown[part] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const next = part === 0 ? ([value, shown[1]] as const) : ([shown[0], value] as const)
            setTyped(next)
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
            setTyped(null)
            dispatch({ type: 'endStep' })
          }}
        />
      ))}
    </div>
  )
}

export function WallStep({
  session,
  words,
  dispatch,
}: {
  session: Session
  words: PlannerPhotoLabels
  dispatch: Dispatch
}) {
  const labels = words.wall
  const { kind, widthFt, heightFt, isTaped } = session
  const [next] = unplaced(session, cornerNames)
  const heights = usualHeightsFt[kind]
  return (
    <>
      <Choice
        name="photo-kind"
        legend={labels.kind}
        value={kind}
        options={photoReferenceKinds.map(value => ({ value, label: labels.kinds[value] }))}
        onChoose={value => dispatch({ type: 'setKind', kind: value })}
        columns="grid-cols-2"
        tiles
      />
      <p role="status" className="text-sm">
        {labels.how[kind]} <b>{next ? fill(labels.place, { mark: words.marks[next].toLowerCase() }) : null}</b>
        {next ? null : labels.check}
      </p>
      {heights.length > 0 ? (
        <Choice
          name="photo-length"
          legend={labels.height[kind === 'wall' ? 'wall' : 'door']}
          value={isTaped ? TAPED : String(heightFt)}
          options={[
            ...heights.map(value => ({ value: String(value), label: formatFeetLong(value) })),
            { value: TAPED, label: labels.taped },
          ]}
          onChoose={value => {
            const isTape = value === TAPED
            dispatch({
              type: 'setLengths',
              widthFt: null,
              heightFt: isTape ? heightFt : Number(value),
              isTaped: isTape,
            })
          }}
          columns="grid-cols-2"
          tiles
        />
      ) : null}
      {isTaped ? (
        <div className="grid gap-2">
          <p className="text-sm text-muted">{labels.tapedLead}</p>
          <TapedSide side="heightFt" {...{ session, dispatch }} words={labels} />
          <TapedSide side="widthFt" {...{ session, dispatch }} words={labels} />
          <p role="status" className="text-sm font-semibold text-danger empty:hidden">
            {widthFt === null && heightFt === null ? labels.noLength : null}
          </p>
        </div>
      ) : null}
    </>
  )
}
