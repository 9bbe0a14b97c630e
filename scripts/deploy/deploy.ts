// The steps of a deployment: settings, facts, destinations, build, migrations, upload, and a look
// at the live address.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { RunWrangler } from '../run-wrangler.ts'
import { readWranglerConfig } from '../wrangler-config.ts'
import { destinationProblems, factProblems, settingProblems, siteAddress } from './settings.ts'

const help = `Puts site, Worker and database changes on Cloudflare. docs/deploy.md explains each step.

  npm run deploy -- [options]

NEXT_PUBLIC_SITE_URL, the site's address, stands in .env.local or before the command; for staging, before the command.

Options
  --staging        the staging environment of wrangler.jsonc instead of production
  --with-samples   although sample values or expired claims are left (production only; staging may always have them)
  --no-forward     although no destination is set: leads are stored and sent to nobody
  --help           this text
`

/** How long the live address may take to answer with the new version. */
const LIVE_MS = 120_000

export interface Surroundings {
  /** Folder of wrangler.jsonc and out/. */
  readonly root: string
  readonly environment: NodeJS.ProcessEnv
  readonly readEnvFiles: () => NodeJS.ProcessEnv
  readonly runWrangler: RunWrangler
  /** Builds the site with these variables beside the environment. @throws where that fails */
  readonly build: (env: Readonly<Record<string, string>>) => void
  readonly liveMs?: number
}

class Stop extends Error {}

/** Runs one command line. Resolves with the exit code: 0 done, 1 stopped, 2 usage error. */
export async function deploy(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  // `npm run deploy --staging` gives the option to npm, and production would be deployed.
  if (
    ['staging', 'with_samples', 'forward'].some(name => surroundings.environment[`npm_config_${name}`] !== undefined)
  ) {
    console.error('npm took an option for its own. Put -- before the options: npm run deploy -- --staging')
    return 2
  }
  let options
  try {
    options = parseArgs({
      args: [...argv],
      options: {
        staging: { type: 'boolean', default: false },
        'with-samples': { type: 'boolean', default: false },
        'no-forward': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    console.error(`${(error as Error).message}\nSee npm run deploy -- --help`)
    return 2
  }
  if (options.help) {
    process.stdout.write(help)
    return 0
  }
  try {
    await run(surroundings, options.staging, options['with-samples'], options['no-forward'])
    return 0
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    return 1
  }
}

async function run(
  { root, environment, readEnvFiles, runWrangler, build, liveMs = LIVE_MS }: Surroundings,
  staging: boolean,
  withSamples: boolean,
  noForward: boolean,
): Promise<void> {
  // An empty name is production; without the option wrangler warns that there are several.
  const target = staging ? ['--env', 'staging'] : ['--env', '']
  const wrangler = (...args: readonly string[]) => runWrangler([...args, ...target])
  const show = (...args: readonly string[]) => runWrangler([...args, ...target], { isShown: true }).isOk
  const stopAt = (problems: readonly string[]) => {
    if (problems.length > 0) throw new Stop(`STOP  ${problems.join('\n      ')}\n      Nothing was deployed.`)
  }
  const production = readWranglerConfig(root)
  const config = staging ? readWranglerConfig(root, 'staging') : production
  const address = (staging ? environment : readEnvFiles()).NEXT_PUBLIC_SITE_URL ?? ''
  stopAt(settingProblems({ config, production, staging, address }))
  if (!staging && !withSamples) stopAt(factProblems())
  const { problems, names, idle } = destinationProblems({
    config,
    root,
    environment,
    secrets: wrangler('secret', 'list', '--format', 'json'),
  })
  stopAt(problems)
  for (const sentence of idle) console.log(`Note: ${sentence}`)
  if (names.length === 0 && !noForward)
    stopAt([
      'No destination is set, so every lead would be stored and sent to nobody.',
      `Set one, for example: npx wrangler secret put LEAD_SLACK_URL${staging ? ' --env staging' : ''} (docs/deploy.md, "Who gets the leads")`,
      'To deploy all the same: npm run deploy -- --no-forward',
    ])

  const siteUrl = siteAddress(address) ?? ''
  const database = config.d1_databases[0]?.database_name ?? ''
  build({ NEXT_PUBLIC_SITE_URL: siteUrl, SITE_NOINDEX: staging ? '1' : '', NEXT_PUBLIC_SAMPLES: '' })
  // wrangler lists what is missing and asks; it ends well after a no, too.
  const isMigrated =
    show('d1', 'migrations', 'apply', database, '--remote') &&
    wrangler('d1', 'migrations', 'list', database, '--remote').text.includes('No migrations to apply')
  if (!isMigrated) stopAt(['The database lacks migrations, which the new version needs; wrangler’s output is above.'])
  const variables = [`LEAD_SITE_URL:${siteUrl}`, ...(names.length > 0 ? [] : ['LEAD_NO_DESTINATION:allowed'])]
  if (!show('deploy', ...variables.flatMap(variable => ['--var', variable])))
    stopAt(['wrangler deploy failed; its output is above. The version before goes on serving.'])

  const problem = await lookAt(siteUrl, root, performance.now() + liveMs)
  const back = `To go back: npx wrangler rollback${staging ? ' --env staging' : ''}`
  if (problem !== undefined)
    throw new Stop(
      `STOP  ${problem}\n      Is the domain connected to the Worker (docs/deploy.md, "The domain")? ${back}`,
    )
  console.log(`\nDeployed: ${siteUrl}. ${back}`)
  console.log(`Send a trial lead to every destination: npm run leads -- test ${staging ? '--staging' : '--remote'}`)
}

/**
 * The fault of the live address at `untilMs` at the latest: a change needs up to a minute to reach
 * each data center.
 */
async function lookAt(siteUrl: string, root: string, untilMs: number): Promise<string | undefined> {
  // A file that the built home page names; its name changes with its content.
  const script = /\/_next\/static\/[^"' ]+/.exec(readFileSync(path.join(root, 'out/index.html'), 'utf8'))?.[0] ?? ''
  const read = async (address: string) => {
    const answer = await fetch(siteUrl + address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    return { status: answer.status, text: await answer.text() }
  }
  const look = async () => {
    const home = await read('/')
    if (home.status !== 200) return `${siteUrl}/ answers ${home.status}.`
    if (!home.text.includes(script)) return `${siteUrl}/ answers with another version of the page.`
    // What waited while the version before was replaced.
    await fetch(`${siteUrl}/api/leads/wake`, { method: 'POST', signal: AbortSignal.timeout(10_000) })
    const health = await read('/api/health')
    return health.status === 200
      ? undefined
      : `${siteUrl}/api/health answers ${health.status}: ${health.text.slice(0, 200)}`
  }
  for (;;) {
    const problem = await look().catch((error: unknown) => `${siteUrl} does not answer: ${String(error)}`)
    if (problem === undefined || performance.now() + 2000 > untilMs) return problem
    await sleep(2000)
  }
}
