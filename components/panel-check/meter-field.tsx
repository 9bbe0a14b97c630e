'use client'

import { useRef, useState } from 'react'
import type { PanelCheckLabels } from '@/content/words/panel-check'
import { lazyImport } from '@/components/ui/lazy-import'
import { fill } from '@/lib/template'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import type { MeterProblem } from '@/lib/panel/meter/problems'
import type * as MeterFile from './meter-file'

interface MeterFieldProps {
  labels: PanelCheckLabels['meter']
  /** Null while there is no file that can be used. */
  onRead: (file: ReadFile | null) => void
}

type State =
  | { readonly status: 'empty' | 'failed' | 'unreachable' }
  | { readonly status: 'reading'; readonly percent: number }
  | { readonly status: 'refused'; readonly problem: MeterProblem; readonly code: typeof MeterFile }
  | { readonly status: 'read'; readonly file: ReadFile; readonly code: typeof MeterFile }

const ACCEPT = '.xml,.csv,.tsv,.txt,application/xml,text/xml,text/csv,text/tab-separated-values,text/plain'
/** The readers and what shows their result: too large for visitors without a file. */
const lazyMeterFile = lazyImport(() => import('./meter-file'))

/** Painting each step would take longer than reading a file of a year. */
const PROGRESS_EVERY_MS = 400

/** Takes the meter's file by drop or by button, and shows what was understood of it. */
export function MeterField({ labels, onRead }: MeterFieldProps) {
  const [state, setState] = useState<State>({ status: 'empty' })
  const [isOver, setIsOver] = useState(false)
  const reading = useRef<AbortController | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
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
    try {
      const result = await code.readMeterFile(file, { signal: stop.signal, onProgress })
      if (stop.signal.aborted) return
      if ('problem' in result) return setState({ status: 'refused', problem: result, code })
      setState({ status: 'read', file: result, code })
      onRead(result)
    } catch {
      // The device refused to read the file, or another one was chosen meanwhile.
      if (!stop.signal.aborted) setState({ status: 'failed' })
    }
  }

  return (
    <div>
      <div
        onDragOver={event => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={event => {
          event.preventDefault()
          setIsOver(false)
          void take(event.dataTransfer.files[0])
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
              void take(input.files?.[0])
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
        {state.status === 'refused' ? (
          <p className="border-l-4 border-danger bg-sunken p-4 font-semibold">
            {state.code.problemText(state.problem, labels)}
          </p>
        ) : null}
        {state.status === 'read' ? (
          <p className="border-l-4 border-success bg-sunken p-4 font-semibold">
            {state.code.summaryText(state.file, labels)}
          </p>
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
      {state.status === 'read' ? <state.code.MeterResult file={state.file} labels={labels} /> : null}
      <p className="mt-4 max-w-text text-sm text-muted">{labels.where}</p>
      <p className="mt-2 max-w-text text-sm text-muted">{labels.solarNote}</p>
    </div>
  )
}
