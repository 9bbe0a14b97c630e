// Reads a request body up to a limit, whatever Content-Length says, and within a time limit.
import { Problem } from './problem'

/** A form has room for a long page address, which is cut; a plan for a picture of 1 MiB, a third larger as base64. */
export const BODY_LIMIT_BYTES = { form: 256 * 1024, plan: 2 * 1024 * 1024 } as const

/**
 * The runtime hands over 4 kB at a time, and each hand-over costs it about 0.1 ms: a plan of 75 kB took 2 ms, read or discarded.
 */
const CHUNK_BYTES = 32 * 1024

type Chunk = ReadableStreamReadResult<Uint8Array>

/** How much of a refused body is still read: a sender whose connection is cut may never see the response. */
const DISCARD_LIMIT_BYTES = 64 * 1024 * 1024
const DISCARD_TIMEOUT_MS = 10_000

/** The body as UTF-8 text. Throws a Problem when it is too large, slower than `timeoutMs` or not UTF-8. */
export async function readText(request: Request, limitBytes: number, timeoutMs: number): Promise<string> {
  const bytes = await readBytes(request, limitBytes, timeoutMs)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new Problem('malformed_body', 'The body is not valid UTF-8')
  }
}

/** The body as it is. Throws a Problem when it is too large or slower than `timeoutMs`. */
export async function readBytes(request: Request, limitBytes: number, timeoutMs: number): Promise<Uint8Array> {
  const tooLarge = () => new Problem('body_too_large', `The body may have at most ${limitBytes} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge()
  if (request.body === null) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let length = 0
  let buffer: ArrayBufferLike = new ArrayBuffer(CHUNK_BYTES)
  const reader = byteReader(request.body)
  const end = deadline(timeoutMs)
  try {
    for (;;) {
      const result: Chunk | 'passed' = await Promise.race([readChunk(reader, buffer), end.passed])
      if (result === 'passed') throw new Problem('body_timeout', 'The body took too long to arrive')
      if (result.done) break
      length += result.value.byteLength
      if (length > limitBytes) {
        // discardBody reads the rest. (After a timeout the pending read keeps the lock, and discardBody does nothing.)
        reader.releaseLock()
        throw tooLarge()
      }
      // A copy: a sender of single bytes would hold a whole buffer with each.
      chunks.push(result.value.slice())
      buffer = result.value.buffer
    }
  } finally {
    end.clear()
  }
  return concat(chunks, length)
}

/** Reads the rest of a refused body, up to a limit. Never throws. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body === null || request.body.locked) return
  const end = deadline(DISCARD_TIMEOUT_MS)
  const reader = byteReader(request.body)
  try {
    let buffer: ArrayBufferLike = new ArrayBuffer(CHUNK_BYTES)
    for (let length = 0; length < DISCARD_LIMIT_BYTES;) {
      const result: Chunk | 'passed' = await Promise.race([readChunk(reader, buffer), end.passed])
      if (result === 'passed' || result.done) break
      length += result.value.byteLength
      buffer = result.value.buffer
    }
    await reader.cancel()
  } catch {
    // The sender has disconnected, or the body was read before.
  } finally {
    end.clear()
  }
}

const byteReader = (body: ReadableStream) => (body as ReadableStream<Uint8Array>).getReader({ mode: 'byob' })

/** What has arrived, in `buffer`, which then belongs to the result. */
const readChunk = (reader: ReadableStreamBYOBReader, buffer: ArrayBufferLike): Promise<Chunk> =>
  reader.read(new Uint8Array(buffer))

function deadline(afterMs: number) {
  let clear = () => {}
  const passed = new Promise<'passed'>(resolve => {
    const timer = setTimeout(() => resolve('passed'), afterMs)
    clear = () => clearTimeout(timer)
  })
  return { passed, clear }
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks
  if (chunks.length === 1 && only) return only
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
