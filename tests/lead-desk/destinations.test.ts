// All destinations at once on a real desk, each as strict as its service: every lead arrives in the
// right form, and one destination that fails holds up no other.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { estimate, photo, plan, quote } from './sample-leads.ts'
import { serviceNames, type Services, startServices } from './services/index.ts'
import { idOf, ownDesk } from './own-desk.ts'

const names = serviceNames
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })

let stubs: Services

const rowsOf = (id: string) =>
  execute(
    'SELECT destination, attempts, delivered_at_ms, last_error FROM deliveries WHERE lead_id = ?1 ORDER BY destination',
    id,
  )
const deliveredTo = async (id: string) =>
  (await rowsOf(id)).filter(row => row.delivered_at_ms !== null).map(({ destination }) => destination)
const health = async () => {
  const response = await fetch(`${desk.url}/api/health`)
  return { status: response.status, body: (await response.json()) as { problems: string[]; waiting: number } }
}

afterAll(async () => {
  await Promise.all(names.map(name => stubs[name].close()))
})
const { desk, execute, leadPageOf } = ownDesk(async () => {
  const { services, vars } = await startServices()
  stubs = services
  return {
    vars: {
      ...vars,
      LEAD_EMAIL_TO: 'office@example.com, boss@example.com',
      LEAD_EMAIL_FROM: 'leads@example.com',
      LEAD_FORWARD_TIMEOUT_MS: '1500',
    },
  }
})
// The first run of a business day sends its digest: here, before a test counts messages.
beforeAll(() => desk.runSchedule())
afterEach(() => names.forEach(name => stubs[name].behave('ok')))

describe('all destinations', () => {
  it.each([
    ['quote', quote({ name: 'Everywhere <!channel> @everyone' })],
    ['estimate', estimate({ message: 'One\ntwo **three**' })],
    ['plan', plan({ contact: { name: 'Ann', phone: '6315550101', email: 'ann@example.com' } })],
    ['photo', photo()],
    [
      'estimate',
      estimate({ firstName: '<users/all>', address: '[a](https://b.example) | <@U1>', message: '*&"<😀'.repeat(830) }),
    ],
  ])('each gets a %s once, with a link to its lead page', async (kind, body) => {
    const before = names.map(name => stubs[name].received.length)
    const id = await idOf(await desk.post(kind, body))
    await eventually(async () => expect(await deliveredTo(id)).toHaveLength(6))
    await desk.runSchedule()
    expect(names.map(name => stubs[name].received.length)).toEqual(before.map(count => count + 1))
    expect(stubs.teams.notShown).toEqual([])
    const leadPage = await leadPageOf(id)
    for (const name of names) expect(JSON.stringify(stubs[name].received.at(-1)?.body), name).toContain(leadPage)
    expect(await health()).toMatchObject({ status: 200, body: { problems: [] } })
  })
})

describe('one destination that stalls', () => {
  it('keeps no lead from the others, and gets it later', async () => {
    stubs.slack.behave('stall')
    const id = await idOf(await desk.post('quote', quote({ name: 'Others' })))
    await eventually(async () => expect(await deliveredTo(id)).toHaveLength(5))
    await eventually(async () =>
      expect(await execute("SELECT failing_since_ms, last_error FROM destinations WHERE name = 'slack'")).toEqual([
        { failing_since_ms: expect.any(Number) as number, last_error: expect.any(String) as string },
      ]),
    )
    stubs.slack.behave('ok')
    const before = stubs.slack.received.length
    await execute('UPDATE deliveries SET next_attempt_at_ms = 0 WHERE lead_id = ?1', id)
    await execute('UPDATE destinations SET paused_until_ms = 0')
    await desk.runSchedule()
    expect(await deliveredTo(id)).toContain('slack')
    expect(stubs.slack.received).toHaveLength(before + 1)
  })
})

describe('pictures that are no longer kept', () => {
  it('are reported to all once a day', async () => {
    const id = await idOf(await desk.post('plan', plan({ page_url: 'https://www.example.com/flood' })))
    await eventually(async () => expect(await deliveredTo(id)).toHaveLength(6))
    await desk.runSchedule()
    const counts = () => names.map(name => stubs[name].received.length)
    const before = counts()
    await execute('UPDATE leads SET image_dropped = 1 WHERE id = ?1', id)
    await Promise.all([desk.runSchedule(), desk.runSchedule()])
    expect(counts()).toEqual(before.map(count => count + 1))
    for (const name of names)
      expect(JSON.stringify(stubs[name].received.at(-1)), name).toContain('1 was saved without a picture')
    await desk.runSchedule()
    expect(counts()).toEqual(before.map(count => count + 1))
  })
})

describe('/api/health', () => {
  it('answers HEAD, and nothing but GET and HEAD', async () => {
    const head = await fetch(`${desk.url}/api/health`, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('cache-control')]).toEqual([200, '', 'no-store'])
    expect((await fetch(`${desk.url}/api/health`, { method: 'POST' })).status).toBe(404)
  })
})
