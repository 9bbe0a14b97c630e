// A lead that was answered 2xx is stored exactly once and complete; nothing else is stored.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { estimate, jpegBytes, paddedJpeg, plan, quote } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'

interface Row {
  readonly id: string
  readonly kind: string
  readonly name: string | null
  readonly phone_e164: string | null
  readonly payload: string
  readonly image_key: string | null
}

const { desk, store, execute } = ownDesk()

const leadRows = async (where: string) =>
  (await execute(
    `SELECT id, kind, name, phone_e164, payload, image_key FROM leads WHERE ${where} ORDER BY seq`,
  )) as unknown as Row[]
const count = async (table: string) => Number((await execute(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n)

describe('a stored lead', () => {
  it('has every field as sent, and a summary', async () => {
    const id = await idOf(await desk.post('estimate', estimate()))
    const [row] = await leadRows(`id = '${id}'`)
    expect(row).toMatchObject({
      kind: 'estimate',
      name: 'José Núñez-O’Brien',
      phone_e164: '+16315550102',
      image_key: null,
    })
    expect(JSON.parse(row?.payload ?? '')).toEqual(estimate())
    expect(await count('unassigned_leads')).toBe(await count('leads'))
  })

  it('has its image in R2, byte for byte, and not in its payload', async () => {
    const { plan_image_jpeg: _picture, ...rest } = plan()
    const id = await idOf(await desk.post('plan', plan()))
    const [row] = await leadRows(`id = '${id}'`)
    expect(row?.image_key).toBe(`plans/${id}.jpg`)
    expect(JSON.parse(row?.payload ?? '')).toEqual({ ...rest, plan_image_key: `plans/${id}.jpg` })
    expect(Buffer.from((await store.getImage(`plans/${id}.jpg`)) ?? []).equals(jpegBytes)).toBe(true)
    expect(await count('loose_pictures')).toBe(0)
  })

  it.each([
    ["Robert'); DROP TABLE leads;--", undefined],
    ['<script>alert(1)</script>', undefined],
    ['李小龙 🔌⚡ é', undefined],
    ['A\u0000B\u001b[31mC\r\nD', 'AB[31mC D'],
    ['half \ud800 pair', 'half \ufffd pair'],
  ])('stores %j as text', async (name, kept = name) => {
    const id = await idOf(await desk.post('quote', quote({ name })))
    const [row] = await leadRows(`id = '${id}'`)
    expect([row?.name, (JSON.parse(row?.payload ?? '') as { name: string }).name]).toEqual([kept, kept])
  })

  it('with the hidden field filled is kept and marked, without what the field held', async () => {
    for (const [kind, body] of [
      ['quote', quote({ subject: 'Ms.' })],
      ['estimate', estimate({ subject: 'Ms.' })],
    ] as const) {
      const response = await desk.post(kind, body)
      expect(response.status).toBe(201)
      const id = await idOf(response)
      const { subject: _hidden, ...rest } = body as Record<string, unknown>
      const [row] = await leadRows(`id = '${id}'`)
      expect(JSON.parse(row?.payload ?? '')).toMatchObject({ ...rest, hidden_field_filled: true })
      expect(row?.payload).not.toContain('Ms.')
    }
  })
})

describe('duplicates', () => {
  it('answers a replay with 200 and the same id, however its JSON is written', async () => {
    const headers = { 'idempotency-key': 'replay-0001' }
    const body = quote({ name: 'Replayed' })
    const first = await desk.post('quote', body, headers)
    const id = await idOf(first)
    const reordered = Object.fromEntries(Object.entries(body).reverse())
    for (const again of [body, reordered]) {
      const response = await desk.send('quote', JSON.stringify(again, null, 3), {
        'content-type': 'text/plain',
        ...headers,
      })
      expect([first.status, response.status, await idOf(response)]).toEqual([201, 200, id])
    }
    expect(await leadRows("name = 'Replayed'")).toHaveLength(1)
  })

  it('allows the same key for different kinds', async () => {
    const headers = { 'idempotency-key': 'shared-0001' }
    const statuses = [
      await desk.post('quote', quote({ name: 'Shared' }), headers),
      await desk.post('estimate', estimate({ firstName: 'Shared' }), headers),
      await desk.post('plan', plan(), headers),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201])
  })

  it('recognizes a repeated body without a key', async () => {
    const responses = [
      await desk.post('quote', quote({ name: 'Keyless' })),
      await desk.post('quote', quote({ name: 'Keyless' })),
      await desk.post('quote', quote({ name: 'Keyless 2' })),
    ]
    const ids = await Promise.all(responses.map(idOf))
    expect(responses.map(({ status }) => status)).toEqual([201, 200, 201])
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).not.toBe(ids[2])
  })

  it('stores twenty simultaneous requests with one key once, with one image', async () => {
    const body = plan({ page_url: 'https://www.example.com/at-once' })
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => desk.post('plan', body, { 'idempotency-key': 'at-once-0001' })),
    )
    const ids = new Set(await Promise.all(responses.map(idOf)))
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201])
    expect(ids.size).toBe(1)
    const [row, ...more] = await leadRows("page_url = 'https://www.example.com/at-once'")
    expect([row?.id, more.length]).toEqual([[...ids][0], 0])
    expect(await store.getImage(row?.image_key ?? '')).toBeDefined()
    expect(await count('loose_pictures')).toBe(0)
    expect(imagesOnDisk(desk.state)).toBe((await leadRows('image_key IS NOT NULL')).length)
  })

  it('stores exactly one of two different bodies under one key', async () => {
    const send = (name: string) => desk.post('quote', quote({ name }), { 'idempotency-key': 'contested-0001' })
    const responses = await Promise.all(['Left', 'Right', 'Left', 'Right'].map(send))
    const rows = await leadRows("name IN ('Left', 'Right')")
    expect(rows).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(2)
  })
})

function imagesOnDisk(state: string): number {
  return readdirSync(path.join(state, 'v3/r2/fairlead-plans/blobs')).length
}

describe('more plans at once than the desk takes', () => {
  const PLANS = 80
  const PICTURE_BYTES = 55_000

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
    (await execute("SELECT id FROM leads WHERE page_url LIKE '%/plan-%' AND image_key IS NOT NULL"))
      .map(({ id }) => id)
      .sort()

  // No times: those depend on the machine.
  it('are stored as far as it accepts them, the rest is refused, and taken when it is sent again', async () => {
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
})
