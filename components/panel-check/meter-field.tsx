'use client'

import { type ReactNode, startTransition, useRef, useState } from 'react'
import type { PanelCheckLabels } from '@/content/words/panel-check'
import { lazyImport } from '@/components/ui/lazy-import'
import { fill } from '@/lib/template'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import type { MeterChoice, MeterProblem } from '@/lib/panel/meter/problems'
import { Button } from '@/components/ui/button'
import type * as MeterFile from './meter-file'
import { readMeter } from './read-meter'

/** A file that was read, with the code that shows its year. */
export interface ShownFile {
  readonly file: ReadFile
  /** Made up, and never sent. */
  readonly isExample: boolean
  readonly Replay: typeof MeterFile.Replay
}

interface MeterFieldProps {
  labels: PanelCheckLabels['meter']
  /** Of a solar home: why there is no replay. */
  noReplay: string
  howTo: ReactNode
  /** The page came with somebody's choices. */
  isLinked: boolean
  /** Null while there is no file that can be used. */
  onRead: (read: ShownFile | null) => void
  onAppliances: () => void
}

type State =
  | { readonly status: 'empty' | 'failed' | 'unreachable' }
  | { readonly status: 'reading'; readonly percent: number }
  | { readonly status: 'refused'; readonly problem: MeterProblem; readonly code: typeof MeterFile }
  | { readonly status: 'read'; readonly file: ReadFile; readonly isExample: boolean; readonly code: typeof MeterFile }

const ACCEPT = '.xml,.csv,.tsv,.txt,application/xml,text/xml,text/csv,text/tab-separated-values,text/plain'
/** The readers and what shows their result: too large for visitors without a file. */
const lazyMeterFile = lazyImport(() => import('./meter-file'))

/** Painting each step would take longer than reading a file of a year. */
const PROGRESS_EVERY_MS = 400

/** Takes the meter's file by drop or by button, and shows what was understood of it. */
export function MeterField({ labels, noReplay, howTo, isLinked, onRead, onAppliances }: MeterFieldProps) {
  const [state, setState] = useState<State>({ status: 'empty' })
  const [isOver, setIsOver] = useState(false)
  const reading = useRef<AbortController | null>(null)
  const chosen = useRef<File>(undefined)

  /** Without a file it is the example year. */
  async function take(file?: File, choice?: MeterChoice) {
    chosen.current = file
    reading.current?.abort()
    const stop = new AbortController()
    reading.current = stop
    setState({ status: 'reading', percent: 0 })
    onRead(null)
    const code = await lazyMeterFile.get()
    if (stop.signal.aborted) return
    if (!code) return setState({ status: 'unreachable' })
    let shownAtMs = performance.now()
    const onProgress = (share: number) => {
      const now = performance.now()
      if (now - shownAtMs < PROGRESS_EVERY_MS) return
      shownAtMs = now
      setState({ status: 'reading', percent: Math.floor(share * 100) })
    }
    const { signal } = stop
    const result = await readMeter(file ?? new Blob([code.exampleYearCsv()]), { choice, onProgress, signal })
    if (signal.aborted) return
    if (typeof result === 'string') return setState({ status: result })
    if ('problem' in result) return setState({ status: 'refused', problem: result, code })
    const isExample = file === undefined
    // In pieces, so that the page answers in between.
    startTransition(() => {
      setState({ status: 'read', file: result, isExample, code })
      onRead({ file: result, isExample, Replay: code.Replay })
    })
  }

  const question = state.status === 'refused' ? state.code.questionOf(state.problem) : null
  return (
    <div>
      {isLinked && state.status === 'empty' ? (
        <p className="mb-4 border-l-4 border-accent bg-sunken p-4">{labels.linked}</p>
      ) : null}
      <div
        onDragOver={event => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={event => {
          event.preventDefault()
          setIsOver(false)
          const [file] = event.dataTransfer.files
          if (file) void take(file)
        }}
        className={`rounded border-2 border-dashed bg-raised p-6 text-center ${isOver ? 'border-accent' : 'border-edge'}`}
      >
        <p className="mb-3 font-semibold">{labels.drop}</p>
        <label className="button option relative min-h-12 cursor-pointer bg-ink px-5 py-2.5 text-paper">
          {labels.choose}
          <input
            type="file"
            accept={ACCEPT}
            onFocus={() => void lazyMeterFile.get()}
            onChange={({ currentTarget: input }) => {
              const file = input.files?.[0]
              if (file) void take(file)
              // The same file can be chosen again.
              input.value = ''
            }}
            aria-describedby="check-file-hint"
            className="absolute inset-0 cursor-[inherit] opacity-0"
          />
        </label>
        <p id="check-file-hint" className="mt-3 text-sm text-muted">
          {labels.accepts} {labels.stays}
        </p>
      </div>
      <div role="status" className="mt-4">
        {state.status === 'reading' ? (
          <p className="font-semibold">{fill(labels.reading, { percent: state.percent })}</p>
        ) : null}
        {state.status === 'failed' || state.status === 'unreachable' ? (
          <p className="border-l-4 border-danger bg-sunken p-4 font-semibold">{labels[state.status]}</p>
        ) : null}
        {state.status === 'refused' && !question ? (
          <div className="border-l-4 border-danger bg-sunken p-4 font-semibold">
            <p>{state.code.problemText(state.problem, labels)}</p>
            {state.problem.problem === 'solar' ? <p className="mt-2">{noReplay}</p> : null}
          </div>
        ) : null}
        {state.status === 'read' ? (
          <div className="border-l-4 border-success bg-sunken p-4 font-semibold">
            {state.isExample ? <p className="mb-2">{labels.exampleNote}</p> : null}
            <p>{state.code.summaryText(state.file, labels)}</p>
          </div>
        ) : null}
      </div>
      {state.status === 'reading' ? (
        <button
          type="button"
          onClick={() => {
            reading.current?.abort()
            setState({ status: 'empty' })
          }}
          className="link mt-2 min-h-11 font-semibold"
        >
          {labels.stop}
        </button>
      ) : null}
      {state.status === 'refused' && question ? (
        <state.code.MeterQuestion
          question={question}
          labels={labels.question}
          onAnswer={choice => void take(chosen.current, choice)}
        />
      ) : null}
      {state.status === 'read' ? <state.code.MeterResult file={state.file} labels={labels} /> : null}
      {state.status === 'read' && !state.isExample ? null : howTo}
      <p className="mt-4 max-w-text text-sm text-muted">{labels.solarNote}</p>
      <h4 className="mt-5 font-semibold">{labels.others.title}</h4>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={onAppliances}>
          {labels.others.appliances}
        </Button>
        <Button variant="outline" size="small" onClick={() => void take()}>
          {labels.others.example}
        </Button>
      </div>
    </div>
  )
}
