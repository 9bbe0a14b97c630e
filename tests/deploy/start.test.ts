// What `npm start` says about who gets the leads, and how their addresses reach the Worker.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { unstable_getVarsForDev } from 'wrangler'
import { afterAll, expect, it } from 'vitest'
import { destinationVariables } from '../../scripts/destination-variables.mjs'
import { readLocalSettings } from '../../scripts/local-settings.ts'
import { writeSettings } from '../../scripts/serve.mjs'
import { readDestinations } from '../../lib/leads/destinations.ts'

const root = path.resolve(import.meta.dirname, '../..')
const SECRET = 'hunter2secret'

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function check(settings: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/node'),
    ['scripts/check-destinations.ts'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...settings } },
  )
  return { status, stderr, result: stdout === '' ? undefined : (JSON.parse(stdout) as Record<string, unknown>) }
}

it('names the destinations, and nothing else of them', () => {
  const url = `https://hooks.slack.com/services/T00000000/B00000000/${SECRET}`
  const { status, result } = check({ LEAD_SLACK_URL: url })
  expect(status).toBe(0)
  expect(result).toMatchObject({ hasDestination: true, settings: { LEAD_SLACK_URL: url } })
  expect(result?.line).toContain('slack')
  expect(result?.line).not.toContain(SECRET)
})

it('stops on a malformed address with its variable, and does not quote it', () => {
  const { status, stderr, result } = check({ LEAD_DISCORD_URL: `ftp://example.com/${SECRET}` })
  expect(status).toBe(1)
  expect(result).toBeUndefined()
  expect(stderr).toMatch(/LEAD_DISCORD_URL: expected/)
  expect(stderr).not.toContain(SECRET)
})

it('stops on a malformed number with its variable and the expected form', () => {
  const { status, stderr } = check({ LEAD_KEEP_MONTHS: SECRET, LEAD_ALARM_AFTER_MIN: '0' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/LEAD_KEEP_MONTHS: expected a whole number of months/)
  expect(stderr).toMatch(/LEAD_ALARM_AFTER_MIN: expected a number of minutes above 0/)
  expect(stderr).not.toContain(SECRET)
})

it('knows the variable of every destination', () => {
  const { destinations } = readDestinations({
    LEAD_FORWARD_URL: 'https://example.com/leads',
    LEAD_SLACK_URL: 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX',
    LEAD_DISCORD_URL: 'https://discord.com/api/webhooks/123456789012345678/abcdefghijklmnopqrstuvwxyz',
    LEAD_TEAMS_URL: 'https://example.logic.azure.com/workflows/abc/triggers/manual/paths/invoke?sig=x',
    LEAD_GOOGLE_CHAT_URL: 'https://chat.googleapis.com/v1/spaces/AAAA/messages?key=a&token=b',
    LEAD_EMAIL_TO: 'owner@example.com',
    LEAD_EMAIL_FROM: 'leads@example.com',
  })
  expect(destinations.map(({ name }) => name).sort()).toEqual(Object.values(destinationVariables).sort())
})

it('takes the environment over .dev.vars, and .dev.vars over .env.local', () => {
  writeFileSync(path.join(folder, '.env.local'), 'LEAD_SLACK_URL=a\nLEAD_TEAMS_URL=b\n')
  expect(readLocalSettings(folder, { LEAD_TEAMS_URL: 'c', OTHER: 'x' })).toEqual({
    all: { LEAD_SLACK_URL: 'a', LEAD_TEAMS_URL: 'c' },
    fromEnvironment: true,
  })
  writeFileSync(path.join(folder, '.dev.vars'), 'LEAD_DISCORD_URL=d\n')
  expect(readLocalSettings(folder, {})).toEqual({ all: { LEAD_DISCORD_URL: 'd' }, fromEnvironment: false })
})

it('hands any value of one line to wrangler unchanged, in a file for this user only', () => {
  const value = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .filter(text => !/[\r\n\0]/.test(text) && !(text.includes("'") && text.includes('"') && text.includes('`')))
  fc.assert(
    fc.property(fc.oneof(value, fc.constant('https://x/?a=$B&c=${D}#e\\$f')), text => {
      const file = writeSettings({ LEAD_FORWARD_URL: text })
      const mode = statSync(file).mode & 0o777
      const vars = unstable_getVarsForDev(path.join(folder, 'wrangler.jsonc'), [file], {}, undefined, true)
      rmSync(path.dirname(file), { recursive: true })
      expect(mode).toBe(0o600)
      expect(vars.LEAD_FORWARD_URL).toEqual({ type: 'secret_text', value: text })
    }),
    { numRuns: 200 },
  )
})
