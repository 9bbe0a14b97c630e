// `npm run deploy` in this process, with a made-up account of Cloudflare and a made-up site. The
// database is a real one. The build is replaced: it takes minutes, and the other tests cover it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { vi } from 'vitest'
import { deploy } from '../../scripts/deploy/deploy.ts'
import { root } from '../../scripts/project.ts'
import type { RunWrangler, WranglerResult } from '../../scripts/run-wrangler.ts'

const SCRIPT = '/_next/static/chunks/rehearsal.js'
const SITE_URL = 'https://www.example.org'
/** The ids in the repository, which exist on no account, and an owner's. */
const databaseIds = [
  ['00000000-0000-4000-8000-000000000001', '7d0f1c52-93b1-4a4e-9d0c-0d5f5a3c8e11'],
  ['00000000-0000-4000-8000-000000000002', 'c1a8e6f4-2b57-4d0e-8f39-6f7b1e9d2a22'],
] as const

interface Worker {
  readonly secrets: readonly string[]
  readonly versions: readonly string[]
}

/** By default production runs one version, has Slack, and its database lacks every migration. */
export interface Rehearsal {
  readonly arguments?: readonly string[]
  readonly workers?: Readonly<Record<string, Worker>>
  /** What `d1 migrations apply` does; 'ignore' ends well without applying them. */
  readonly migrations?: 'apply' | 'fail' | 'ignore' | 'are applied'
  /** What `deploy` does; 'abort' ends well without a new version. */
  readonly upload?: 'succeed' | 'fail' | 'abort'
  readonly environment?: Readonly<Record<string, string>>
  /** Where the owner has set the site's address. */
  readonly siteUrlIn?: 'environment' | 'files'
  /** What each destination does with the trial lead. */
  readonly deliveries?: Readonly<Record<string, 'take' | 'refuse' | 'stall'>>
  readonly site?: 'new' | 'old' | 'old at first' | 'without lead desk' | 'unhealthy'
  /** Text that is replaced in wrangler.jsonc. */
  readonly config?: readonly (readonly [from: string, to: string])[]
  /** What a person types; without it there is no terminal. */
  readonly answer?: string
}

