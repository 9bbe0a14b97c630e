// A sender that starts a body and never finishes it.
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { ownDesk } from './own-desk.ts'
import { quote } from './sample-leads.ts'

const { desk, execute } = ownDesk(() => ({ vars: { LEAD_BODY_TIMEOUT_MS: '500' } }))

/** The response to a body that stops after `start`. */
async function respondTo(start: string): Promise<string> {
  const { hostname, port } = new URL(desk.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.write(
    `POST /api/leads/quote HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 200\r\nConnection: close\r\n\r\n${start}`,
  )
  await once(socket, 'close')
  return answer
}

it.each([
  ['before the first byte', ''],
  ['in the middle', '{"name":"Stal'],
])('gets 408 when it stops %s, and nothing is stored', { timeout: 30_000 }, async (_where, start) => {
  const answer = await respondTo(start)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"body_timeout"')
  expect(await execute('SELECT id FROM leads')).toEqual([])
})

it('does not block other requests', async () => {
  expect((await desk.post('quote', quote())).status).toBe(201)
})
