import { lazyImport } from '@/components/ui/lazy-import'
import type { MeterChoice, MeterProblem } from '@/lib/panel/meter/problems'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import type { ReadReply, ReadRequest } from './meter-worker'

interface Reading {
  readonly choice: MeterChoice | undefined
  /** Share of the file that was read, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** `failed`: the device refused to read the file. `unreachable`: the reader did not load. */
type Answer = ReadFile | MeterProblem | 'failed' | 'unreachable'

/** On a stalled network the visitor is told after this time. */
const START_LIMIT_MS = 6_000

/** Undefined where the worker did not start. Does not settle once `signal` is aborted. */
const readInWorker = (file: Blob, { choice, onProgress, signal }: Reading) =>
  new Promise<Answer | undefined>(resolve => {
    const worker = new Worker(new URL('meter-worker.ts', import.meta.url))
    const stalled = setTimeout(() => end('unreachable'), START_LIMIT_MS)
    const stop = () => {
      clearTimeout(stalled)
      worker.terminate()
    }
    signal.addEventListener('abort', stop)
    const end = (answer?: Answer) => {
      stop()
      resolve(answer)
    }
    worker.addEventListener('error', () => end())
    worker.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
      clearTimeout(stalled)
      if ('share' in data) onProgress(data.share)
      else end(data.result ?? 'failed')
    })
    worker.postMessage({ file, choice } satisfies ReadRequest)
  })

const readerOfPage = lazyImport(() => import('@/lib/panel/meter/read-file'))

/**
 * What a meter's file holds, or why it cannot be used. Read in a worker, so that the page stays
 * alive however large the file is; in the page itself where something blocks workers.
 */
export async function readMeter(file: Blob, reading: Reading): Promise<Answer> {
  const answer = 'Worker' in window ? await readInWorker(file, reading) : undefined
  if (answer !== undefined) return answer
  const reader = await readerOfPage.get()
  if (!reader) return 'unreachable'
  const { choice, onProgress } = reading
  return reader.readMeterFile(file, { onProgress, ...(choice && { choice }) }).catch(() => 'failed' as const)
}
