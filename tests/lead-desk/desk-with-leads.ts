// A lead desk with leads, for the tests of `npm run leads`.
import Papa from 'papaparse'
import { beforeAll } from 'vitest'
import { estimate, plan, planHeaders, quote } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'

export const HOSTILE = '=HYPERLINK("http://evil.example";"click")'

/** Its reference is 37SW58. */
const PLAN_KEY = '19f3c2a0-0000-4000-8000-000000000001'

/** A desk with a lead of each kind, and one that is harmful where it is not escaped. */
export function deskWithLeads() {
  const own = ownDesk()
  const ids = { quote: '', hostile: '', estimate: '', plan: '' }
  beforeAll(async () => {
    const { desk } = own
    Object.assign(ids, {
      quote: await idOf(await desk.post('quote', quote())),
      hostile: await idOf(
        await desk.post(
          'quote',
          quote({
            name: HOSTILE,
            location: '@SUM(1+1)',
            phone: '+44 20 7946 0958',
            utm: { utm_source: '-1+1', utm_x: 'a=b' },
          }),
        ),
      ),
      estimate: await idOf(await desk.post('estimate', estimate({ message: 'One, "two"\nthree' }))),
      plan: await idOf(
        await desk.post('plan', plan({ contact: { name: 'Plan Ann', phone: null, email: 'ann@example.com' } }), {
          'idempotency-key': PLAN_KEY,
          ...planHeaders(),
        }),
      ),
    })
  })
  return { ...own, ids }
}

/** The cells of each record, by RFC 4180. */
export const parseCsv = (text: string): string[][] => Papa.parse<string[]>(text, { skipEmptyLines: true }).data
