'use client'
// The inspector over the stage: four steps of which one is open, further settings, and the price in
// the foot.
import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import type { Plan } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import { ChargerStep } from '@/components/planner/controls/charger-step'
import { EstimateDetails, EstimateSection } from '@/components/planner/estimate/estimate-section'
import { describeFigures, describePlace } from '@/components/planner/plan-text'
import { READOUT_ID, usePlan, usePlanner } from '@/components/planner/planner-context'
import { StepTabs } from '@/components/planner/step-tabs'
import { plannerSteps, type PlannerStep } from '@/components/planner/steps'
import type { PlanReport } from '@/components/planner/submission/plan-report'
import { useOwnSwipes } from '@/components/planner/use-own-swipes'
import { fill } from '@/lib/template'
import { InspectorFoot } from './inspector-foot'
import type { Deferred } from './use-deferred'
import type { Sheet } from './use-sheet'

interface InspectorProps {
  /** The parts that are loaded after the first step; null before. */
  deferred: Deferred | null
  step: PlannerStep
  port: CarPort
  onPort: (port: CarPort) => void
  sheet: Sheet
  /** False while another live region announces the price. */
  isLive: boolean
  /** Above the steps, where they cover nothing of the stage. */
  notices: ReactNode
  body: Ref<HTMLDivElement>
  steps: Ref<HTMLDivElement>
  ref: Ref<HTMLDivElement>
}

function useOpening({ setSize }: Sheet) {
  const { showStep, scrollInInspector } = usePlanner()
  /**
   * Opens a step, and the sheet where it is closed. `change` sets more state for the same
   * rendering.
   */
  const open = useCallback(
    (next: PlannerStep, change?: () => void) => {
      flushSync(() => {
        showStep(next)
        setSize(size => (size === 'peek' ? 'half' : size))
        change?.()
      })
      scrollInInspector('start')
    },
    [showStep, setSize, scrollInInspector],
  )
  const makeRoomForContact = useCallback(() => {
    scrollInInspector('start')
    setSize('full')
  }, [scrollInInspector, setSize])
  return { open, makeRoomForContact }
}

const stepOf: Readonly<Record<string, PlannerStep>> = {
  '#plan-estimate': 'plan',
  '#send-plan': 'plan',
  '#plan-guidance': 'place',
}

/**
 * An address that names a part of a step opens that step, once the parts are loaded. `open` must
 * render before it returns.
 */
function useFragment(isReady: boolean, open: (step: PlannerStep) => void): void {
  useEffect(() => {
    if (!isReady) return
    const follow = () => {
      const step = stepOf[location.hash]
      if (step === undefined) return
      open(step)
      document.querySelector(location.hash)?.scrollIntoView({ block: 'nearest' })
    }
    // Not within the effect, where React cannot render synchronously.
    queueMicrotask(follow)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [isReady, open])
}

/** Drag it, press it, or use the arrow keys to change the sheet's height. */
function SheetGrip({ sheet }: { sheet: Sheet }) {
  const { isReady, words } = usePlanner()
  const { grip, gripSizes } = words.inspector
  const button = useRef<HTMLButtonElement>(null)
  useOwnSwipes(button)
  return (
    <button
      ref={button}
      type="button"
      disabled={!isReady}
      aria-label={fill(grip, { size: gripSizes[sheet.size] })}
      className="planner-grip needs-script"
      {...sheet.grip}
    />
  )
}

/** Its tab names the step; the heading takes the focus. */
function Step({ name, isOpen, children }: { name: PlannerStep; isOpen: boolean; children: ReactNode }) {
  const { words, isReady, focusables } = usePlanner()
  return (
    <fieldset
      disabled={!isReady}
      data-open={isOpen || undefined}
      className={name === 'plan' ? 'planner-step' : 'planner-step needs-script'}
    >
      <legend className="sr-only">
        <h2 ref={title => void focusables.set(name, title)} tabIndex={-1} className="text-base outline-none">
          {words.inspector.titles[name]}
        </h2>
      </legend>
      {children}
    </fieldset>
  )
}

function Readout() {
  const { words } = usePlanner()
  const { plan, route } = usePlan()
  return (
    <p id={READOUT_ID} className="sr-only">
      {`${describePlace(plan, words)} ${describeFigures(plan, route, words)}.`}
    </p>
  )
}

function MoreSettings({ View, plan }: { View: Deferred['MoreSettings']; plan: Plan }) {
  const { words, isReady } = usePlanner()
  return (
    <fieldset disabled={!isReady} className="needs-script">
      <legend className="sr-only">{words.inspector.moreSettings}</legend>
      <View plan={plan} />
    </fieldset>
  )
}

export function Inspector({ ref, body, steps, deferred, step, port, onPort, sheet, isLive, notices }: InspectorProps) {
  const { words, isReady, scrollInInspector, focusables } = usePlanner()
  const priced = usePlan()
  const inspectorWords = words.inspector
  const why = useRef<HTMLElement>(null)
  const [isWhyOpen, setIsWhyOpen] = useState(false)
  const [report, setReport] = useState<PlanReport>({ phase: 'idle' })

  const { open, makeRoomForContact } = useOpening(sheet)
  useFragment(isReady && deferred !== null, open)
  const next = plannerSteps[plannerSteps.indexOf(step) + 1]
  const openNext = (following: PlannerStep) => {
    open(following)
    focusables.get(following)?.focus()
  }
  const explainPrice = () => {
    open('plan', () => setIsWhyOpen(true))
    scrollInInspector(why.current)
    why.current?.focus()
  }

  // Steps that are not open follow after the next paint, so that they hold up no input.
  const later = useDeferredValue(priced)
  const { plan } = priced
  const shown = step === 'plan' ? priced : later
  const contents: Readonly<Record<PlannerStep, ReactNode>> = {
    charger: <ChargerStep brand={plan.brand} amps={plan.amps} />,
    panel: deferred && <deferred.PanelStep plan={plan} />,
    place: (
      <>
        {deferred && <deferred.PlaceStep plan={step === 'place' ? plan : later.plan} port={port} onPort={onPort} />}
        <Readout />
      </>
    ),
    plan: (
      <>
        <EstimateSection priced={shown} />
        {deferred && <deferred.SendPlan onSubmit={makeRoomForContact} report={report} setReport={setReport} />}
        <div className="wide">
          <EstimateDetails priced={shown} {...{ isWhyOpen, why }} onWhy={setIsWhyOpen} />
          <p className="needs-script mt-3 text-xs text-muted">{words.keep.kept}</p>
        </div>
      </>
    ),
  }

  return (
    <div ref={ref} className="planner-inspector">
      <SheetGrip sheet={sheet} />
      {notices}
      <div ref={body} className="planner-body">
        <StepTabs
          className="needs-script"
          label={inspectorWords.steps}
          steps={plannerSteps}
          words={inspectorWords.tabs}
          current={step}
          isDisabled={() => !isReady}
          onOpen={open}
        />
        <div ref={steps} className="planner-steps">
          {plannerSteps.map(one => (
            <Step key={one} name={one} isOpen={one === step}>
              {contents[one]}
            </Step>
          ))}
          {deferred && <MoreSettings View={deferred.MoreSettings} plan={plan} />}
        </div>
      </div>
      <InspectorFoot
        {...{ deferred, isLive, report }}
        onNext={next ? () => openNext(next) : null}
        onWhy={explainPrice}
        onAgain={() => setReport({ phase: 'idle' })}
      />
    </div>
  )
}
