// Reads a meter's file in a thread of its own, and answers questions about it from there;
// ./read-meter starts it.
import type { MeterChoice, MeterProblem } from '@/lib/panel/meter/problems'
import { type Answer, openMeterFile, type ReadFile } from '@/lib/panel/meter/read-file'

/** First the file, then a choice for each further answer. */
export type ReadRequest = { readonly file: Blob } | { readonly choice: MeterChoice }

export type ReadReply =
  | { readonly share: number }
  | { readonly result: ReadFile | MeterProblem }
  /** The device refused to read the file. */
  | { readonly result: null }

const reply = (message: ReadReply) => self.postMessage(message)

let answer: Answer | undefined

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  if ('choice' in data) return reply({ result: answer?.(data.choice) ?? null })
  reply({ share: 0 })
  openMeterFile(data.file, { onProgress: share => reply({ share }) }).then(
    opened => {
      answer = opened
      reply({ result: opened() })
    },
    () => reply({ result: null }),
  )
})
