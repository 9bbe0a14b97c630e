import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '@/worker/env'
import { discardBody, readText } from './body'

const env = {} as Env

afterEach(() => void vi.useRealTimers())

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://desk.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

function stream(chunks: readonly Uint8Array[], end: boolean): ReadableStream<Uint8Array> {
  return new ReadableStream({
    type: 'bytes',
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      if (end) controller.close()
    },
  })
}

describe('readText', () => {
  it('joins chunks, also in the middle of a character', async () => {
    const bytes = new TextEncoder().encode('é—🔌')
    const chunks = Array.from(bytes, byte => new Uint8Array([byte]))
    expect(await readText(post(stream(chunks, true)), env, 100)).toBe('é—🔌')
  })

  it('accepts a body of exactly the limit and refuses one more byte', async () => {
    expect(await readText(post('12345'), env, 5)).toBe('12345')
    await expect(readText(post('123456'), env, 5)).rejects.toMatchObject({ code: 'body_too_large', status: 413 })
  })

  it('lets a sender try again whose body breaks off', async () => {
    const broken = new ReadableStream({ type: 'bytes', start: controller => controller.error(new Error('cut')) })
    await expect(readText(post(broken), env, 5)).rejects.toMatchObject({ code: 'body_timeout', status: 408 })
  })

  it('gives up on a sender that stalls', async () => {
    const stalled = post(stream([new Uint8Array(3)], false))
    await expect(readText(stalled, { LEAD_BODY_TIMEOUT_MS: '5' } as Env, 5)).rejects.toMatchObject({ status: 408 })
  })

  it('does not trust a Content-Length that is too small', async () => {
    const lying = post(stream([new Uint8Array(10)], true), { 'content-length': '2' })
    await expect(readText(lying, env, 5)).rejects.toMatchObject({ code: 'body_too_large' })
  })
})

describe('discardBody', () => {
  it('times out when the sender stalls', async () => {
    vi.useFakeTimers()
    const discarding = discardBody(post(stream([new Uint8Array(3)], false)))
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(discarding).resolves.toBeUndefined()
  })
})
