// The word that somebody has answered, and the customer's confirmation: deliveries from the request
// to the destination, in a real D1.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { business } from '@/content/business'
import { leadDeskWords as words } from '@/content/words/staff'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { estimate } from '@/tests/lead-desk/sample-leads'
import type { Env } from '@/worker/env'
import { handleApi } from '@/worker/api'
import { act, undo } from '@/worker/staff/outcomes'
import { insertLead, ownStorage, testObjects } from '@/worker/test-storage'
import { CONFIRMATION_ENDS_MS, forgetConfirmations, mailboxOf } from './confirm'
import { wakeAll } from './wake'

const NOON = Date.parse('2026-11-24T17:00:00Z')

interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
}

const storage = ownStorage()
let env: Env
let objects: ReturnType<typeof testObjects>
/** What the mail service does with each mail in turn; it takes those beyond. */
let mailService: (() => Promise<unknown>)[]
let tried: Mail[]
let mailed: Mail[]
let posted: { url: string; body: string }[]
let status: number

beforeEach(async () => {
  ;[mailService, tried, mailed, posted, status] = [[], [], [], [], 200]
  const EMAIL = {
    send: async (mail: Mail) => {
      tried.push(mail)
      await mailService.shift()?.()
      mailed.push(mail)
    },
  }
  objects = testObjects(() => env)
  env = {
    ...storage.env,
    ...objects.bindings,
    EMAIL: EMAIL as unknown as SendEmail,
    RATE_LIMIT: 'off',
    LEAD_CONFIRM: '1',
    LEAD_FORWARD_TIMEOUT_MS: '200',
    ...{ LEAD_EMAIL_TO: 'office@example.com', LEAD_EMAIL_FROM: 'leads@example.com' },
  }
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    posted.push({ url, body })
    return Promise.resolve(new Response('', { status }))
  })
  await env.DB.batch(['DELETE FROM leads', 'DELETE FROM destinations'].map(sql => env.DB.prepare(sql)))
})

let senders = 0
/**
 * Sends from a network of its own. Resolves to the lead's id when all that follows the response is
 * done.
 */
async function send(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<string> {
  const later: Promise<unknown>[] = []
  const request = new Request('https://www.example.com/api/leads/estimate', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'cf-connecting-ip': `192.0.2.${++senders}`,
      ...headers,
    },
    body: JSON.stringify(estimate({ email: 'jose@example.com', ...changes })),
  })
  const context = { waitUntil: (work: Promise<unknown>) => later.push(work) } as unknown as ExecutionContext
  const response = await handleApi(request, env, context)
  await Promise.all(later)
  await objects.ring()
  const answer = await response.json<{ id: string }>()
  expect(response.status, JSON.stringify(answer)).toBe(201)
  return answer.id
}

/** Lets time go by in so many steps, with the alarms of each. */
async function pass(ms: number, steps = 1): Promise<void> {
  for (let step = 0; step < steps; step++) {
    vi.setSystemTime(Date.now() + ms / steps)
    await objects.ring()
  }
}
async function actAndWake(id: string, staffAct: Parameters<typeof act>[2]): Promise<void> {
  await act(env, id, staffAct)
  await wakeAll(env)
  await objects.ring()
}

const toCustomer = (mails: readonly Mail[]) =>
  mails.filter(({ to }) => !to.includes('office@example.com')).map(({ to }) => to)
const down = () => Promise.reject(Object.assign(new Error(), { code: 'E_INTERNAL_SERVER_ERROR' }))
const waiting = (occasion: string) =>
  env.DB.prepare('SELECT COUNT(*) AS n FROM deliveries WHERE occasion = ?1 AND delivered_at_ms IS NULL')
    .bind(occasion)
    .first('n')

