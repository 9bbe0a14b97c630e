// An honest lead behind a flood of junk reaches every destination within a minute, though each of
// them limits what it takes. Receivers are real servers, and time is real.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { quote } from './sample-leads.ts'
import { ownDesk } from './own-desk.ts'
import { limits, serviceNames, type Services, startServices } from './services/index.ts'

/** Fewer than the desk takes at a time (worker/receive/receive-lead.ts). */
const SENDERS = 20
/** Three leads an address before, and more after: nothing that can be forged tells them apart. */
const [BEFORE, AFTER, ADDRESSES] = [600, 300, 200]

let stubs: Services
const { desk, leads } = ownDesk(async () => {
  const { services, vars } = await startServices()
  stubs = services
  for (const name of serviceNames) stubs[name].behave({ limit: limits[name] })
  return { vars: { ...vars, LEAD_EMAIL_TO: 'office@example.com', LEAD_EMAIL_FROM: 'leads@example.com' } }
})
afterAll(() => Promise.all(serviceNames.map(name => stubs[name].close())))

/** `count` leads from so many addresses, as fast as the desk takes them. */
async function flood(count: number, from = 0) {
  const send = async (sender: number) => {
    for (let n = from + sender; n < from + count; n += SENDERS) {
      const body = quote({ name: `Junk ${n}`, phone: `516555${String(n).padStart(4, '0')}` })
      const response = await desk.post('quote', body, {
        'cf-connecting-ip': `203.0.113.${n % ADDRESSES}`,
        'sec-fetch-site': 'same-origin',
      })
      if (response.status !== 201) throw new Error(`junk was answered with ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)))
}
const honest = (name: string) =>
  desk.post('quote', quote({ name, phone: '6315550177' }), { 'cf-connecting-ip': '198.51.100.7' })
const mails = () =>
  globSync('tmp/**/email-text/*', { cwd: desk.state }).map(file => readFileSync(path.join(desk.state, file), 'utf8'))
const toldBy = (name: string) => [
  ...serviceNames.filter(service => stubs[service].received.some(({ body }) => JSON.stringify(body).includes(name))),
  ...(mails().some(text => text.includes(name)) ? ['email'] : []),
]
const everyone = [...serviceNames, 'email']

it('a flood that looks human delays an honest lead by a minute at most', async () => {
  expect((await leads('office')).code).toBe(0)
  await flood(BEFORE)
  expect((await honest('Honest Ann')).status).toBe(201)
  const rest = flood(AFTER, BEFORE)
  const isTold = () => expect(toldBy('Honest Ann').toSorted()).toEqual(everyone.toSorted())
  await vi.waitFor(isTold, { timeout: 60_000, interval: 200 })
  await rest
  // A service that limits is not pressed: it asks for a pause once, not for each lead.
  for (const name of serviceNames) {
    const { limited, received } = stubs[name]
    expect(limited(), name).toBeLessThan(25 + received.length / 2)
  }
  // A digest ends with what waits beyond, and a link to it.
  const [, link] = / more on the way: <(http[^|]+)\|/.exec(JSON.stringify(stubs.slack.received)) ?? []
  expect(await (await fetch(link ?? desk.url)).text()).toContain('Junk')
}, 180_000)
