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
      error: `status ${code}: why`,
      isRefusal,
      isDestinationUp,
    })
  })

  it.each([
    ['120', 120_000],
    ['999999', 3_600_000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 3_600_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('honors Retry-After: %s, at most an hour', async (header, pauseMs) => {
    expect((await post(status(429, '', { 'retry-after': header })))?.retryAfterMs).toBe(pauseMs)
  })

  it('keeps 200 characters of what the destination says, in one line', async () => {
    const sent = await post(status(400, `no\u001b[31m_text\r\n${'x'.repeat(1_000_000)}`))
    expect(sent?.error).toBe(`status 400: no [31m_text ${'x'.repeat(187)}`)
  })

  it('keeps nothing of the address or the token', async () => {
    const echo: RequestListener = (request, response) => {
      const { host, authorization } = request.headers
      const parts = [request.url, decodeURIComponent(request.url ?? ''), host, authorization, SECRET, 'a+secret']
      response.writeHead(404).end(`Cannot POST ${parts.join(' ')}`)
    }
    const sent = await post(echo)
    expect(sent?.error).toContain('status 404: Cannot POST …')
    expect(sent?.error).not.toMatch(/SECRET|secret|sample-token|127\.0\.0\.1/)
  })

  it('ends after the time limit, also within a body that stalls', async () => {
    expect(await post(() => undefined, { timeoutMs: 100 })).toMatchObject({ isRefusal: false, isDestinationUp: false })
    const stalls: RequestListener = (_request, response) => void response.writeHead(500).write('half of ')
    expect((await post(stalls, { timeoutMs: 500 }))?.error).toBe('status 500: half of')
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
