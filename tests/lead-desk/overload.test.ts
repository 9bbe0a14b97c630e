// More plans at once than the desk takes. No times: those depend on the machine.
import { expect, it } from 'vitest'
import { ownDesk } from './own-desk.ts'
import { paddedJpeg, plan } from './sample-leads.ts'

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
