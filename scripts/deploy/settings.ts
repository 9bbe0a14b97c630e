// Settings that a build needs. Each check returns its faults in sentences, and never the value of a
// secret.
import { expiredClaims } from '../../content/claims-check.ts'
import { openPromises } from '../../content/promises-check.ts'
import { pendingSamples } from '../../content/samples.ts'
import { numberProblems } from '../../lib/leads/number-settings.ts'
import { visitProblems } from '../../lib/leads/visit-windows.ts'
import { plural } from '../../lib/plural.ts'
import { destinationKinds } from '../../worker/destinations/index.ts'
import { readDestinations } from '../../worker/destinations/settings.ts'
import { contentSources } from '../build/content-sources.ts'
import { idleSettings } from '../idle-settings.ts'
import { unknownSettings } from '../local/setting-names.ts'
import { readLocalSettings } from '../local/settings.ts'
import { root as project } from '../project.ts'
import type { WranglerResult } from '../run-wrangler.ts'
import type { WranglerConfig } from '../wrangler-config.ts'

/** The ids in the repository, which exist on no account: 00000000-0000-4000-8000-00000000000N. */
const SAMPLE_DATABASE_ID = /^0{8}-0{4}-4000-8000-0{11}\d$/
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** 'https://www.your.domain', or undefined where the text is no address of a site. */
export function siteAddress(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || url.origin !== text.replace(/\/$/, '')) return undefined
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
  return isSafe ? url.origin : undefined
}

const hostsOf = ({ routes = [] }: WranglerConfig): readonly string[] =>
  routes.map(route => (typeof route === 'string' ? route : route.pattern).replace(/\/.*/, ''))

interface Target {
  readonly config: WranglerConfig
  readonly production: WranglerConfig
  readonly staging: boolean
  /** NEXT_PUBLIC_SITE_URL. */
  readonly address: string
}

export function settingProblems({ config, production, staging, address }: Target): readonly string[] {
  const [{ database_name: database, database_id: id } = {}] = config.d1_databases
  const siteUrl = siteAddress(address)
  const problems: string[] = []
  if (siteUrl === undefined)
    problems.push(
      `NEXT_PUBLIC_SITE_URL ${address === '' ? 'is not set' : 'is malformed'}: expected the site’s address without a path, for example https://www.your.domain`,
    )
  else if (staging && hostsOf(production).includes(new URL(siteUrl).hostname))
    problems.push('NEXT_PUBLIC_SITE_URL is the address of production: expected the address of staging')
  if (database === undefined) problems.push('wrangler.jsonc: expected a database_name under d1_databases')
  else if (id === undefined || SAMPLE_DATABASE_ID.test(id))
    problems.push(
      `wrangler.jsonc still has the local sample as database_id of ${database}: expected the id that \`npx wrangler d1 create ${database}\` prints`,
    )
  return problems
}

export function factProblems(): readonly string[] {
  const samples = pendingSamples().length
  const claims = expiredClaims(new Date().toISOString().slice(0, 10)).length
  const promised = openPromises(contentSources(project)).length
  if (samples + claims + promised === 0) return []
  return [
    `${plural(samples, 'sample value')}, ${plural(claims, 'expired claim')} and ${plural(promised, 'open promise')} would be published.`,
    '`npm run launch-check` lists each with its file. To publish all the same: npm run deploy -- --with-samples',
  ]
}

interface Settings {
  readonly config: WranglerConfig
  readonly root: string
  readonly environment: NodeJS.ProcessEnv
  /** Output of `wrangler secret list`: names only, since Cloudflare gives no values back. */
  readonly secrets: WranglerResult
}

/** Who gets the leads: secrets on Cloudflare and variables of wrangler.jsonc. */
export function destinationProblems({ config, root, environment, secrets }: Settings): {
  readonly problems: readonly string[]
  readonly names: readonly string[]
  /** Sentences on settings that do nothing. */
  readonly idle: readonly string[]
} {
  const local = readLocalSettings(root, environment).all
  const problems = [
    ...malformedSettings(local, '.dev.vars, .env, .env.local or the environment'),
    ...malformedSettings(config.vars, 'the vars of wrangler.jsonc'),
  ]
  const secretNames = namesOf(secrets)
  if (secretNames === undefined)
    return {
      problems: [
        ...problems,
        `The secrets on Cloudflare could not be listed. Sign in with \`npx wrangler login\`. wrangler says: ${secrets.text}`,
      ],
      names: [],
      idle: [],
    }
  const isSet = new Set([...Object.keys(config.vars).filter(name => config.vars[name] !== ''), ...secretNames])
  for (const { name, nearest } of unknownSettings(project, [...isSet, ...Object.keys(local)]))
    problems.push(`${name} is set, and there is no such setting. Did you mean ${nearest}?`)
  if (isSet.has('LEAD_EMAIL_TO') !== isSet.has('LEAD_EMAIL_FROM'))
    problems.push('Mail needs both LEAD_EMAIL_TO and LEAD_EMAIL_FROM, and one of them is not set.')
  if (isSet.has('LEAD_EMAIL_TO') && !config.send_email.some(({ name }) => name === 'EMAIL'))
    problems.push(
      'LEAD_EMAIL_TO is set, and wrangler.jsonc lacks the binding: expected "send_email": [{ "name": "EMAIL" }]',
    )
  return {
    problems,
    names: destinationKinds.filter(({ variable }) => isSet.has(variable)).map(({ name }) => name),
    idle: idleSettings({ ...Object.fromEntries([...isSet].map(name => [name, '1'])), ...config.vars }),
  }
}

/** A value that belongs to one that is set elsewhere is not known to be missing here. */
const malformedSettings = (settings: Readonly<Record<string, unknown>>, place: string): readonly string[] =>
  [...readDestinations(settings).problems, ...numberProblems(settings), ...visitProblems(settings)]
    .filter(({ variable }) => settings[variable] !== undefined && settings[variable] !== '')
    .map(({ variable, expected }) => `${variable} in ${place}: expected ${expected}`)

function namesOf({ isOk, stdout, text }: WranglerResult): readonly string[] | undefined {
  // Before the first deployment there is no Worker, and so there are no secrets.
  if (!isOk) return /Worker ".*not found/s.test(text) ? [] : undefined
  try {
    const secrets = JSON.parse(stdout.slice(stdout.indexOf('['))) as readonly { readonly name: string }[]
    return secrets.map(({ name }) => name)
  } catch {
    return undefined
  }
}
