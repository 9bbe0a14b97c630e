// Command line of `npm run deploy`.
import { parseArgs } from 'node:util'

export const help = `Puts site, Worker and database changes on Cloudflare. docs/deploy.md explains each step.

  npm run deploy -- [options]

NEXT_PUBLIC_SITE_URL, the site's address, stands in .env.local or before the command; for staging, before the command.

Options
  --staging        the staging environment of wrangler.jsonc instead of production
  --with-samples   although sample values or expired claims are left (production only; staging may always have them)
  --no-forward     although no destination is set: leads are stored and sent to nobody
  --yes            apply database migrations without asking
  --check          only the checks after a deployment: the site answers, a trial lead arrives
  --help           this text

DEPLOY_CHECK_SECONDS is how long each of those checks waits; 120 by default.
`

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export interface Options {
  readonly staging: boolean
  readonly withSamples: boolean
  readonly noForward: boolean
  readonly yes: boolean
  readonly checkOnly: boolean
  /** Time limit of each check after the deployment. */
  readonly checkSeconds: number
}

/** 'help' for --help. Throws a UsageError. */
export function parseOptions(argv: readonly string[], environment: NodeJS.ProcessEnv): Options | 'help' {
  // `npm run deploy --staging` gives the option to npm, and production would be deployed.
  for (const name of ['staging', 'with_samples', 'forward', 'check'])
    if (environment[`npm_config_${name}`] !== undefined)
      throw new UsageError('npm took an option for its own. Put -- before the options: npm run deploy -- --staging')
  const seconds = environment.DEPLOY_CHECK_SECONDS || '120'
  if (!/^[1-9]\d{0,3}$/.test(seconds))
    throw new UsageError(`DEPLOY_CHECK_SECONDS=${JSON.stringify(seconds)}: expected whole seconds from 1 to 9999`)
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        staging: { type: 'boolean', default: false },
        'with-samples': { type: 'boolean', default: false },
        'no-forward': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) return 'help'
    return {
      staging: values.staging,
      withSamples: values['with-samples'],
      noForward: values['no-forward'],
      yes: values.yes,
      checkOnly: values.check,
      checkSeconds: Number(seconds),
    }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
