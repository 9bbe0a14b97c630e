// A rehearsal of `npm run deploy`: in order, and every stop.
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from '../../scripts/project.ts'
import { rehearse, type Rehearsal } from './rehearsal.ts'

const SECRET = 'hunter2secret'
const published = ['--with-samples']
const rollback = 'npx wrangler rollback version-1'

it('checks, builds, migrates, uploads, and sends a trial lead that it removes', async () => {
  const { code, output, calls, built, posts, leadsLeft, siteUrl } = await rehearse({ arguments: published })
  expect(output).toContain(`Deployed: ${siteUrl}`)
  expect(code).toBe(0)
  const kinds = calls.map(call => call.split(' ').slice(0, 3).join(' '))
  expect(kinds.slice(0, 7)).toEqual([
    'secret list --format',
    'd1 migrations list',
    'd1 time-travel info',
    'd1 migrations apply',
    'd1 migrations list',
    'deployments status --json',
    `deploy --var LEAD_SITE_URL:${siteUrl}`,
  ])
  expect(new Set(kinds.slice(7))).toEqual(new Set(['d1 execute fairlead-leads']))
  expect(calls.filter(call => /^d1 (execute|migrations)/.test(call) && !call.includes('--remote'))).toEqual([])
  expect(built).toEqual({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_SAMPLES: '', SITE_NOINDEX: '' })
  expect(posts).toMatchObject([{ body: { name: 'Trial lead, please ignore' } }])
  expect(posts[0]?.headers.get('x-lead-trial')).toBe('1')
  expect(leadsLeft).toBe(0)
  expect(output).toMatch(/slack has taken it/)
  expect(output).toContain(rollback)
})

it('works as the first one, which has no version to go back to', async () => {
  const { code, output, calls, siteUrl } = await rehearse({
    arguments: [...published, '--no-forward'],
    workers: {},
    deliveries: {},
  })
  expect(output).toContain('Deployed')
  expect(code).toBe(0)
  expect(calls).toContain(`deploy --var LEAD_SITE_URL:${siteUrl} --var LEAD_NO_DESTINATION:allowed --env `)
  expect(output).not.toContain('wrangler rollback')
})

it('takes the address from the .env files for production, not for staging', async () => {
  const production = await rehearse({ arguments: published, siteUrlIn: 'files' })
  expect(production).toMatchObject({ code: 0, built: { NEXT_PUBLIC_SITE_URL: production.siteUrl } })
  const staging = await rehearse({ arguments: ['--staging'], siteUrlIn: 'files' })
  expect(staging).toMatchObject({ code: 1, calls: [], built: undefined })
  expect(staging.output).toContain('NEXT_PUBLIC_SITE_URL is not set')
})

it('uses the names of staging everywhere, and closes it to search engines', async () => {
  const { code, output, calls, built, leadsLeft } = await rehearse({
    arguments: ['--staging'],
    workers: { 'fairlead-staging': { secrets: ['LEAD_SLACK_URL'], versions: ['version-1'] } },
  })
  expect(output).toContain('Deployed')
  expect(code).toBe(0)
  expect(calls.filter(call => !call.includes('--env staging'))).toEqual([])
  expect(calls.join('\n')).not.toMatch(/fairlead-leads(?!-staging)/)
  expect(built).toMatchObject({ SITE_NOINDEX: '1' })
  expect(output).toContain(`${rollback} --env staging`)
  expect(leadsLeft).toBe(0)
})

it('only checks with --check', async () => {
  const { code, output, calls, built, posts, leadsLeft } = await rehearse({
    arguments: ['--check'],
    migrations: 'are applied',
  })
  expect(output).toContain('Checked')
  expect([code, built, leadsLeft]).toEqual([0, undefined, 0])
  expect(calls.filter(call => call.startsWith('deploy '))).toEqual([])
  expect(posts).toHaveLength(1)
})

it('asks before it migrates, and no is no', async () => {
  const no = await rehearse({ arguments: published, answer: 'n' })
  expect(no).toMatchObject({ code: 1, built: undefined })
  expect(no.output).toContain('0002_deliveries.sql')
  expect(no.output).toContain('Nothing was deployed.')
  expect(no.calls.filter(call => call.includes('apply'))).toEqual([])
  for (const arguments_ of [published, [...published, '--yes']])
    expect(await rehearse({ arguments: arguments_, answer: arguments_ === published ? '' : 'n' })).toMatchObject({
      code: 0,
    })
})

