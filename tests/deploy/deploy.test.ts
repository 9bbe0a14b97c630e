// `npm run deploy` in this process, in order, and every stop. wrangler and the build are replaced:
// an account of Cloudflare can't be had here, and other tests cover the build. The live address is
// a real server.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { deploy } from '../../scripts/deploy/deploy.ts'
import { root } from '../../scripts/project.ts'

const SECRET = 'hunter2secret'
const SCRIPT = '/_next/static/chunks/rehearsal.js'
const ids = [
  ['00000000-0000-4000-8000-000000000001', '7d0f1c52-93b1-4a4e-9d0c-0d5f5a3c8e11'],
  ['00000000-0000-4000-8000-000000000002', 'c1a8e6f4-2b57-4d0e-8f39-6f7b1e9d2a22'],
] as const

interface Rehearsal {
  readonly arguments?: readonly string[]
  readonly secrets?: readonly string[] | 'no Worker' | 'signed out'
  readonly environment?: Readonly<Record<string, string>>
  /** Text that is replaced in wrangler.jsonc. */
  readonly config?: readonly (readonly [from: string, to: string])[]
  /** 'no': the person did not want the migrations. */
  readonly migrations?: 'applied' | 'no' | 'failed'
  readonly upload?: boolean
  readonly site?: 'new' | 'old' | 'unhealthy'
}

