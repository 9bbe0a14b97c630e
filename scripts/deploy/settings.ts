// What has to be set before anything is built: the site's address, the database, the facts of the
// site.
import { expiredClaims } from '../../content/claims-check.ts'
import { openPromises } from '../../content/promises-check.ts'
import { pendingSamples } from '../../content/samples.ts'
import type { WranglerConfig } from '../wrangler-config.ts'
import { plural } from '../../lib/plural.ts'
import { contentSources } from '../build/content-sources.ts'
import { root } from '../project.ts'
import { DeployError, passed } from './report.ts'
import type { Deployment } from './surroundings.ts'

/** The ids in the repository, which exist on no account: 00000000-0000-4000-8000-00000000000N. */
const SAMPLE_DATABASE_ID = /^0{8}-0{4}-4000-8000-0{11}\d$/
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export interface Target {
  /** 'https://www.example.com' */
  readonly siteUrl: string
  readonly database: string
}

/** Throws a DeployError that names everything missing at once. */
export function checkSettings(
  config: WranglerConfig,
  production: WranglerConfig,
  { staging, environment, readEnvFiles }: Deployment,
): Target {
  // The address of staging is given with its command.
  const { NEXT_PUBLIC_SITE_URL: address = '' } = staging ? environment : readEnvFiles()
  const [{ database_name: database, database_id: id } = {}] = config.d1_databases
  const siteUrl = siteAddress(address)
  const missing: string[] = []
  if (siteUrl === undefined)
    missing.push(
      `NEXT_PUBLIC_SITE_URL ${address === '' ? 'is not set' : 'is malformed'}: expected the site’s address without a path, for example https://www.your.domain`,
    )
  else if (staging && hostsOf(production).includes(new URL(siteUrl).hostname))
    missing.push('NEXT_PUBLIC_SITE_URL is the address of production: expected the address of staging')
  if (database === undefined) missing.push('wrangler.jsonc: expected a database_name under d1_databases')
  else if (id === undefined || SAMPLE_DATABASE_ID.test(id))
    missing.push(
      `wrangler.jsonc still has the local sample as database_id of ${database}: expected the id that \`npx wrangler d1 create ${database}\` prints`,
    )
  if (siteUrl === undefined || database === undefined || missing.length > 0)
    throw new DeployError('Settings', ...missing, 'See docs/deploy.md, "Once".')
  passed('Settings', `${siteUrl}, Worker ${config.name}, database ${database}`)
  return { siteUrl, database }
}

function siteAddress(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || url.origin !== text.replace(/\/$/, '')) return undefined
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
    ? url.origin
    : undefined
}

const hostsOf = ({ routes = [] }: WranglerConfig): readonly string[] =>
  routes.map(route => (typeof route === 'string' ? route : route.pattern).replace(/\/.*/, ''))

export function checkFacts({ staging, withSamples }: Deployment): void {
  const samples = pendingSamples().length
  const claims = expiredClaims(new Date().toISOString().slice(0, 10)).length
  const promised = openPromises(contentSources(root)).length
  const text = `${plural(samples, 'sample value')}, ${plural(claims, 'expired claim')}, ${plural(promised, 'open promise')}`
  if (samples + claims + promised === 0 || staging || withSamples) return passed('Facts', text)
  throw new DeployError(
    'Facts',
    `${text} would be published.`,
    '`npm run launch-check` lists each with its file. To publish all the same: npm run deploy -- --with-samples',
  )
}
