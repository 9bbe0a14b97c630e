// Reads a meter's file in a thread of its own; ./read-meter starts it.
import type { MeterChoice, MeterProblem } from '@/lib/panel/meter/problems'
import { type ReadFile, readMeterFile } from '@/lib/panel/meter/read-file'

export interface ReadRequest {
  readonly file: Blob
  readonly choice: MeterChoice | undefined
}

export type ReadReply =
  | { readonly share: number }
  | { readonly result: ReadFile | MeterProblem }
  /** The device refused to read the file. */
  | { readonly result: null }

const reply = (message: ReadReply) => self.postMessage(message)

self.addEventListener('message', ({ data: { file, choice } }: MessageEvent<ReadRequest>) => {
  reply({ share: 0 })
  readMeterFile(file, { onProgress: share => reply({ share }), ...(choice && { choice }) }).then(
    result => reply({ result }),
    () => reply({ result: null }),
  )
})