describe('the customer’s confirmation', () => {
  it('is one mail in the owner’s name, without a word of the sender', async () => {
    await send({ firstName: 'Hostile <b>', message: 'Free pills' })
    const [sent] = mailed.filter(({ to }) => to.includes('jose@example.com'))
    expect(sent).toMatchObject({ to: ['jose@example.com'], replyTo: 'office@example.com' })
    for (const text of [sent?.text, sent?.html]) {
      expect(text).toContain(business.phone)
      expect(text).toContain(String(business.contactPromiseHours))
      expect(text).not.toMatch(/hostile|pills|555 0102|Islip/i)
    }
  })

  it('goes out later where the mail service is down at first, exactly once', async () => {
    mailService = [down, down, down, down]
    await send()
    expect(toCustomer(mailed)).toEqual([])
    await pass(HOUR_MS / 2, 10)
    expect(toCustomer(mailed)).toEqual([['jose@example.com']])
    await pass(HOUR_MS, 5)
    expect(toCustomer(tried).length).toBeLessThan(4)
    expect(toCustomer(mailed).length).toBe(1)
    expect(await waiting('confirmation')).toBe(0)
  })

  it('is not sent a second time by a run after one that was cut off while it sent', async () => {
    const id = await send()
    await env.DB.prepare(
      `UPDATE deliveries SET delivered_at_ms = NULL, attempts = 0 WHERE lead_id = ?1 AND occasion = 'confirmation'`,
    )
      .bind(id)
      .run()
    objects.lose()
    await wakeAll(env)
    await pass(10 * MINUTE_MS, 3)
    expect(toCustomer(tried).length).toBe(1)
    expect(await waiting('confirmation')).toBe(0)
  })

  it('is not sent a second time where the mail service may have taken it', async () => {
    const stalls = () => new Promise(() => undefined)
    mailService = [stalls, stalls]
    await send()
    await pass(HOUR_MS, 4)
    expect(toCustomer(tried).length).toBe(1)
  })

  it('is given up when the promised time is over or the office has answered', async () => {
    mailService = [down, down]
    await send()
    await pass(CONFIRMATION_ENDS_MS)
    expect(await waiting('confirmation')).toBe(0)
    mailService = [down, down]
    const id = await send({ email: 'ann@example.com', phone: '631 555 0103' })
    await act(env, id, { what: 'answered', author: null })
    await pass(HOUR_MS / 4)
    expect(toCustomer(mailed)).toEqual([])
    expect(await waiting('confirmation')).toBe(0)
  })

  const sendFrom = (email: string, network: string) =>
    send({ email, message: '', phone: `516 555 ${String(1000 + ++phones)}` }, { 'cf-connecting-ip': network })
  let phones = 0

  it('goes to one address a mailbox and day, however it is written', async () => {
    const addresses = ['jo.doe@gmail.com', 'JoDoe@gmail.com', 'j.o.d.o.e+2@googlemail.com', 'jodoe+a+b@gmail.com']
    for (const [n, address] of addresses.entries()) await sendFrom(address, `198.51.100.${n}`)
    expect(toCustomer(tried)).toEqual([['jo.doe@gmail.com']])
    await pass(DAY_MS)
    await sendFrom('jodoe+c@gmail.com', '198.51.100.9')
    expect(toCustomer(tried)).toEqual([['jo.doe@gmail.com'], ['jodoe+c@gmail.com']])
  })

  it('goes to one address a network and day: a home has 256 of IPv6', async () => {
    for (const network of ['203.0.113.1', '203.0.113.1', '2001:db8:0:ab01::1', '2001:db8:0:abff::2'])
      await sendFrom(`mail-${++phones}@example.com`, network)
    expect(toCustomer(tried)).toHaveLength(2)
    await pass(DAY_MS)
    await sendFrom('later@example.com', '203.0.113.1')
    expect(toCustomer(tried)).toHaveLength(3)
  })

  it('goes to 20 addresses an hour', async () => {
    for (let n = 0; n < 25; n++) {
      await sendFrom(`mail-${n}@example.com`, `198.51.100.${n}`)
      vi.setSystemTime(Date.now() + 2 * MINUTE_MS)
    }
    expect(toCustomer(tried)).toHaveLength(20)
    await pass(HOUR_MS)
    await sendFrom('later@example.com', '203.0.113.1')
    expect(toCustomer(tried)).toHaveLength(21)
  })

  it('goes to nobody in a flood', async () => {
    const flood = Array.from({ length: 20 }, (_, n) => insertLead(env, `flood-${n}`, { received_at_ms: NOON - 1 }))
    await env.DB.batch(flood)
    await sendFrom('mail@example.com', '203.0.113.1')
    expect(toCustomer(tried)).toEqual([])
    await pass(10 * MINUTE_MS)
    await sendFrom('mail@example.com', '203.0.113.1')
    expect(toCustomer(tried)).toHaveLength(1)
  })

  it('counts none of those whose lead is gone, and is forgotten after a day', async () => {
    const count = () => env.DB.prepare('SELECT COUNT(*) AS n FROM confirmations').first('n')
    const id = await sendFrom('jo@example.com', '203.0.113.1')
    await env.DB.prepare('DELETE FROM leads WHERE id = ?1').bind(id).run()
    expect(await count()).toBe(0)
    await sendFrom('jo@example.com', '203.0.113.1')
    vi.setSystemTime(NOON + DAY_MS + 1)
    await forgetConfirmations(env)
    expect(await count()).toBe(0)
  })

  it('never goes to a suspect, a trial, no mailbox, twice a day to one address, or unasked', async () => {
    await send({ phone: '631 555 0103' }, { 'x-page-seconds': '1' })
    await send({ phone: '631 555 0104' }, { 'x-lead-trial': '1' })
    await send({ phone: '631 555 0105', email: 'josé@example.com' })
    expect(toCustomer(tried)).toEqual([])
    await send({ phone: '631 555 0107' })
    await send({ phone: '631 555 0108', email: 'Jose@Example.com' })
    env = { ...env, LEAD_CONFIRM: '' }
    await send({ phone: '631 555 0109', email: 'ann@example.com' })
    await pass(MINUTE_MS)
    expect(toCustomer(tried)).toEqual([['jose@example.com']])
  })
})

