// A sender that begins a body and never ends it.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { openState, startDesk } from './desk.ts'

const desk = await startDesk({ vars: { LEAD_BODY_TIMEOUT_MS: '500' } })
afterAll(() => desk.stop())

/** All that the desk sends back before it hangs up. */
async function answerTo(begun: string): Promise<string> {
  const { hostname, port } = new URL(desk.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.write(
    `POST /api/leads/quote HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 200\r\nConnection: close\r\n\r\n${begun}`,
  )
  await once(socket, 'close')
  return answer
}

it.each([
  ['at once', ''],
  ['in the middle of a word', '{"name":"Stal'],
])('is told so when it stops %s, and nothing is stored', { timeout: 30_000 }, async (_where, begun) => {
  const answer = await answerTo(begun)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"body_timeout"')
  const store = await openState(desk.state)
  expect(await store.batch([{ sql: 'SELECT id FROM leads', parameters: [] }])).toEqual([[]])
  await store.close()
})

it('does not keep others from being heard', async () => {
  expect(
    (await desk.post('quote', { name: 'Ada', phone: '6315550142', location: 'Islip', charger: 'Tesla Wall Connector' }))
      .status,
  ).toBe(201)
})
