'use client'

import { type ReactNode, startTransition, useRef, useState } from 'react'
import type { PanelCheckWords } from '@/content/words/panel-check'
import { lazyImport } from '@/components/ui/lazy-import'
import { fill } from '@/lib/template'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import type { MeterProblem } from '@/lib/panel/meter/problems'
import { Button } from '@/components/ui/button'
import type { ShownFile } from './file-status'
import type * as MeterFile from './meter-file'

interface MeterFieldProps {
  words: PanelCheckWords['meter']
  serviceAmps: number
  /** Of a solar home: why there is no replay. */
  noReplay: string
  howTo: ReactNode
  /** The page came with somebody's choices. */
  isLinked: boolean
  /** Null while there is no file that can be used. */
  onRead: (read: ShownFile | null) => void
  onAppliances: () => void
}

type Ask = Awaited<ReturnType<typeof MeterFile.openMeter>>['ask']
type State =
  | { readonly status: 'empty' | 'failed' | 'unreachable' }
  | { readonly status: 'reading'; readonly percent: number }
  | { readonly status: 'refused'; readonly problem: MeterProblem; readonly ask: Ask; readonly code: typeof MeterFile }
  | { readonly status: 'read'; readonly shown: ShownFile; readonly code: typeof MeterFile }

const ACCEPT = '.xml,.csv,.tsv,.txt,application/xml,text/xml,text/csv,text/tab-separated-values,text/plain'
/** The readers and what shows their result: too large for visitors without a file. */
const lazyMeterFile = lazyImport(() => import('./meter-file'))

/** Painting each step would take longer than reading a file of a year. */
const PROGRESS_EVERY_MS = 400

function useMeterFile(onRead: MeterFieldProps['onRead']) {
  const [state, setState] = useState<State>({ status: 'empty' })
  const reading = useRef<AbortController | null>(null)

  const stop = () => {
    reading.current?.abort()
    setState({ status: 'empty' })
  }
  const show = (file: ReadFile, isExample: boolean, code: typeof MeterFile) => {
    reading.current?.abort()
    const shown = code.shownFile(file, isExample)
    // In pieces, so that the page answers in between.
    startTransition(() => {
      setState({ status: 'read', shown, code })
      onRead(shown)
    })
  }
  /** Without a file it is the example year. */
  async function take(file?: File) {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    setState({ status: 'reading', percent: 0 })
    onRead(null)
    const code = await lazyMeterFile.get()
    if (signal.aborted) return
    if (!code) return setState({ status: 'unreachable' })
    let shownAtMs = performance.now()
    const onProgress = (share: number) => {
      const now = performance.now()
      if (now - shownAtMs < PROGRESS_EVERY_MS) return
      shownAtMs = now
      setState({ status: 'reading', percent: Math.floor(share * 100) })
    }
    const { answer, ask } = await code.openMeter(file ?? new Blob([code.exampleYearCsv()]), { onProgress, signal })
    if (signal.aborted) return
    if (typeof answer === 'string') return setState({ status: answer })
    if ('problem' in answer) return setState({ status: 'refused', problem: answer, ask, code })
    show(answer, file === undefined, code)
  }
  return { state, take, stop, show }
}

function DropArea({ words, onFile }: { words: MeterFieldProps['words']; onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => file && onFile(file)
  return (
    <div
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files[0])
      }}
      className={`rounded border-2 border-dashed bg-raised p-6 text-center ${isOver ? 'border-accent' : 'border-edge'}`}
    >
      <p className="mb-3 font-semibold">{words.drop}</p>
      <label className="button option relative min-h-12 cursor-pointer bg-ink px-5 py-2.5 text-paper">
        {words.choose}
        <input
          type="file"
          accept={ACCEPT}
          onFocus={() => void lazyMeterFile.get()}
          onChange={({ currentTarget: input }) => {
            take(input.files?.[0])
            // The same file can be chosen again.
            input.value = ''
          }}
          aria-describedby="check-file-hint"
          className="absolute inset-0 cursor-[inherit] opacity-0"
        />
      </label>
      <p id="check-file-hint" className="mt-3 text-sm text-muted">
        {words.accepts} {words.stays}
      </p>
    </div>
  )
}

function Status({
  state,
  words,
  serviceAmps,
  noReplay,
}: { state: State } & Pick<MeterFieldProps, 'words' | 'serviceAmps' | 'noReplay'>) {
  if (state.status === 'empty') return null
  if (state.status === 'reading')
    return <p className="font-semibold">{fill(words.reading, { percent: state.percent })}</p>
  if (state.status === 'read')
    return <state.code.ReadSummary {...state.shown} file={state.shown.fileFor(serviceAmps)} words={words} />
  if (state.status === 'refused')
    return <state.code.Refusal problem={state.problem} words={words} noReplay={noReplay} />
  return <p className="border-l-4 border-danger bg-sunken p-4 font-semibold">{words[state.status]}</p>
}

/** Takes the meter's file by drop or by button, and shows what was understood of it. */
export function MeterField(props: MeterFieldProps) {
  const { words, serviceAmps, howTo, isLinked, onAppliances } = props
  const { state, take, stop, show } = useMeterFile(props.onRead)
  const question = state.status === 'refused' ? state.code.questionOf(state.problem) : null
  return (
    <div>
      {isLinked && state.status === 'empty' ? (
        <p className="mb-4 border-l-4 border-accent bg-sunken p-4">{words.linked}</p>
      ) : null}
      <DropArea words={words} onFile={file => void take(file)} />
      <div role="status" className="mt-4">
        <Status {...props} state={state} />
      </div>
      {state.status === 'reading' ? (
        <button type="button" onClick={stop} className="link mt-2 min-h-11 font-semibold">
          {words.stop}
        </button>
      ) : null}
      {state.status === 'refused' && question ? (
        <state.code.MeterQuestion
          question={question}
          words={words}
          ask={state.ask}
          onAnswer={file => show(file, false, state.code)}
        />
      ) : null}
      {state.status === 'read' ? (
        <state.code.MeterResult file={state.shown.fileFor(serviceAmps)} words={words} />
      ) : null}
      {state.status === 'read' && !state.shown.isExample ? null : howTo}
      <p className="mt-4 max-w-text text-sm text-muted">{words.solarNote}</p>
      <h4 className="mt-5 font-semibold">{words.others.title}</h4>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={onAppliances}>
          {words.others.appliances}
        </Button>
        <Button variant="outline" size="small" onClick={() => void take()}>
          {words.others.example}
        </Button>
      </div>
    </div>
  )
}