describe('the word that somebody has answered', () => {
  beforeEach(() => {
    env = { ...storage.env, ...objects.bindings, RATE_LIMIT: 'off', LEAD_TELL_ANSWERS: '1' }
    env = { ...env, ...{ LEAD_FORWARD_URL: 'https://json.example/', LEAD_SLACK_URL: 'https://slack.example/' } }
  })
  const answered = (url: string) => posted.filter(post => post.url === url && /answered/i.test(post.body))

  it('goes to those who asked for it', async () => {
    env = { ...env, LEAD_TELL_ANSWERS: 'slack' }
    const id = await send()
    vi.setSystemTime(NOON + 14 * MINUTE_MS)
    await actAndWake(id, { what: 'answered', author: 'MK' })
    expect(answered('https://slack.example/').map(({ body }) => body)).toEqual([
      expect.stringContaining('Answered by MK, 14 min after the request'),
    ])
    expect(answered('https://json.example/')).toEqual([])
  })

  it('comes later where the destination is down, with the time of the answer, once', async () => {
    const id = await send()
    posted = []
    vi.setSystemTime(NOON + 14 * MINUTE_MS)
    status = 503
    await actAndWake(id, { what: 'won', author: 'MK', cents: 200_000 })
    await pass(MINUTE_MS)
    status = 200
    posted = []
    await pass(HOUR_MS, 3)
    await actAndWake(id, { what: 'answered', author: 'AB' })
    expect(answered('https://slack.example/').map(({ body }) => body)).toEqual([
      expect.stringContaining('Won $2,000. Answered by MK, 14 min after the request'),
    ])
    expect(answered('https://json.example/').map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { answer: { id, answered_by: 'MK' } },
    ])
  })

  it('is not sent of an answer that was undone while it waited', async () => {
    const id = await send()
    status = 503
    await actAndWake(id, { what: 'answered', author: 'MK' })
    const seq = await env.DB.prepare('SELECT MAX(seq) AS seq FROM lead_events').first<number>('seq')
    expect(await undo(env, id, 'MK', seq ?? 0)).toBe(true)
    status = 200
    posted = []
    await pass(MINUTE_MS)
    expect(posted.filter(({ body }) => body.includes('Answered by'))).toEqual([])
    expect(await waiting('answer')).toBe(0)
  })

  it('stands in the digest of a flood', async () => {
    const first = await send({ firstName: 'Wilhelmina' })
    const second = await send({ firstName: 'Ada', phone: '631 555 0103', email: 'ada@example.com' })
    const flood = Array.from({ length: 20 }, (_, n) => `flood-${n}`)
    await env.DB.batch([
      ...flood.map(id => insertLead(env, id)),
      env.DB.prepare(
        `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms) SELECT value, 'slack', 'lead', ?2 FROM json_each(?1)`,
      ).bind(JSON.stringify(flood), NOON + DAY_MS),
    ])
    for (const id of [first, second]) await actAndWake(id, { what: 'answered', author: 'MK' })
    await pass(MINUTE_MS)
    const digests = posted.filter(({ url, body }) => url.includes('slack') && body.includes(words.digest.leads(2)))
    expect(digests.map(({ body }) => body)).toEqual([expect.stringMatching(/Answered by MK.*Wilhelmina.*Ada/)])
  })
})

