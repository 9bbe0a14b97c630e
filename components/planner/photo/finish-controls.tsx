'use client'
// What changes the finished picture at once: brand, conduit and the charger's height.
import { brandKeys, brands, conduitTypes, INCHES_PER_FOOT } from '@/lib/planner'
import { photoPointAt, planePointAt } from '@/lib/photo/plane'
import { fill } from '@/lib/template'
import { formatInches } from '@/components/planner/plan-text'
import type { Reading, Session, SessionHistoryAction } from '@/lib/photo/session'
import { HeightRange } from '@/components/planner/controls/height-slider'
import { Choice } from '@/components/planner/controls/radio-group'
import { usePhotoPlanner, usePlan, usePlanner } from '@/components/planner/planner-context'

const HEIGHT_ID = 'photo-height'
const GROUP = 'height'

interface FinishControlsProps {
  session: Session
  reading: Reading
  dispatch: (action: SessionHistoryAction) => void
}

export function FinishControls({ session, reading, dispatch }: FinishControlsProps) {
  const { words: plannerWords, dispatch: change } = usePlanner()
  const { words } = usePhotoPlanner()
  const { plan } = usePlan()
  const finishedWords = words.finished
  return (
    <>
      <Choice
        name="photo-brand"
        legend={finishedWords.brand}
        value={plan.brand}
        options={brandKeys.map(value => ({
          value,
          label: <span className="text-left text-sm">{brands[value].name}</span>,
        }))}
        onChoose={brand => change({ type: 'chooseBrand', brand })}
        columns="grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]"
        tiles
      />
      <Choice
        name="photo-conduit"
        legend={finishedWords.conduit}
        value={plan.conduitType}
        options={conduitTypes.map(value => ({ value, label: plannerWords.conduitTypes[value] }))}
        onChoose={conduitType => change({ type: 'setConduitType', conduitType })}
        columns="grid-cols-2"
      />
      <Height {...{ session, reading, dispatch }} />
    </>
  )
}

/** Of what is marked, only a window does not stand on the floor. */
function Height({ session, reading: { plane }, dispatch }: FinishControlsProps) {
  const { words } = usePhotoPlanner()
  const { kind, points } = session
  const at = plane && planePointAt(plane, points.charger)
  if (!plane || !at || kind === 'window') return null
  const heightIn = Math.round(at.yFt * INCHES_PER_FOOT)
  return (
    <div>
      <label htmlFor={HEIGHT_ID} className="block font-semibold">
        {words.finished.height}
      </label>
      <HeightRange
        id={HEIGHT_ID}
        aria-describedby={`${HEIGHT_ID}-text`}
        heightIn={heightIn}
        onHeight={wantedIn => {
          const to = photoPointAt(plane, { xFt: at.xFt, yFt: wantedIn / INCHES_PER_FOOT })
          if (to) dispatch({ type: 'move', mark: 'charger', to, group: GROUP })
        }}
        endStep={() => dispatch({ type: 'endStep' })}
      />
      <p id={`${HEIGHT_ID}-text`} className="text-sm text-muted">
        {fill(words.finished.heightOf, { height: formatInches(heightIn / INCHES_PER_FOOT) })}
      </p>
    </div>
  )
}
