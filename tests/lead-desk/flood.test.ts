// An honest lead behind a flood of junk reaches every destination within a minute, though each of
// them limits what it takes. Receivers are real servers; minutes pass by the clock of the desk's
// own scheduled runs.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Store } from '../../scripts/leads/store.ts'
import { quote } from './sample-leads.ts'
import { type LeadDesk, openState, startLeadDesk } from './lead-desk.ts'
import { limits, type ServiceName, serviceNames, type Services, startServices } from './services/index.ts'

const ADDRESSES = 26
const JUNK = 260
/** Fewer than the desk takes at a time (worker/receive/capacity.ts). */
const SENDERS = 20

let stubs: Services
let desk: LeadDesk
let store: Store

async function start() {
  const { services, vars } = await startServices()
  stubs = services
  for (const name of serviceNames) stubs[name].behave({ limit: limits[name] })
  desk = await startLeadDesk({ vars })
  store = openState(desk.state)
}
async function stop() {
  await store.close()
  await desk.stop()
  await Promise.all(serviceNames.map(name => stubs[name].close()))
}

/** 260 leads from 26 addresses, as fast as the desk takes them. */
async function flood(origin?: string): Promise<void> {
  const send = async (sender: number) => {
    for (let n = sender; n < JUNK; n += SENDERS) {
      const response = await desk.post(
        'quote',
        quote({ name: `Junk ${n}`, phone: `516555${String(n).padStart(4, '0')}` }),
        {
          'cf-connecting-ip': `203.0.113.${n % ADDRESSES}`,
          'x-page-seconds': origin === undefined ? '40' : '',
          ...(origin !== undefined && { origin }),
        },
      )
      if (response.status !== 201) throw new Error(`junk was answered with ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)))
}
const honest = (name: string) =>
  desk.post('quote', quote({ name, phone: '6315550177' }), { 'cf-connecting-ip': '198.51.100.7' })
const isTold = (service: ServiceName, name: string) =>
  stubs[service].received.some(({ body }) => JSON.stringify(body).includes(name))
const toldBy = (name: string) => serviceNames.filter(service => isTold(service, name))

describe.each<[string, string | undefined]>([
  ['that shows what it is', ''],
  ['that looks like honest leads', undefined],
])('a flood %s', (_name, origin) => {
  beforeAll(start)
  afterAll(stop)

  it('keeps an honest lead from nobody for longer than a minute', async () => {
    const startedMs = Date.now()
    await flood(origin)
    expect((await honest('Honest Ann')).status).toBe(201)
    const sentMs = Date.now()
    expect(sentMs - startedMs).toBeLessThan(MINUTE_MS)
    await vi
      .waitFor(() => expect(toldBy('Honest Ann')).toEqual(serviceNames), { timeout: 20_000, interval: 200 })
      .catch(() => undefined)
    if (toldBy('Honest Ann').length < serviceNames.length) await desk.runSchedule(sentMs + MINUTE_MS - 1000)
    expect(toldBy('Honest Ann')).toEqual(serviceNames)
    // A service that limits is not pressed: it asks for a pause once, not for each lead.
    for (const name of serviceNames) expect(stubs[name].limited(), name).toBeLessThan(25)
  })
})