describe('what became of a lead', () => {
  const told = () =>
    posted.flatMap(({ body }) => {
      const sent = JSON.parse(body) as { event?: string }
      return sent.event === undefined ? [] : [sent]
    })
  beforeEach(() => {
    env = { ...storage.env, ...objects.bindings, RATE_LIMIT: 'off', ...{ LEAD_FORWARD_URL: 'https://json.example/' } }
  })

  it('goes to the owner’s endpoint, each time, also that it was taken back', async () => {
    const id = await send()
    await actAndWake(id, { what: 'answered', author: 'MK' })
    expect(told()).toEqual([])
    await actAndWake(id, { what: 'quoted', author: 'MK', cents: 145_000, followUpDay: '2026-12-01' })
    await actAndWake(id, { what: 'won', author: 'AB', cents: 200_000 })
    await actAndWake(id, { what: 'lost', author: 'AB', reason: 'price' })
    const seq = await env.DB.prepare('SELECT MAX(seq) AS seq FROM lead_events').first<number>('seq')
    await undo(env, id, 'AB', seq ?? 0)
    await wakeAll(env)
    await pass(MINUTE_MS)
    expect(told()).toMatchObject([
      { event: 'lead.quoted', id, by: 'MK', amount_usd: 1450, follow_up_day: '2026-12-01' },
      { event: 'lead.won', id, by: 'AB', amount_usd: 2000 },
      { event: 'lead.lost', id, by: 'AB', amount_usd: null, reason: 'price' },
      { event: 'lead.won', id, amount_usd: 2000 },
    ])
  })

  it('waits while the endpoint is down, and is then the last of several', async () => {
    const id = await send()
    status = 503
    await actAndWake(id, { what: 'won', author: 'MK', cents: 100_000 })
    await actAndWake(id, { what: 'won', author: 'MK', cents: 120_000 })
    await actAndWake(id, { what: 'tried', author: 'MK' })
    status = 200
    posted = []
    await pass(HOUR_MS, 3)
    expect(told()).toMatchObject([{ event: 'lead.won', id, amount_usd: 1200 }])
  })
})

it.each([
  ['Jo.Doe@Example.com', 'jodoe@example.com'],
  ['jodoe+a+b@example.com', 'jodoe@example.com'],
  ['j.o.doe+x@googlemail.com', 'jodoe@gmail.com'],
  ['jo@mac.com', 'jo@icloud.com'],
  ['+x@example.com', '@example.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
