// A page that ends at any moment: after each step of storage, lock and network, before or after it
// took effect. The next page sends the lead, and the desk has it once.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FIRST_COPY_KEY, OUTBOX_FLAG } from '@/lib/storage-keys'
import type { Outbox } from './lazy-outbox'
import { database, keyval } from '@/tests/forms/memory-database'
import { lead, photo, setLocks } from '@/tests/forms/outbox-page'

/** The page that runs: how many steps it takes before it ends. */
const page = { stepsLeft: Infinity, endsAfterStep: false, hasEnded: false }
const never = <T,>() => new Promise<T>(() => undefined)

async function step<T>(run: () => Promise<T>): Promise<T> {
  if (page.hasEnded) return never()
  if (page.stepsLeft-- > 0) return run()
  page.hasEnded = true
  if (page.endsAfterStep) await run()
  return never()
}

vi.mock('idb-keyval', () => ({
  createStore: keyval.createStore,
  get: (key: string) => step(() => keyval.get(key)),
  set: (key: string, value: unknown) => step(() => keyval.set(key, value)),
  del: (key: string) => step(() => keyval.del(key)),
  values: () => step(() => keyval.values()),
}))

const desk = { isUp: true, leads: new Map<string, string>(), photos: new Set<string>() }

function clearDevice() {
  database.rows.clear()
  localStorage.clear()
  desk.leads.clear()
  desk.photos.clear()
}

afterEach(() => void vi.mocked(console.error).mockClear())
beforeEach(() => {
  clearDevice()
  vi.useFakeTimers()
  vi.mocked(console.error).mockImplementation(() => undefined)
  setLocks((_name, _options, run) => step(async () => await run({})))
  vi.stubGlobal('fetch', (url: string, { method, headers, body }: RequestInit) =>
    step(() => {
      if (!desk.isUp) return Promise.resolve(Response.json({}, { status: 503 }))
      if (method === 'PUT') desk.photos.add(url)
      else desk.leads.set(new Headers(headers).get('idempotency-key') ?? '', body as string)
      return Promise.resolve(Response.json({ id: 'a', kept: true }, { status: 201 }))
    }),
  )
})

type Work = (outbox: Outbox) => Promise<unknown>

/** Runs a new page until it has nothing more to do, or ends. Returns whether it has ended early. */
async function open(steps: number, endsAfterStep: boolean, work: Work): Promise<boolean> {
  Object.assign(page, { stepsLeft: steps, endsAfterStep, hasEnded: false })
  vi.resetModules()
  const outbox = await import('./outbox')
  void work(outbox)
  await vi.advanceTimersByTimeAsync(100)
  // What the page would still do ends with it.
  vi.clearAllTimers()
  return page.hasEnded
}

const press =
  (body: string, photos = [photo()]): Work =>
  ({ sendLead }) =>
    sendLead({ ...lead(body), photos }, vi.fn())
const listener = { onSent: vi.fn(), onRefused: vi.fn(), onExpired: vi.fn() }
const visit: Work = ({ watchOutbox }) => watchOutbox(listener)

/** Every number of steps until the page comes to its end, before and after the step. */
async function forEachEnd(check: (steps: number, endsAfterStep: boolean) => Promise<boolean>): Promise<void> {
  for (const endsAfterStep of [false, true])
    for (let steps = 0; ; steps++) {
      clearDevice()
      if (!(await check(steps, endsAfterStep))) {
        expect(steps).toBeGreaterThan(2)
        break
      }
    }
}

async function expectOneLead(what: string): Promise<void> {
  desk.isUp = true
  await open(Infinity, false, visit)
  expect([...desk.leads.values()], what).toHaveLength(1)
  expect(database.rows.size, what).toBe(0)
  expect(Object.keys(localStorage).filter(name => name.startsWith(FIRST_COPY_KEY) || name === OUTBOX_FLAG)).toEqual([])
}

it.each([
  ['takes it', true],
  ['is down', false],
])('a page that ends while the desk %s loses and doubles nothing', async (_, isUp) => {
  await forEachEnd(async (steps, endsAfterStep) => {
    desk.isUp = isUp
    const hasEnded = await open(steps, endsAfterStep, press('{"n":1}'))
    await expectOneLead(`${steps} steps, ${endsAfterStep}`)
    return hasEnded
  })
})

it('the page after it may end as well', async () => {
  for (const first of [1, 3])
    await forEachEnd(async (steps, endsAfterStep) => {
      desk.isUp = false
      await open(first, false, press('{"n":2}'))
      desk.isUp = true
      const hasEnded = await open(steps, endsAfterStep, visit)
      await expectOneLead(`${first}, then ${steps} steps, ${endsAfterStep}`)
      return hasEnded
    })
})

it('a lead that waits is not doubled by the same form on another page that ends', async () => {
  await forEachEnd(async (steps, endsAfterStep) => {
    desk.isUp = false
    await open(Infinity, false, press('{"n":3}', []))
    const hasEnded = await open(steps, endsAfterStep, press('{"n":3}', []))
    await expectOneLead(`${steps} steps, ${endsAfterStep}`)
    return hasEnded
  })
})

it('photos that were stored before the page ended arrive too', async () => {
  desk.isUp = false
  await open(Infinity, false, press('{"n":4}'))
  await expectOneLead('a page without an end')
  expect(desk.photos.size).toBe(1)
})
