// `npm run leads -- test` against a running desk and its destination.
import { describe, expect, it } from 'vitest'
import { type Destination, startDestination } from './destination.ts'
import { ownDesk } from './own-desk.ts'

let destination: Destination

const { desk, execute, leads } = ownDesk(async () => {
  destination = await startDestination()
  return { vars: { LEAD_FORWARD_URL: destination.url } }
})

/** Runs the schedule until the command ends, as `npm start` does once a minute. */
async function runTrial() {
  let ended = false
  const result = leads('test', '--wait', '40').finally(() => (ended = true))
  while (!ended) {
    await desk.runSchedule()
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  return result
}

describe('test', () => {
  it.each([
    [200, 0, /^json: delivered after \d+ s\n$/, ''],
    [404, 1, /^json: not delivered: .*404.*\n$/, 'The trial lead did not reach: json'],
  ])('says how a destination answered that answers %i', async (status, code, stdout, error) => {
    destination.respondWith(status)
    const result = await runTrial()
    expect(result).toEqual({
      code,
      stdout: expect.stringMatching(stdout) as string,
      stderr: expect.stringContaining(error) as string,
    })
    expect(destination.deliveries.at(-1)?.body.lead.name).toBe('Trial lead, please ignore')
    expect(await execute('SELECT id FROM leads')).toEqual([])
  })
})