async function rehearse(rehearsal: Rehearsal = {}) {
  const { secrets = ['LEAD_SLACK_URL'], migrations = 'applied', upload = true, site = 'new' } = rehearsal
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-deploy-'))
  let text = readFileSync(path.join(root, 'wrangler.jsonc'), 'utf8')
  for (const [from, to] of [...ids, ...(rehearsal.config ?? [])]) text = text.replace(from, to)
  writeFileSync(path.join(folder, 'wrangler.jsonc'), text)
  const server = createServer((request, response) => {
    if (request.url !== '/api/health')
      return void response.end(site === 'old' ? '' : `<script src="${SCRIPT}"></script>`)
    response.writeHead(site === 'unhealthy' ? 503 : 200).end('{"problems":["slack takes nothing"]}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const calls: string[] = []
  let built: Readonly<Record<string, string>> | undefined
  let output = ''
  const print = (...parts: readonly unknown[]) => void (output += `${parts.join(' ')}\n`)
  const spies = (['log', 'error'] as const).map(name => vi.spyOn(console, name).mockImplementation(print))
  const environment = { NEXT_PUBLIC_SITE_URL: siteUrl, ...rehearsal.environment } as unknown as NodeJS.ProcessEnv
  try {
    const code = await deploy(rehearsal.arguments ?? ['--with-samples'], {
      root: folder,
      environment,
      readEnvFiles: () => environment,
      liveMs: 100,
      build(env) {
        built = env
        mkdirSync(path.join(folder, 'out'))
        writeFileSync(path.join(folder, 'out/index.html'), `<script src="${SCRIPT}"></script>`)
      },
      runWrangler(args) {
        const line = args.join(' ')
        calls.push(line)
        const answer = (isOk: boolean, stdout = '') => ({ isOk, stdout, text: stdout })
        if (line.startsWith('secret list')) {
          if (secrets === 'no Worker') return answer(false, 'Worker "fairlead" not found')
          if (secrets === 'signed out') return answer(false, 'You are not logged in')
          return answer(true, JSON.stringify(secrets.map(name => ({ name, type: 'secret_text' }))))
        }
        if (line.startsWith('d1 migrations apply')) return answer(migrations !== 'failed')
        if (line.startsWith('d1 migrations list'))
          return answer(true, migrations === 'applied' ? 'No migrations to apply!' : '0002_deliveries.sql')
        return answer(upload)
      },
    })
    return { code, output, calls, built, siteUrl }
  } finally {
    for (const spy of spies) spy.mockRestore()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

it('checks, builds, migrates, uploads, and looks at the live address', async () => {
  const { code, output, calls, built, siteUrl } = await rehearse()
  expect(output).toContain(`Deployed: ${siteUrl}. To go back: npx wrangler rollback`)
  expect(code).toBe(0)
  expect(calls).toEqual([
    'secret list --format json --env ',
    'd1 migrations apply fairlead-leads --remote --env ',
    'd1 migrations list fairlead-leads --remote --env ',
    `deploy --var LEAD_SITE_URL:${siteUrl} --env `,
  ])
  expect(built).toEqual({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_SAMPLES: '', SITE_NOINDEX: '' })
})

it('says which settings do nothing', async () => {
  const { code, output } = await rehearse({ secrets: ['LEAD_SLACK_URL', 'LEAD_CONFIRM', 'LEAD_FORWARD_SECRET'] })
  expect(code).toBe(0)
  expect(output).toMatch(/Note: LEAD_CONFIRM does nothing.*\nNote: LEAD_FORWARD_SECRET does nothing/)
})

it('works as the first one, with no destination as told', async () => {
  const { code, calls, siteUrl } = await rehearse({
    arguments: ['--with-samples', '--no-forward'],
    secrets: 'no Worker',
  })
  expect(code).toBe(0)
  expect(calls).toContain(`deploy --var LEAD_SITE_URL:${siteUrl} --var LEAD_NO_DESTINATION:allowed --env `)
})

it('uses the names of staging everywhere, and closes it to search engines', async () => {
  const { code, calls, built } = await rehearse({ arguments: ['--staging'] })
  expect(code).toBe(0)
  expect(calls.filter(call => !call.includes('--env staging'))).toEqual([])
  expect(calls.join('\n')).not.toMatch(/fairlead-leads(?!-staging)/)
  expect(built).toMatchObject({ SITE_NOINDEX: '1' })
})

/** Each stops before anything is built. */
it.each<[what: string, rehearsal: Rehearsal, message: string | RegExp]>([
  // The address is a sample itself, also once the owner has replaced the others.
  ['sample values', { arguments: [] }, /\d+ sample values?.*would be published/],
  ['no address', { environment: { NEXT_PUBLIC_SITE_URL: '' } }, 'NEXT_PUBLIC_SITE_URL is not set'],
  ['a plain http address', { environment: { NEXT_PUBLIC_SITE_URL: 'http://www.example.org' } }, 'is malformed'],
  ['a path', { environment: { NEXT_PUBLIC_SITE_URL: 'https://www.example.org/shop' } }, 'without a path'],
  ['the sample database', { config: [[ids[0][1], ids[0][0]]] }, 'npx wrangler d1 create fairlead-leads`'],
  ['no destination', { secrets: [] }, 'npx wrangler secret put LEAD_SLACK_URL'],
  ['nobody signed in', { secrets: 'signed out' }, 'npx wrangler login'],
  ['a mistyped secret', { secrets: ['LEAD_SLACK_URL', 'LEAD_TEAM_URL'] }, 'Did you mean LEAD_TEAMS_URL?'],
  ['mail without a sender', { secrets: ['LEAD_EMAIL_TO'] }, 'Mail needs both'],
  ['a sender without mail', { secrets: ['LEAD_EMAIL_FROM', 'LEAD_SLACK_URL'] }, 'Mail needs both'],
  [
    'mail without the binding',
    { secrets: ['LEAD_EMAIL_FROM', 'LEAD_EMAIL_TO'], config: [['"name": "EMAIL"', '"name": "OTHER"']] },
    'lacks the binding',
  ],
  [
    'a malformed address',
    { environment: { LEAD_DISCORD_URL: `ftp://x/${SECRET}` } },
    /LEAD_DISCORD_URL in .* expected/,
  ],
  [
    'a malformed number',
    { config: [['"RATE_LIMIT": "on"', '"RATE_LIMIT": "on", "LEAD_KEEP_MONTHS": "two years"']] },
    'LEAD_KEEP_MONTHS in the vars of wrangler.jsonc: expected a whole number of months',
  ],
])('stops on %s, without quoting a secret', async (_what, rehearsal, message) => {
  const { code, output, calls, built } = await rehearse(rehearsal)
  expect(output).toMatch(message)
  expect(output).toContain('Nothing was deployed.')
  expect(output).not.toContain(SECRET)
  expect([code, built]).toEqual([1, undefined])
  // The only question to Cloudflare was which secrets are set.
  expect(calls.filter(call => !call.startsWith('secret list'))).toEqual([])
})

it.each<[what: string, rehearsal: Rehearsal, message: string, isUploaded: boolean]>([
  ['a migration fails', { migrations: 'failed' }, 'The database lacks migrations', false],
  ['the answer to the migrations is no', { migrations: 'no' }, 'The database lacks migrations', false],
  ['the upload fails', { upload: false }, 'The version before goes on serving', true],
  ['the site has the pages of before', { site: 'old' }, 'another version of the page', true],
  ['the new version is not healthy', { site: 'unhealthy' }, '/api/health answers 503: {"problems":["slack takes', true],
])('stops when %s', async (_what, rehearsal, message, isUploaded) => {
  const { code, output, calls } = await rehearse(rehearsal)
  expect(output).toContain(message)
  expect(code).toBe(1)
  expect(calls.some(call => call.startsWith('deploy '))).toBe(isUploaded)
})

it('refuses options that npm took for itself, and those that it does not know', async () => {
  const taken = await rehearse({ environment: { npm_config_staging: 'true' } })
  expect([taken.code, taken.calls]).toEqual([2, []])
  expect(taken.output).toContain('npm run deploy -- --staging')
  expect(await rehearse({ arguments: ['--stagin'] })).toMatchObject({ code: 2, calls: [] })
})

it('is what the command runs', () => {
  const script = ['--import', './scripts/site-modules.ts', 'scripts/deploy/index.ts']
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: 'http://www.example.org' }
  const { status, stderr } = spawnSync(process.execPath, script, { cwd: root, env, encoding: 'utf8' })
  expect(stderr).toContain('NEXT_PUBLIC_SITE_URL is malformed')
  expect(status).toBe(1)
})
