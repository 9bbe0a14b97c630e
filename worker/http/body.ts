// Reads a request body up to a limit, whatever Content-Length says, and within a time limit.
import { numberOrDefault } from '@/lib/leads/number-settings'
import type { Env } from '@/worker/env'
import { Problem } from './problem'
import { within } from '@/worker/within'

/**
 * A form has room for a long page address, which is cut; a plan for a picture of 1 MiB, a third
 * larger as base64.
 */
export const BODY_LIMIT_BYTES = { form: 256 * 1024, plan: 2 * 1024 * 1024 } as const

/**
 * How much of a refused body is still read: a sender whose connection is cut may never see the
 * response.
 */
const DISCARD_LIMIT_BYTES = 64 * 1024 * 1024
const DISCARD_TIMEOUT_MS = 10_000

/** The body as UTF-8 text. Throws as readBytes does, and when it is not UTF-8. */
export async function readText(request: Request, env: Env, limitBytes: number): Promise<string> {
  const bytes = await readBytes(request, env, limitBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new Problem('malformed_body', 'The body is not valid UTF-8')
  }
}

/** The body as it is. Throws a Problem when it is too large, too slow or breaks off. */
export async function readBytes(request: Request, env: Env, limitBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new Problem('body_too_large', `The body may have at most ${limitBytes} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  const isWhole = await within(
    numberOrDefault(env, 'LEAD_BODY_TIMEOUT_MS'),
    readUpTo(request, limitBytes, chunk => chunks.push(chunk)).catch(() => {
      // The sender's connection, or chunks that are none: the same lead may come whole.
      throw new Problem('body_timeout', 'The body did not arrive whole')
    }),
    () => new Problem('body_timeout', 'The body took too long to arrive'),
  )
  if (!isWhole) throw tooLarge()
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Reads the rest of a refused body, up to a limit. Never throws. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body === null || request.body.locked) return
  const reading = readUpTo(request, DISCARD_LIMIT_BYTES, () => undefined)
  // The sender may have disconnected.
  await within(DISCARD_TIMEOUT_MS, reading, () => new Error('too slow')).catch(() => false)
}

/** Resolves to whether the body ended before the limit. What is beyond it stays in the stream. */
async function readUpTo(request: Request, limitBytes: number, onChunk: (chunk: Uint8Array) => void): Promise<boolean> {
  let length = 0
  for await (const chunk of (request.body as ReadableStream<Uint8Array> | null)?.values({ preventCancel: true }) ??
    []) {
    length += chunk.byteLength
    if (length > limitBytes) return false
    onChunk(chunk)
  }
  return true
}
