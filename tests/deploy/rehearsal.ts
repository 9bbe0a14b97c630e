// Runs the real `npm run deploy` against a stand-in for wrangler and a local server that stands in
// for the deployed site. The build is replaced: it takes minutes, and the other tests cover it.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const node = path.join(root, 'node_modules/.bin/node')
const SCRIPT = '/_next/static/chunks/rehearsal.js'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-deploy-'))
  folders.push(folder)
  return folder
}

export interface Account {
  readonly workers: Readonly<
    Record<string, { readonly secrets: readonly string[]; readonly versions: readonly string[] }>
  >
  /** What `d1 migrations apply` does; 'ignore' ends well without applying them. */
  readonly migrations: 'apply' | 'fail' | 'ignore'
  /** 'abort' ends well without a new version. */
  readonly deploy: 'succeed' | 'fail' | 'abort'
}

export interface Options {
  readonly arguments?: readonly string[]
  readonly account?: Partial<Account>
  readonly environment?: Readonly<Record<string, string>>
  /** Where the owner has set the site's address. */
  readonly siteUrlIn?: 'environment' | '.env.local'
  /** What each destination does with the trial lead. By default Slack takes it. */
  readonly deliveries?: Readonly<Record<string, 'take' | 'refuse' | 'stall'>>
  /** How the site answers. */
  readonly site?: 'new' | 'old' | 'without lead desk' | 'unhealthy'
  /** True: the database has all migrations from the start. */
  readonly isMigrated?: boolean
  /** Text that is replaced in wrangler.jsonc. */
  readonly config?: readonly (readonly [from: string, to: string])[]
  /** What a person types. */
  readonly input?: string
}

export interface Outcome {
  readonly code: number | null
  readonly output: string
  /** Command lines of wrangler, in order. */
  readonly calls: readonly string[]
  /** Environment of the build; undefined when nothing was built. */
  readonly built: Readonly<Record<string, string>> | undefined
  readonly posts: readonly { readonly headers: IncomingHttpHeaders; readonly body: Readonly<Record<string, unknown>> }[]
  /** Leads left in a database. */
  leads(database: string): number
  readonly siteUrl: string
}

/**
 * A copy of the project as its owner has it before a deployment: with the ids of real databases.
 */
function copyProject(config: NonNullable<Options['config']>): string {
  const project = temporaryFolder()
  for (const name of ['scripts', 'lib', 'content', 'worker', 'package.json'])
    cpSync(path.join(root, name), path.join(project, name), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  const replacements = [
    ['00000000-0000-4000-8000-000000000001', '7d0f1c52-93b1-4a4e-9d0c-0d5f5a3c8e11'],
    ['00000000-0000-4000-8000-000000000002', 'c1a8e6f4-2b57-4d0e-8f39-6f7b1e9d2a22'],
    ...config,
  ] as const
  let text = readFileSync(path.join(root, 'wrangler.jsonc'), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`wrangler.jsonc has no ${from}`)
    text = text.replaceAll(from, to)
  }
  writeFileSync(path.join(project, 'wrangler.jsonc'), text)
  writeFileSync(
    path.join(project, 'scripts/build.ts'),
    `import { mkdirSync, writeFileSync } from 'node:fs'
     mkdirSync('out', { recursive: true })
     writeFileSync('out/index.html', '<!doctype html><script src="${SCRIPT}"></script>')
     writeFileSync('out/build.json', JSON.stringify(process.env))\n`,
  )
  return project
}

/**
 * The site as it answers after the deployment. What it stores lies in the databases of the stand-in
 * for wrangler.
 */
