import { lazyImport } from '@/components/ui/lazy-import'
import type { MeterChoice, MeterProblem } from '@/lib/panel/meter/problems'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import type { ReadReply, ReadRequest } from './meter-worker'

interface Reading {
  /** Share of the file that was read, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Also ends the answers to choices. */
  readonly signal: AbortSignal
}

/** `failed`: the device refused to read the file. `unreachable`: the reader did not load. */
type Answer = ReadFile | MeterProblem | 'failed' | 'unreachable'

interface OpenFile {
  readonly answer: Answer
  /** What the file says by a choice; it is not read again. */
  readonly ask: (choice: MeterChoice) => Promise<Answer>
}

/** On a stalled network the visitor is told after this time. */
const START_LIMIT_MS = 6_000

/** Undefined where the worker did not start. Does not settle once `signal` is aborted. */
const openInWorker = (file: Blob, { onProgress, signal }: Reading) =>
  new Promise<OpenFile | undefined>(resolve => {
    const worker = new Worker(new URL('meter-worker.ts', import.meta.url))
    const send = (request: ReadRequest) => worker.postMessage(request)
    let next = (answer: Answer) => resolve({ answer, ask })
    const ask = (choice: MeterChoice) =>
      new Promise<Answer>(settle => {
        next = settle
        send({ choice })
      })
    const stalled = setTimeout(() => {
      worker.terminate()
      next('unreachable')
    }, START_LIMIT_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(stalled)
      worker.terminate()
    })
    worker.addEventListener('error', () => {
      clearTimeout(stalled)
      resolve(undefined)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
      clearTimeout(stalled)
      if ('share' in data) onProgress(data.share)
      else next(data.result ?? 'failed')
    })
    send({ file })
  })

const readerOfPage = lazyImport(() => import('@/lib/panel/meter/read-file'))
const noAnswer = (answer: Answer): OpenFile => ({ answer, ask: () => Promise.resolve(answer) })

/**
 * What a meter's file holds, or why it cannot be used. Read in a worker, so that the page stays
 * alive however large the file is; in the page itself where something blocks workers.
 */
export async function openMeter(file: Blob, reading: Reading): Promise<OpenFile> {
  const opened = 'Worker' in window ? await openInWorker(file, reading) : undefined
  if (opened) return opened
  const reader = await readerOfPage.get()
  if (!reader) return noAnswer('unreachable')
  return reader.openMeterFile(file, reading).then(
    answer => ({ answer: answer(), ask: choice => Promise.resolve(answer(choice)) }),
    () => noAnswer('failed'),
  )
}
