// Words of `npm start` about who gets the leads, and how their addresses reach the Worker.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { unstable_getVarsForDev } from 'wrangler'
import { afterAll, expect, it } from 'vitest'
import { leadSettings } from '../../scripts/local/lead-settings.ts'
import { readLocalSettings } from '../../scripts/local/settings.ts'
import { writeSettings } from '../../scripts/local/serve.ts'
import { root } from '../../scripts/project.ts'

const SECRET = 'hunter2secret'

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const problemOf = (settings: Readonly<Record<string, string>>): string => {
  try {
    leadSettings(root, settings)
  } catch (error) {
    return (error as Error).message
  }
  return 'no problem'
}

it('names the destinations, and nothing else of them', () => {
  const url = `https://hooks.slack.com/services/T00000000/B00000000/${SECRET}`
  const { line, hasDestination, settings } = leadSettings(root, { LEAD_SLACK_URL: url })
  expect({ hasDestination, settings }).toMatchObject({ hasDestination: true, settings: { LEAD_SLACK_URL: url } })
  expect(line).toContain('slack')
  expect(line).not.toContain(SECRET)
})

it('stops on a malformed address with its variable, and does not quote it', () => {
  const problem = problemOf({ LEAD_DISCORD_URL: `ftp://example.com/${SECRET}` })
  expect(problem).toMatch(/LEAD_DISCORD_URL: expected/)
  expect(problem).not.toContain(SECRET)
})

it('says what does nothing', () => {
  const { idle } = leadSettings(root, { LEAD_CONFIRM: '1', LEAD_FORWARD_TOKEN: SECRET })
  expect(idle.join('\n')).toMatch(/LEAD_CONFIRM does nothing: .*\nLEAD_FORWARD_TOKEN does nothing: /)
  expect(idle.join('\n')).not.toContain(SECRET)
})

it('stops on a malformed number with its variable and the expected form', () => {
  const problem = problemOf({ LEAD_KEEP_MONTHS: SECRET, LEAD_ALARM_AFTER_MIN: '0' })
  expect(problem).toMatch(/LEAD_KEEP_MONTHS: expected a whole number of months/)
  expect(problem).toMatch(/LEAD_ALARM_AFTER_MIN: expected a number of minutes above 0/)
  expect(problem).not.toContain(SECRET)
})

it('stops on a mistyped name with the nearest known one', () => {
  const problem = problemOf({ LEAD_SLAK_URL: `https://hooks.slack.com/${SECRET}`, LEAD_REMIND_AFTER_MINS: '5' })
  expect(problem).toContain('LEAD_SLAK_URL: no such setting. Did you mean LEAD_SLACK_URL?')
  expect(problem).toContain('LEAD_REMIND_AFTER_MINS: no such setting. Did you mean LEAD_REMIND_AFTER_MIN?')
  expect(problem).not.toContain(SECRET)
  expect(problemOf({ LEAD_LOCAL_HOST: '1', LEAD_FORWARD_TOKEN: 'token' })).toBe('no problem')
})

it('takes the environment over .dev.vars, and .dev.vars over .env.local', () => {
  writeFileSync(path.join(folder, '.env.local'), 'LEAD_SLACK_URL=a\nLEAD_TEAMS_URL=b\n')
  expect(readLocalSettings(folder, { LEAD_TEAMS_URL: 'c', OTHER: 'x' })).toEqual({
    all: { LEAD_SLACK_URL: 'a', LEAD_TEAMS_URL: 'c' },
    fromEnvironment: true,
    unread: [],
  })
  writeFileSync(path.join(folder, '.dev.vars'), `LEAD_DISCORD_URL=d\nNEXT_PUBLIC_GTM_ID=${SECRET}\n`)
  const { all, fromEnvironment, unread } = readLocalSettings(folder, {})
  expect({ all, fromEnvironment }).toMatchObject({ all: { LEAD_DISCORD_URL: 'd' }, fromEnvironment: false })
  expect(unread).toEqual([
    'LEAD_SLACK_URL in .env.local does nothing: where .dev.vars exists, it alone is read.',
    'LEAD_TEAMS_URL in .env.local does nothing: where .dev.vars exists, it alone is read.',
    'NEXT_PUBLIC_GTM_ID in .dev.vars does nothing: a build reads .env.local.',
  ])
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
