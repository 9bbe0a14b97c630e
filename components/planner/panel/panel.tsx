'use client'
// The panel over the stage: four steps of which one is open, further settings, and the price in the foot.
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import type { WebhookMode } from '@/lib/env'
import type { Estimate, Route } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import { ChargerStep } from '../controls/charger-step'
import type { StepProps } from '../controls/step'
import { EstimateDetails, EstimateSection } from '../estimate/estimate-section'
import { describeFigures, describePlace } from '../plan-text'
import type { CurrentView } from '../plan-view'
import { plannerSteps, type PlannerStep } from '../steps'
import type { LaterParts } from './lazy-parts'
import type { PlanPhotos } from '../submission/send-plan'
import './panel.css'
import { PanelFoot } from './panel-foot'
import { SheetGrip } from './sheet-grip'
import { scrollInPanel } from './scroll-in-panel'
import { useFragment } from './use-fragment'
import type { Sheet } from './use-sheet'

interface PanelProps extends StepProps {
  /** Null until they are loaded. */
  parts: LaterParts | null
  route: Route
  estimate: Estimate
  isReady: boolean
  isLive: boolean
  /** Id of the text that says where the charger is. */
  readoutId: string
  step: PlannerStep
  /** `keepsView`: the stage goes on showing what it shows. */
  onStep: (step: PlannerStep, keepsView?: boolean) => void
  port: CarPort
  onPort: (port: CarPort) => void
  sheet: Sheet
  body: Ref<HTMLDivElement>
  view: RefObject<CurrentView>
  webhook: string
  mode: WebhookMode
  hrefs: { call: string; text: string }
  notice: ReactNode
  photos?: PlanPhotos | undefined
  photoNote: ReactNode
  ref: Ref<HTMLDivElement>
}

const titleId = (step: PlannerStep) => `plan-step-${step}`

export function Panel({
  ref,
  body,
  parts,
  plan,
  route,
  estimate,
  labels,
  dispatch,
  isReady,
  isLive,
  readoutId,
  step,
  onStep,
  port,
  onPort,
  sheet,
  view,
  webhook,
  mode,
  hrefs,
  notice,
  photos,
  photoNote,
}: PanelProps) {
  const words = labels.panel
  const steps = useRef<HTMLDivElement>(null)
  const [isWhyOpen, setIsWhyOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)

  const { setSize } = sheet
  /** Opens a step, and the sheet where it is closed. `change` sets more state for the same rendering. */
  const open = useCallback(
    (next: PlannerStep, change?: () => void, keepsView?: boolean) => {
      flushSync(() => {
        onStep(next, keepsView)
        setSize(size => (size === 'peek' ? 'half' : size))
        change?.()
      })
      if (steps.current) steps.current.scrollTop = 0
    },
    [onStep, setSize],
  )
  /** Send Plan sends the view that is shown, also at the press that answers its question. */
  const openPlan = useCallback(() => {
    open('plan', undefined, true)
    // The contact fields need the room.
    setSize('full')
  }, [open, setSize])
  useFragment(isReady && parts !== null, open)
  const next = plannerSteps[plannerSteps.indexOf(step) + 1]
  const openNext = (following: PlannerStep) => {
    open(following)
    document.getElementById(titleId(following))?.focus()
  }
  const explainPrice = () => {
    open('plan', () => setIsWhyOpen(true))
    const details = document.getElementById('plan-why')
    scrollInPanel(details)
    details?.querySelector('summary')?.focus()
  }

  const stepProps = { plan, labels, dispatch }
  // Steps that are not open follow after the next paint, so that they hold up no input.
  const current = useMemo(() => ({ plan, route, estimate }), [plan, route, estimate])
  const later = useDeferredValue(current)
  const place = step === 'place' ? plan : later.plan
  const priced = step === 'plan' ? current : later
  const contents: Readonly<Record<PlannerStep, ReactNode>> = {
    charger: <ChargerStep {...stepProps} />,
    panel: parts && <parts.PanelStep {...stepProps} />,
    place: (
      <>
        {parts && <parts.PlaceStep {...stepProps} plan={place} port={port} onPort={onPort} />}
        <p id={readoutId} className="sr-only">
          {`${describePlace(plan, labels)} ${describeFigures(plan, route, labels)}.`}
        </p>
      </>
    ),
    plan: (
      <>
        <EstimateSection {...priced} labels={labels} />
        {parts && (
          <parts.SendPlan
            {...{ view, webhook, mode, labels, hrefs, notice, photos, photoNote }}
            onSubmit={openPlan}
            onSendingChange={setIsSending}
          />
        )}
        <div className="wide">
          <EstimateDetails {...priced} {...{ labels, isWhyOpen }} onWhy={setIsWhyOpen} />
          <p className="needs-script mt-3 text-xs text-muted">{labels.keep.kept}</p>
        </div>
      </>
    ),
  }

  return (
    <div ref={ref} className="planner-panel">
      <SheetGrip isReady={isReady} sheet={sheet} words={words} />
      <div ref={body} className="planner-body">
        <nav aria-label={words.steps} className="needs-script">
          <ol className="planner-tabs">
            {plannerSteps.map(one => (
              <li key={one}>
                <button
                  type="button"
                  disabled={!isReady}
                  aria-current={one === step ? 'step' : undefined}
                  onClick={() => open(one)}
                >
                  {words.tabs[one]}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div ref={steps} className="planner-steps">
          {plannerSteps.map(one => (
            <fieldset
              key={one}
              disabled={!isReady}
              data-open={one === step || undefined}
              className={one === 'plan' ? 'planner-step' : 'planner-step needs-script'}
            >
              {/* Its tab names the step; the heading takes the focus. */}
              <legend className="sr-only">
                <h2 id={titleId(one)} tabIndex={-1} className="text-base outline-none">
                  {words.titles[one]}
                </h2>
              </legend>
              {contents[one]}
            </fieldset>
          ))}
          {parts && (
            <fieldset disabled={!isReady} className="needs-script">
              <legend className="sr-only">{words.moreSettings}</legend>
              <parts.MoreSettings {...stepProps} />
            </fieldset>
          )}
        </div>
      </div>
      <PanelFoot
        {...{ parts, route, estimate, labels, isLive, isReady }}
        onNext={next ? () => openNext(next) : null}
        onWhy={explainPrice}
        isSending={isSending}
        canSend={isReady && parts !== null}
      />
    </div>
  )
}
