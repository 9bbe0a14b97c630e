// A rehearsal of `npm run deploy`: in order, and every stop.
import { describe, expect, it } from 'vitest'
import { rehearse, type Outcome } from './rehearsal.ts'

const SECRET = 'hunter2secret'
const published = ['--with-samples']
const isUploaded = ({ calls }: Outcome) => calls.some(call => call.startsWith('deploy '))

describe.concurrent('a deployment', () => {
  it('checks, builds, migrates, uploads, and sends a trial lead that it removes', async () => {
    const outcome = await rehearse({ arguments: published })
    expect(outcome.output).toContain(`Deployed: ${outcome.siteUrl}`)
    expect(outcome.code).toBe(0)
    const kinds = outcome.calls.map(call => call.split(' ').slice(0, 3).join(' '))
    expect(kinds.slice(0, 7)).toEqual([
      'secret list --format',
      'd1 migrations list',
      'd1 time-travel info',
      'd1 migrations apply',
      'd1 migrations list',
      'deployments status --json',
      'deploy --env ',
    ])
    expect(new Set(kinds.slice(7))).toEqual(new Set(['d1 execute fairlead-leads']))
    expect(outcome.built).toMatchObject({
      NEXT_PUBLIC_SITE_URL: outcome.siteUrl,
      NEXT_PUBLIC_SAMPLES: '',
      SITE_NOINDEX: '',
    })
    expect(outcome.posts).toHaveLength(1)
    expect(outcome.posts[0]?.headers).toMatchObject({ 'x-lead-trial': '1' })
    expect(outcome.posts[0]?.body).toMatchObject({ name: 'Trial lead, please ignore' })
    expect(outcome.leads('fairlead-leads')).toBe(0)
    expect(outcome.output).toMatch(/slack has taken it/)
    expect(outcome.output).toContain('npx wrangler rollback version-1')
  })

  it('works as the first one, which has no version to go back to', async () => {
    const outcome = await rehearse({
      arguments: [...published, '--no-forward'],
      account: { workers: {} },
      deliveries: {},
    })
    expect(outcome.output).toContain('Deployed')
    expect(outcome.code).toBe(0)
    expect(outcome.calls).toContain('deploy --var LEAD_NO_DESTINATION:allowed --env ')
    expect(outcome.output).not.toContain('wrangler rollback')
  })

  it('takes the address from .env.local for production, not for staging', async () => {
    const production = await rehearse({ arguments: published, siteUrlIn: '.env.local' })
    expect(production.output).toContain(`Deployed: ${production.siteUrl}`)
    expect(production.built).toMatchObject({ NEXT_PUBLIC_SITE_URL: production.siteUrl })
    const staging = await rehearse({ arguments: ['--staging'], siteUrlIn: '.env.local' })
    expect(staging).toMatchObject({ code: 1, calls: [], built: undefined })
    expect(staging.output).toContain('NEXT_PUBLIC_SITE_URL is not set')
  })

  it('stops on sample values', async () => {
    // The address is a sample itself, also once the owner has replaced the others.
    const outcome = await rehearse({ environment: { NEXT_PUBLIC_SITE_URL: 'https://www.example.com' } })
    expect(outcome).toMatchObject({ code: 1, calls: [], built: undefined })
    expect(outcome.output).toMatch(
      /\d+ sample values?.*would be published[\s\S]*npm run launch-check[\s\S]*Nothing was deployed/,
    )
  })

  it.each([
    ['no address', { environment: { NEXT_PUBLIC_SITE_URL: '' } }, 'NEXT_PUBLIC_SITE_URL is not set'],
    ['a plain http address', { environment: { NEXT_PUBLIC_SITE_URL: 'http://www.example.org' } }, 'is malformed'],
    ['a path', { environment: { NEXT_PUBLIC_SITE_URL: 'https://www.example.org/shop' } }, 'without a path'],
    [
      'the sample database',
      { config: [['7d0f1c52-93b1-4a4e-9d0c-0d5f5a3c8e11', '00000000-0000-4000-8000-000000000001']] as const },
      'npx wrangler d1 create fairlead-leads`',
    ],
  ])('stops on %s before it asks Cloudflare anything', async (_what, options, message) => {
    const outcome = await rehearse({ arguments: published, ...options })
    expect(outcome).toMatchObject({ code: 1, calls: [], built: undefined })
    expect(outcome.output).toContain(message)
  })

  it('stops without a destination, and says which is set on this machine only', async () => {
    const outcome = await rehearse({
      arguments: published,
      account: { workers: { fairlead: { secrets: [], versions: ['version-1'] } } },
      environment: { LEAD_SLACK_URL: `https://hooks.slack.com/services/T0/B0/${SECRET}` },
    })
    expect(outcome).toMatchObject({ code: 1, built: undefined })
    expect(outcome.output).toContain('LEAD_SLACK_URL is set on this machine only')
    expect(outcome.output).toContain('--no-forward')
    expect(outcome.output).not.toContain(SECRET)
  })

  it.each([
    ['mail without a sender', ['LEAD_EMAIL_TO'], [], 'LEAD_EMAIL_TO is set without LEAD_EMAIL_FROM'],
    [
      'a sender without mail',
      ['LEAD_EMAIL_FROM', 'LEAD_SLACK_URL'],
      [],
      'LEAD_EMAIL_FROM is set without LEAD_EMAIL_TO',
    ],
    [
      'mail without the binding',
      ['LEAD_EMAIL_FROM', 'LEAD_EMAIL_TO'],
      [['"name": "EMAIL"', '"name": "OTHER"']] as const,
      'lacks the binding',
    ],
  ])('stops on %s', async (_what, secrets, config, message) => {
    const outcome = await rehearse({
      arguments: published,
      config,
      account: { workers: { fairlead: { secrets, versions: [] } } },
    })
    expect(outcome).toMatchObject({ code: 1, built: undefined })
    expect(outcome.output).toContain(message)
  })

  it('stops on a malformed address of this machine without quoting it', async () => {
    const outcome = await rehearse({ arguments: published, environment: { LEAD_DISCORD_URL: `ftp://x/${SECRET}` } })
    expect(outcome).toMatchObject({ code: 1, built: undefined })
    expect(outcome.output).toMatch(/LEAD_DISCORD_URL in .* expected/)
    expect(outcome.output).not.toContain(SECRET)
  })

  it('stops on a malformed number of wrangler.jsonc', async () => {
    const outcome = await rehearse({
      arguments: published,
      config: [['"RATE_LIMIT": "on"', '"RATE_LIMIT": "on", "LEAD_KEEP_MONTHS": "two years"']],
    })
    expect(outcome).toMatchObject({ code: 1, built: undefined })
    expect(outcome.output).toContain(
      'LEAD_KEEP_MONTHS in the vars of wrangler.jsonc: expected a whole number of months',
    )
  })

  it('asks before it migrates, and no is no', async () => {
    const outcome = await rehearse({ arguments: published, environment: { DEPLOY_ASK: 'always' }, input: 'n\n' })
    expect(outcome).toMatchObject({ code: 1, built: undefined })
    expect(outcome.output).toContain('0002_deliveries.sql')
    expect(outcome.output).toContain('Nothing was deployed.')
    expect(outcome.calls.some(call => call.includes('apply'))).toBe(false)
  })

  it.each([
    ['fails', 'fail', 'SQLITE_ERROR'],
    ['is not applied', 'ignore', 'did not get applied'],
  ] as const)('stops when a migration %s', async (_what, migrations, message) => {
    const outcome = await rehearse({ arguments: published, account: { migrations } })
    expect(outcome.code).toBe(1)
    expect(outcome.output).toContain(message)
    expect(outcome.output).toContain('Nothing was deployed.')
    expect(isUploaded(outcome)).toBe(false)
  })

  it.each(['fail', 'abort'] as const)(
    'stops when the upload does not succeed (%s), and sends no trial lead',
    async deploy => {
      const outcome = await rehearse({ arguments: published, account: { deploy } })
      expect(outcome).toMatchObject({ code: 1, posts: [] })
      expect(outcome.output).toContain('The version before goes on serving')
    },
  )

  it.each([
    ['refused', { slack: 'refuse' }, 'slack has not taken it (1 tries): answered 400: no_text'],
    ['not delivered in time', { slack: 'stall' }, 'slack has not taken it (0 tries)'],
    ['unknown to the Worker', {}, 'the Worker does not know this destination'],
  ] as const)('fails with the way back when the trial lead is %s', async (_what, deliveries, message) => {
    const outcome = await rehearse({ arguments: published, deliveries })
    expect(outcome.code).toBe(1)
    expect(outcome.output).toContain(message)
    expect(outcome.output).toMatch(/The new version is live[\s\S]*npx wrangler rollback version-1/)
    expect(outcome.leads('fairlead-leads')).toBe(0)
  })

  it.each([
    ['the pages of before', 'old', 'another version of the page'],
    ['no lead desk', 'without lead desk', 'the lead desk answers 503'],
  ] as const)('fails with the way back when the site has %s', async (_what, site, message) => {
    const outcome = await rehearse({ arguments: published, site })
    expect(outcome.code).toBe(1)
    expect(outcome.output).toContain(message)
    expect(outcome.output).toContain('npx wrangler rollback version-1')
  })

  it('prints what the health check of the new version finds', async () => {
    const outcome = await rehearse({ arguments: published, site: 'unhealthy' })
    expect(outcome.code).toBe(0)
    expect(outcome.output).toContain('/api/health answers 503: LEAD_KEEP_MONTHS is malformed, slack takes nothing')
  })

  it('uses the names of staging everywhere, and closes it to search engines', async () => {
    const outcome = await rehearse({
      arguments: ['--staging'],
      account: { workers: { 'fairlead-staging': { secrets: ['LEAD_SLACK_URL'], versions: ['version-1'] } } },
    })
    expect(outcome.output).toContain('Deployed')
    expect(outcome.code).toBe(0)
    expect(outcome.calls.filter(call => !call.includes('--env staging'))).toEqual([])
    expect(outcome.calls.join('\n')).not.toMatch(/fairlead-leads(?!-staging)/)
    expect(outcome.built).toMatchObject({ SITE_NOINDEX: '1' })
    expect(outcome.output).toContain('npx wrangler rollback version-1 --env staging')
    expect(outcome.leads('fairlead-leads-staging')).toBe(0)
  })

  it('only checks with --check', async () => {
    const outcome = await rehearse({ arguments: ['--check'], isMigrated: true })
    expect(outcome.output).toContain('Checked')
    expect(outcome).toMatchObject({ code: 0, built: undefined })
    expect(isUploaded(outcome)).toBe(false)
    expect(outcome.posts).toHaveLength(1)
    expect(outcome.leads('fairlead-leads')).toBe(0)
  })

  it('refuses options that npm took for itself', async () => {
    const outcome = await rehearse({ environment: { npm_config_staging: 'true' } })
    expect(outcome).toMatchObject({ code: 2, calls: [] })
    expect(outcome.output).toContain('npm run deploy -- --staging')
  })
})
