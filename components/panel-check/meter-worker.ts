// Reads a meter's file in a thread of its own, and answers questions about it from there;
// ./read-meter starts it.
import { isProblem, type MeterChoice, type MeterProblem } from '@/lib/panel/meter/problems'
import { type Answer, openMeterFile, type ReadFile } from '@/lib/panel/meter/read-file'

/** First the file, then a choice for each further answer. */
export type ReadRequest = { readonly file: Blob } | { readonly choice: MeterChoice }

export type ReadReply =
  | { readonly share: number }
  | { readonly result: ReadFile | MeterProblem }
  /** The device refused to read the file. */
  | { readonly result: null }

const reply = (message: ReadReply) => self.postMessage(message)

/** Hands the demands over: copying those of a million rows stops the page for 0.1 s. */
function replyWith(result: ReadFile | MeterProblem) {
  if (isProblem(result)) return reply({ result })
  const { minutes, kw, lengthMin, doubts } = result.demands
  const buffers = [minutes.buffer, kw.buffer, lengthMin.buffer, doubts.buffer]
  const transfer = buffers.filter(buffer => buffer instanceof ArrayBuffer)
  self.postMessage({ result } satisfies ReadReply, { transfer })
}

let answer: Answer | undefined

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  if ('choice' in data) return answer ? replyWith(answer(data.choice)) : reply({ result: null })
  reply({ share: 0 })
  openMeterFile(data.file, { onProgress: share => reply({ share }) }).then(
    opened => {
      answer = opened
      replyWith(opened())
    },
    () => reply({ result: null }),
  )
})
