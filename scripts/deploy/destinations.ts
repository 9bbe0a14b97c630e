// Who gets the leads: secrets on Cloudflare and variables of wrangler.jsonc.
import { numberProblems } from '../../lib/leads/number-settings.ts'
import { destinationKinds } from '../../worker/destinations/index.ts'
import { readDestinations } from '../../worker/destinations/settings.ts'
import { unknownSettings } from '../local/setting-names.ts'
import { readLocalSettings } from '../local/settings.ts'
import { root as project } from '../project.ts'
import type { WranglerConfig } from '../wrangler-config.ts'
import { DeployError, passed } from './report.ts'
import type { Deployment } from './surroundings.ts'
import type { Wrangler } from './wrangler.ts'

/**
 * Checks the names of secrets only: Cloudflare does not give the values of secrets back.
 * @returns the names of the destinations; none only with --no-forward
 */
export function checkDestinations(
  wrangler: Wrangler,
  config: WranglerConfig,
  { noForward, root, environment }: Deployment,
): readonly string[] {
  const local = readLocalSettings(root, environment).all
  const malformed = [
    ...malformedSettings(local, '.dev.vars, .env, .env.local or the environment'),
    ...malformedSettings(config.vars, 'the vars of wrangler.jsonc'),
  ]
  if (malformed.length > 0) throw new DeployError('Destinations', ...malformed)

  const secrets = readSecretNames(wrangler)
  const isSet = new Set([...Object.keys(config.vars).filter(name => config.vars[name] !== ''), ...secrets])
  const [unknown] = unknownSettings(project, [...isSet, ...Object.keys(local)])
  if (unknown !== undefined)
    throw new DeployError(
      'Destinations',
      `${unknown.name} is set, and there is no such setting. Did you mean ${unknown.nearest}?`,
      ...(secrets.includes(unknown.name)
        ? [`To take it out: ${wrangler.command('secret', 'delete', unknown.name)}`]
        : []),
    )
  const put = (name: string) => wrangler.command('secret', 'put', name)
  if (isSet.has('LEAD_EMAIL_TO') && !isSet.has('LEAD_EMAIL_FROM'))
    throw new DeployError('Destinations', `LEAD_EMAIL_TO is set without LEAD_EMAIL_FROM: ${put('LEAD_EMAIL_FROM')}`)
  if (isSet.has('LEAD_EMAIL_FROM') && !isSet.has('LEAD_EMAIL_TO'))
    throw new DeployError('Destinations', `LEAD_EMAIL_FROM is set without LEAD_EMAIL_TO: ${put('LEAD_EMAIL_TO')}`)
  if (isSet.has('LEAD_EMAIL_TO') && !config.send_email.some(({ name }) => name === 'EMAIL'))
    throw new DeployError(
      'Destinations',
      'LEAD_EMAIL_TO is set, and wrangler.jsonc lacks the binding: expected "send_email": [{ "name": "EMAIL" }]',
    )

  const names = destinationKinds.filter(({ variable }) => isSet.has(variable)).map(({ name }) => name)
  if (names.length > 0) {
    passed('Destinations', names.join(', '))
    return names
  }
  if (noForward) {
    passed('Destinations', 'none, as told: leads are stored and sent to nobody')
    return []
  }
  throw new DeployError(
    'Destinations',
    'No destination is set, so every lead would be stored and sent to nobody.',
    `Set one, for example: ${put('LEAD_SLACK_URL')} (docs/deploy.md, "Who gets the leads", has all of them)`,
    ...destinationKinds
      .filter(({ variable }) => local[variable])
      .map(({ variable }) => `${variable} is set on this machine only: ${put(variable)}`),
    'To deploy all the same: npm run deploy -- --no-forward',
  )
}

/** A value that belongs to one that is set elsewhere is not known to be missing here. */
function malformedSettings(settings: Readonly<Record<string, unknown>>, place: string): readonly string[] {
  return [...readDestinations(settings).problems, ...numberProblems(settings)]
    .filter(({ variable }) => settings[variable] !== undefined && settings[variable] !== '')
    .map(({ variable, expected }) => `${variable} in ${place}: expected ${expected}`)
}

function readSecretNames(wrangler: Wrangler): readonly string[] {
  const result = wrangler.capture('secret', 'list', '--format', 'json')
  // Before the first deployment there is no Worker, and so there are no secrets.
  if (!result.isOk && /Worker ".*not found/s.test(result.text)) return []
  try {
    if (!result.isOk) throw new Error(result.text)
    const secrets = JSON.parse(result.stdout.slice(result.stdout.indexOf('['))) as readonly { readonly name: string }[]
    return secrets.map(({ name }) => name)
  } catch {
    throw new DeployError(
      'Destinations',
      'The secrets on Cloudflare could not be listed. Sign in with `npx wrangler login`. wrangler says:',
      result.text,
    )
  }
}