export async function rehearse(rehearsal: Rehearsal = {}) {
  const { arguments: args = [], siteUrlIn = 'environment', answer } = rehearsal
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-deploy-'))
  writeProject(folder, rehearsal.config ?? [])
  const account = createAccount(folder, rehearsal, args.includes('--staging') ? 'fairlead-staging' : 'fairlead')
  const posts: { headers: Headers; body: unknown }[] = []
  let built: Readonly<Record<string, string>> | undefined
  let output = ''
  let requests = 0
  const print = (...parts: readonly unknown[]) => void (output += `${parts.join(' ')}\n`)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      const request = new Request(url, init)
      if (request.method === 'POST')
        posts.push({ headers: request.headers, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
      requests++
      const isOld = rehearsal.site === 'old' || (rehearsal.site === 'old at first' && requests === 1)
      return Promise.resolve(answerOf(request, rehearsal, account.database, isOld))
    }),
  ]
  const environment = {
    DEPLOY_CHECK_SECONDS: '1',
    ...(siteUrlIn === 'environment' && { NEXT_PUBLIC_SITE_URL: SITE_URL }),
    ...rehearsal.environment,
  } as unknown as NodeJS.ProcessEnv
  try {
    const code = await deploy(args, {
      root: folder,
      environment,
      readEnvFiles: () => ({ NEXT_PUBLIC_SITE_URL: SITE_URL, ...environment }),
      runWrangler: account.run,
      build: env => {
        built = env
        mkdirSync(path.join(folder, 'out'))
        writeFileSync(path.join(folder, 'out/index.html'), `<!doctype html><script src="${SCRIPT}"></script>`)
      },
      ...(answer !== undefined && {
        ask: question => {
          print(question)
          return Promise.resolve(answer)
        },
      }),
    })
    const hasLeads = account.database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'leads'").get() !== undefined
    return {
      code,
      output,
      /** Command lines of wrangler, in order. */
      calls: account.calls,
      /** What the build was given; undefined when nothing was built. */
      built,
      posts,
      leadsLeft: hasLeads ? account.database.prepare('SELECT id FROM leads').all().length : 0,
      siteUrl: SITE_URL,
    }
  } finally {
    for (const spy of spies) spy.mockRestore()
    account.database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the scripts read of a project whose owner has created the databases. */
function writeProject(folder: string, config: NonNullable<Rehearsal['config']>): void {
  let text = readFileSync(path.join(root, 'wrangler.jsonc'), 'utf8')
  for (const [from, to] of [...databaseIds, ...config]) {
    if (!text.includes(from)) throw new Error(`wrangler.jsonc has no ${from}`)
    text = text.replaceAll(from, to)
  }
  writeFileSync(path.join(folder, 'wrangler.jsonc'), text)
  mkdirSync(path.join(folder, 'worker'))
  const migrations = path.join(folder, 'worker/migrations')
  mkdirSync(migrations)
  for (const name of migrationNames) writeFileSync(path.join(migrations, name), '')
}

const migrationFolder = path.join(root, 'worker/migrations')
const migrationNames = readdirSync(migrationFolder).sort()

/** wrangler and the account behind it. A command that the deployment is not known to give fails. */
function createAccount(folder: string, rehearsal: Rehearsal, name: string) {
  const { migrations = 'apply', upload = 'succeed' } = rehearsal
  const { workers = { fairlead: { secrets: ['LEAD_SLACK_URL'], versions: ['version-1'] } } } = rehearsal
  const worker = new Map(Object.entries(workers)).get(name)
  const databaseName = name.replace('fairlead', 'fairlead-leads')
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = ON')
  const calls: string[] = []
  let applied: readonly string[] = []
  const apply = () => {
    for (const file of migrationNames) database.exec(readFileSync(path.join(migrationFolder, file), 'utf8'))
    applied = migrationNames
  }
  if (migrations === 'are applied') apply()

  const succeed = (stdout: string): WranglerResult => ({ isOk: true, stdout, text: stdout })
  const fail = (text: string): WranglerResult => ({ isOk: false, stdout: '', text })
  const listMissing = () => {
    const missing = migrationNames.filter(file => !applied.includes(file))
    return succeed(missing.length === 0 ? 'No migrations to apply!' : missing.join('\n'))
  }
  const commands: Readonly<Record<string, (args: readonly string[], output: string) => WranglerResult>> = {
    'secret list': () =>
      worker
        ? succeed(JSON.stringify(worker.secrets.map(secret => ({ name: secret }))))
        : fail(`Worker "${name}" not found.`),
    'd1 migrations list': listMissing,
    'd1 migrations apply': () => {
      const before = listMissing()
      if (migrations === 'fail') return fail('no such column: nonsense: SQLITE_ERROR')
      if (migrations === 'apply') apply()
      return before
    },
    'd1 time-travel info': () =>
      succeed('{ "bookmark": "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683" }'),
    'd1 execute': args =>
      succeed(
        JSON.stringify(
          (args[args.indexOf('--command') + 1] ?? '')
            .split(';\n')
            .map(sql => ({ results: database.prepare(sql).all() })),
        ),
      ),
    'deployments status': () => {
      const latest = worker?.versions.at(-1)
      if (latest === undefined) return fail('The Worker has no deployments.')
      return succeed(JSON.stringify({ versions: [{ version_id: latest, percentage: 100 }] }))
    },
    deploy: (_args, file) => {
      if (!readdirSync(folder).includes('out')) return fail('The directory of the assets does not exist')
      if (upload === 'fail') return fail('A request to the Cloudflare API failed.')
      if (upload === 'succeed') appendFileSync(file, `${JSON.stringify({ type: 'deploy', version_id: 'version-2' })}\n`)
      return succeed('')
    },
  }
  const run: RunWrangler = (args, { env = {} } = {}) => {
    const line = args.join(' ')
    calls.push(line)
    const command = Object.keys(commands).find(known => line.startsWith(`${known} `))
    const ofDatabase = line.startsWith('d1 ')
    if (ofDatabase && !args.includes(databaseName)) return fail(`There is no database with this name: ${line}`)
    return commands[command ?? '']?.(args, env.WRANGLER_OUTPUT_FILE_PATH ?? '') ?? fail(`Unknown command: ${line}`)
  }
  return { database, calls, run }
}

/** How the site answers once the new version is live. */
function answerOf(
  request: Request,
  { site, deliveries = { slack: 'take' } }: Rehearsal,
  database: DatabaseSync,
  isOld: boolean,
) {
  const { pathname } = new URL(request.url)
  if (pathname === '/') return new Response(isOld ? '' : `<script src="${SCRIPT}"></script>`)
  if (pathname === '/api/health')
    return site === 'unhealthy'
      ? Response.json({ problems: ['LEAD_KEEP_MONTHS is malformed', 'slack takes nothing'] }, { status: 503 })
      : Response.json({ problems: [] })
  if (pathname !== '/api/leads/quote' || request.method !== 'POST') return new Response('', { status: 404 })
  if (site === 'without lead desk') return new Response('', { status: 503 })
  const now = Date.now()
  database
    .prepare(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, payload, is_trial)
       VALUES ('trial-id', 'quote', ?, '', ?, ?, 'Trial lead', '{}', 1)`,
    )
    .run(request.headers.get('idempotency-key'), now, new Date(now).toISOString())
  const insert = database.prepare(
    `INSERT INTO deliveries (lead_id, destination, occasion, attempts, refusals, next_attempt_at_ms, last_error, delivered_at_ms)
     VALUES ('trial-id', ?, 'lead', ?, ?, 0, ?, ?)`,
  )
  for (const [name, what] of Object.entries(deliveries)) {
    if (what === 'take') insert.run(name, 1, 0, null, now)
    if (what === 'refuse') insert.run(name, 1, 1, 'answered 400: no_text', null)
    if (what === 'stall') insert.run(name, 0, 0, null, null)
  }
  return Response.json({ id: 'trial-id' }, { status: 201 })
}