/** Each stops before anything is built. */
const stops: readonly (readonly [what: string, rehearsal: Rehearsal, messages: readonly (string | RegExp)[]])[] = [
  // The address is a sample itself, also once the owner has replaced the others.
  ['sample values', { arguments: [] }, [/\d+ sample values?.*would be published/, 'npm run launch-check']],
  ['no address', { environment: { NEXT_PUBLIC_SITE_URL: '' } }, ['NEXT_PUBLIC_SITE_URL is not set']],
  ['a plain http address', { environment: { NEXT_PUBLIC_SITE_URL: 'http://www.example.org' } }, ['is malformed']],
  ['a path', { environment: { NEXT_PUBLIC_SITE_URL: 'https://www.example.org/shop' } }, ['without a path']],
  [
    'the sample database',
    { config: [['7d0f1c52-93b1-4a4e-9d0c-0d5f5a3c8e11', '00000000-0000-4000-8000-000000000001']] },
    ['npx wrangler d1 create fairlead-leads`'],
  ],
  [
    'a destination that is set on this machine only',
    {
      workers: { fairlead: { secrets: [], versions: ['version-1'] } },
      environment: { LEAD_SLACK_URL: `https://hooks.slack.com/services/T0/B0/${SECRET}` },
    },
    ['LEAD_SLACK_URL is set on this machine only', '--no-forward'],
  ],
  [
    'a mistyped name of a secret',
    { workers: { fairlead: { secrets: ['LEAD_SLACK_URL', 'LEAD_TEAM_URL'], versions: [] } } },
    ['LEAD_TEAM_URL is set, and there is no such setting. Did you mean LEAD_TEAMS_URL?', 'secret delete LEAD_TEAM_URL'],
  ],
  [
    'mail without a sender',
    { workers: { fairlead: { secrets: ['LEAD_EMAIL_TO'], versions: [] } } },
    ['LEAD_EMAIL_TO is set without LEAD_EMAIL_FROM'],
  ],
  [
    'a sender without mail',
    { workers: { fairlead: { secrets: ['LEAD_EMAIL_FROM', 'LEAD_SLACK_URL'], versions: [] } } },
    ['LEAD_EMAIL_FROM is set without LEAD_EMAIL_TO'],
  ],
  [
    'mail without the binding',
    {
      workers: { fairlead: { secrets: ['LEAD_EMAIL_FROM', 'LEAD_EMAIL_TO'], versions: [] } },
      config: [['"name": "EMAIL"', '"name": "OTHER"']],
    },
    ['lacks the binding'],
  ],
  [
    'a malformed address of this machine, without quoting it',
    { environment: { LEAD_DISCORD_URL: `ftp://x/${SECRET}` } },
    [/LEAD_DISCORD_URL in .* expected/],
  ],
  [
    'a malformed number of wrangler.jsonc',
    { config: [['"RATE_LIMIT": "on"', '"RATE_LIMIT": "on", "LEAD_KEEP_MONTHS": "two years"']] },
    ['LEAD_KEEP_MONTHS in the vars of wrangler.jsonc: expected a whole number of months'],
  ],
]
it.each(stops)('stops on %s', async (_what, rehearsal, messages) => {
  const { code, output, calls, built } = await rehearse({ arguments: published, ...rehearsal })
  for (const message of messages) expect(output).toMatch(message)
  expect(output).toContain('Nothing was deployed.')
  expect(output).not.toContain(SECRET)
  expect([code, built]).toEqual([1, undefined])
  // Of Cloudflare it has asked at most which secrets are set.
  expect(calls.filter(call => !call.startsWith('secret list'))).toEqual([])
})

it.each([
  ['a migration fails', { migrations: 'fail' }, 'SQLITE_ERROR'],
  ['a migration is not applied', { migrations: 'ignore' }, 'did not get applied'],
  ['the upload fails', { upload: 'fail' }, 'The version before goes on serving'],
  ['the upload ends without a version', { upload: 'abort' }, 'The version before goes on serving'],
] as const)('stops when %s, and sends no trial lead', async (_what, rehearsal, message) => {
  const { code, output, calls, posts } = await rehearse({ arguments: published, ...rehearsal })
  expect(output).toContain(message)
  expect(output).toContain('Nothing was deployed.')
  expect([code, posts]).toEqual([1, []])
  expect(calls.some(call => call.startsWith('deploy '))).toBe('upload' in rehearsal)
})

it.each([
  [
    'the trial lead is refused',
    { deliveries: { slack: 'refuse' } },
    'slack has not taken it (1 tries): answered 400: no_text',
  ],
  ['the trial lead is not delivered in time', { deliveries: { slack: 'stall' } }, 'slack has not taken it (0 tries)'],
  ['the Worker does not know the destination', { deliveries: {} }, 'the Worker does not know this destination'],
  ['the site has the pages of before', { site: 'old' }, 'another version of the page'],
  ['the site has no lead desk', { site: 'without lead desk' }, 'the lead desk answers 503'],
] as const)('fails with the way back when %s', async (_what, rehearsal, message) => {
  const { code, output, leadsLeft } = await rehearse({ arguments: published, ...rehearsal })
  expect(output).toContain(message)
  expect(output).toMatch(/The new version is live[\s\S]*npx wrangler rollback version-1/)
  expect([code, leadsLeft]).toEqual([1, 0])
})

it('waits for a version that needs a moment', async () => {
  const { code, output } = await rehearse({
    arguments: published,
    environment: { DEPLOY_CHECK_SECONDS: '4' },
    site: 'old at first',
  })
  expect(output).toContain('Deployed')
  expect(code).toBe(0)
})

it('prints what the health check of the new version finds', async () => {
  const { code, output } = await rehearse({ arguments: published, site: 'unhealthy' })
  expect(code).toBe(0)
  expect(output).toContain('/api/health answers 503: LEAD_KEEP_MONTHS is malformed, slack takes nothing')
})

it('refuses options that npm took for itself', async () => {
  const { code, output, calls } = await rehearse({ environment: { npm_config_staging: 'true' } })
  expect([code, calls]).toEqual([2, []])
  expect(output).toContain('npm run deploy -- --staging')
})

it('is what the command runs', () => {
  const script = ['--import', './scripts/site-modules.ts', 'scripts/deploy/index.ts']
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: 'http://www.example.org' }
  const { status, stderr } = spawnSync(process.execPath, script, { cwd: root, env, encoding: 'utf8' })
  expect(stderr).toContain('NEXT_PUBLIC_SITE_URL is malformed')
  expect(status).toBe(1)
})
