// `npm run leads -- test` against a running desk and its destination.
import { describe, expect, it } from 'vitest'
import { ownDesk } from './own-desk.ts'
import { type Service, startService } from './services/index.ts'

let destination: Service

const { desk, execute, leads } = ownDesk(async () => {
  destination = await startService('json')
  return { vars: { LEAD_FORWARD_URL: destination.url } }
})

/** Runs the schedule until the command ends, as `npm start` does once a minute. */
async function runTrial() {
  let ended = false
  const result = leads('test', '--origin', 'https://www.example.com/page', '--wait', '40').finally(() => (ended = true))
  while (!ended) {
    await desk.runSchedule()
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  return result
}

describe('test', () => {
  it.each([
    ['ok', 0, /^json: delivered after \d+ s\n$/, ''],
    [404, 1, /^json: not delivered: .*404.*\n$/, 'The trial lead did not reach: json'],
  ] as const)('says how a destination answered that answers %s', async (mode, code, stdout, error) => {
    destination.behave(mode)
    await execute(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, payload, is_trial)
       VALUES ('left', 'quote', 'trial-left', '', 0, '', '{}', 1)`,
    )
    const result = await runTrial()
    expect(result).toEqual({
      code,
      stdout: expect.stringMatching(stdout) as string,
      stderr: expect.stringContaining(error) as string,
    })
    expect(destination.posts.at(-1)?.body).toMatchObject({
      lead: { name: 'Trial lead, please ignore' },
      sheet_url: expect.stringMatching(/^https:\/\/www\.example\.com\/api\/leads\/sheet\/[0-9a-f]{32}$/) as string,
    })
    expect(await execute('SELECT id FROM leads')).toEqual([])
  })
})
