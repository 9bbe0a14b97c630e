// More plans at once than the desk takes. No times: those depend on the machine.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ownDesk } from './own-desk.ts'
import { numberedQuote, paddedJpeg, plan } from './sample-leads.ts'

const PLANS = 80
const PICTURE_BYTES = 55_000

const { desk, execute } = ownDesk()

const picture = paddedJpeg(PICTURE_BYTES)
const post = (n: number) =>
  desk.post('plan', plan({ page_url: `https://www.example.com/plan-${n}`, plan_image_jpeg: picture }), {
    'idempotency-key': `overload-${n}`,
  })

interface Answer {
  readonly status: number
  readonly body: { readonly id?: string; readonly error?: { readonly code: string } }
}
const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (await response.json()) as Answer['body'],
})

const storedIds = async () =>
  (await execute("SELECT id FROM leads WHERE kind = 'plan' AND image_key IS NOT NULL")).map(({ id }) => id).sort()

it('stores what it accepts, refuses the rest, and takes that when it is sent again', async () => {
  const answers = await Promise.all(Array.from({ length: PLANS }, async (_, n) => answerOf(await post(n))))
  const accepted = answers.filter(({ status }) => status === 201)
  const refused = answers.flatMap(({ status, body }, n) => (status === 503 ? [{ n, code: body.error?.code }] : []))
  expect(accepted.length + refused.length, 'every plan is answered with 201 or 503').toBe(PLANS)
  expect(accepted.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['overloaded']))
  expect(await storedIds()).toEqual(accepted.map(({ body }) => body.id).sort())

  for (const { n } of refused) expect((await post(n)).status).toBe(201)
  expect(await storedIds()).toHaveLength(PLANS)
})

it('gets back the places of senders that disconnect', async () => {
  const { hostname, port } = new URL(desk.url)
  const begin = `POST /api/leads/quote HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n{`
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(begin)
    return socket
  })
  // Until the desk has begun to receive them.
  await sleep(100)
  for (const socket of sockets) socket.destroy()
  const statusOf = async () => (await desk.post('quote', numberedQuote(1))).status
  await expect.poll(statusOf, { timeout: 20_000 }).toBeLessThan(300)
})
