// What is made of the answers of a destination, from a real server.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { postJson } from './send'

const SECRET = 'T0SECRET'
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function post(answer: RequestListener, { token = 'sample-token', timeoutMs = 5_000 } = {}) {
  const listening = createServer(answer)
  server = listening
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/services/${SECRET}/B0?sig=a%2Bsecret`
  return postJson({ url, token }, { text: 'Hi' }, { idempotencyKey: 'lead-1', timeoutMs })
}
const status =
  (code: number, body = '', headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(code, headers).end(body)

describe('postJson', () => {
  it.each([200, 202, 204])('takes %s for a delivery', async code => {
    expect(await post(status(code))).toBeUndefined()
  })

  it.each([
    [400, true, true],
    [401, true, false],
    [403, true, false],
    [404, true, false],
    [410, true, false],
    [413, true, true],
    [415, true, true],
    [422, true, true],
    [408, false, false],
    [409, false, true],
    [429, false, false],
    [500, false, false],
    [302, false, false],
  ])('%s: a refusal %s, the destination takes others %s', async (code, isRefusal, isDestinationUp) => {
    expect(await post(status(code, 'why', { location: '/elsewhere' }))).toEqual({
      error: `status ${code}`,
      isRefusal,
      isDestinationUp,
      ...(code === 429 && { isLimit: true }),
    })
  })

  it.each([
    ['999999', 3_600_000],
    ['soon', undefined],
  ])('honors Retry-After: %s, at most an hour', async (header, pauseMs) => {
    expect((await post(status(429, '', { 'retry-after': header })))?.retryAfterMs).toBe(pauseMs)
  })

  it('keeps nothing of what the destination says, not even its reason phrase', async () => {
    const quoting: RequestListener = (_request, response) =>
      void response.writeHead(400, 'Ann 6315550101').end('no_text: Ann, 6315550101, ann@example.com')
    expect((await post(quoting))?.error).toBe('status 400')
  })

  it('ends after the time limit, also within a body that stalls', async () => {
    expect(await post(() => undefined, { timeoutMs: 100 })).toMatchObject({ isRefusal: false, isDestinationUp: false })
    const stalls: RequestListener = (_request, response) => void response.writeHead(500).write('half of ')
    expect((await post(stalls, { timeoutMs: 500 }))?.error).toBe('status 500')
  })

  it('survives a connection that is cut off', async () => {
    expect(await post(request => void request.socket.destroy())).toMatchObject({ isDestinationUp: false })
    const cut: RequestListener = (_request, response) => {
      response.writeHead(503, { 'content-length': '100' }).write('half')
      setTimeout(() => response.destroy(), 50)
    }
    expect((await post(cut))?.error).toMatch(/^status 503/)
  })
})