async function startSite(
  account: string,
  database: string,
  { deliveries, site }: Required<Pick<Options, 'deliveries' | 'site'>>,
) {
  const posts: { headers: IncomingHttpHeaders; body: Readonly<Record<string, unknown>> }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const answer = (status: number, body: string) => void response.writeHead(status).end(body)
      if (request.url === '/')
        return answer(200, site === 'old' ? '<!doctype html>' : `<script src="${SCRIPT}"></script>`)
      if (request.url === '/api/health')
        return site === 'unhealthy'
          ? answer(503, '{"status":"failing","problems":["LEAD_KEEP_MONTHS is malformed","slack takes nothing"]}')
          : answer(200, '{"status":"ok","problems":[]}')
      if (request.url !== '/api/leads/quote' || request.method !== 'POST') return answer(404, '')
      if (site === 'without lead desk') return answer(503, '{"error":{"code":"storage_unavailable"}}')
      posts.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()) as Readonly<Record<string, unknown>>,
      })
      const db = new DatabaseSync(path.join(account, `${database}.sqlite`))
      const now = Date.now()
      db.prepare(
        `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, payload, is_trial)
         VALUES (?, 'quote', ?, '', ?, ?, ?, '{}', 1)`,
      ).run('trial-id', String(request.headers['idempotency-key']), now, new Date(now).toISOString(), 'Trial lead')
      const insert = db.prepare(
        `INSERT INTO deliveries (lead_id, destination, occasion, attempts, refusals, next_attempt_at_ms, last_error, delivered_at_ms)
         VALUES ('trial-id', ?, 'lead', ?, ?, 0, ?, ?)`,
      )
      for (const [name, what] of Object.entries(deliveries)) {
        if (what === 'take') insert.run(name, 1, 0, null, now)
        if (what === 'refuse') insert.run(name, 1, 1, 'answered 400: no_text', null)
        if (what === 'stall') insert.run(name, 0, 0, null, null)
      }
      db.close()
      answer(201, '{"id":"trial-id"}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { posts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/**
 * By default production has been deployed once, has Slack as its only destination, and its database
 * lacks the last migration.
 */
export async function rehearse(options: Options = {}): Promise<Outcome> {
  const project = copyProject(options.config ?? [])
  const account = path.join(temporaryFolder(), 'account')
  mkdirSync(account)
  const worker = { secrets: ['LEAD_SLACK_URL'], versions: ['version-1'] }
  writeFileSync(
    path.join(account, 'account.json'),
    JSON.stringify({ workers: { fairlead: worker }, migrations: 'apply', deploy: 'succeed', ...options.account }),
  )
  writeFileSync(path.join(account, 'calls.ndjson'), '')
  const isStaging = options.arguments?.includes('--staging') ?? false
  const database = isStaging ? 'fairlead-leads-staging' : 'fairlead-leads'
  if (options.isMigrated) applyMigrations(path.join(account, `${database}.sqlite`))
  const site = await startSite(account, database, {
    deliveries: options.deliveries ?? { slack: 'take' },
    site: options.site ?? 'new',
  })
  const isInFile = options.siteUrlIn === '.env.local'
  if (isInFile) writeFileSync(path.join(project, '.env.local'), `NEXT_PUBLIC_SITE_URL=${site.url}\n`)
  try {
    const child = spawn(
      node,
      ['--import', './scripts/site-modules.ts', 'scripts/deploy/index.ts', ...(options.arguments ?? [])],
      {
        cwd: project,
        env: {
          ...process.env,
          // npm sets npm_config_* where the tests run under it.
          ...Object.fromEntries(
            Object.keys(process.env).flatMap(name => (/^(npm_|LEAD_|CI$)/.test(name) ? [[name, undefined]] : [])),
          ),
          // .env.local is read neither with 'test', which Vitest sets, nor with the other, which
          // `npm test` sets.
          NODE_ENV: 'production',
          __NEXT_PROCESSED_ENV: undefined,
          HOME: account,
          REHEARSAL: account,
          FAIRLEAD_WRANGLER: path.join(import.meta.dirname, 'wrangler-stub.mjs'),
          NEXT_PUBLIC_SITE_URL: isInFile ? undefined : site.url,
          DEPLOY_CHECK_SECONDS: '3',
          ...options.environment,
        },
      },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
    child.stdin.end(options.input ?? '')
    const code = await new Promise<number | null>(resolve => child.once('close', resolve))
    return {
      code,
      output,
      calls: readFileSync(path.join(account, 'calls.ndjson'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => (JSON.parse(line) as string[]).join(' ')),
      built: readBuild(project),
      posts: site.posts,
      leads: name => {
        const db = new DatabaseSync(path.join(account, `${name}.sqlite`))
        const { count } = db.prepare('SELECT COUNT(*) AS count FROM leads').get() as { count: number }
        db.close()
        return count
      },
      siteUrl: site.url,
    }
  } finally {
    site.close()
  }
}

function applyMigrations(file: string): void {
  const db = new DatabaseSync(file)
  const folder = path.join(root, 'worker/migrations')
  for (const name of readdirSync(folder).sort()) db.exec(readFileSync(path.join(folder, name), 'utf8'))
  db.close()
}

function readBuild(project: string): Readonly<Record<string, string>> | undefined {
  try {
    return JSON.parse(readFileSync(path.join(project, 'out/build.json'), 'utf8')) as Readonly<Record<string, string>>
  } catch {
    return undefined
  }
}
