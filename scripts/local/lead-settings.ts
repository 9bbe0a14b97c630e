// For `npm start`: who gets the leads, and the Worker's settings on this machine.
import { numberProblems } from '../../lib/leads/number-settings.ts'
import { visitProblems } from '../../lib/leads/visit-windows.ts'
import { readDestinations } from '../../worker/destinations/settings.ts'
import { idleSettings } from '../idle-settings.ts'
import { readLocalSettings } from './settings.ts'
import { unknownSettings } from './setting-names.ts'
import { readWranglerConfig } from '../wrangler-config.ts'

interface LeadSettings {
  /** Who gets the leads, to be printed. */
  readonly line: string
  readonly hasDestination: boolean
  /** A sentence for each setting that does nothing. */
  readonly idle: readonly string[]
  /** LEAD_LOCAL_HOST=1: served in this machine's network too. */
  readonly isOnNetwork: boolean
  /** Null where wrangler reads the same from its default files. */
  readonly settings: Readonly<Record<string, string>> | null
}

/**
 * @throws where a setting is malformed, with its variable and the expected form, never its value
 */
export function leadSettings(root: string, environment: Readonly<Record<string, string | undefined>>): LeadSettings {
  const { vars, send_email } = readWranglerConfig(root)
  const local = readLocalSettings(root, environment)
  const settings = { ...vars, ...local.all }
  const { destinations, problems } = readDestinations(settings)
  const lines = [...problems, ...numberProblems(settings), ...visitProblems(settings)].map(
    ({ variable, expected }) => `${variable}: expected ${expected}`,
  )
  for (const { name, nearest } of unknownSettings(root, Object.keys(settings)))
    lines.push(`${name}: no such setting. Did you mean ${nearest}?`)
  const names = destinations.map(({ name }) => name)
  if (names.includes('email') && !send_email.some(({ name }) => name === 'EMAIL'))
    lines.push('LEAD_EMAIL_TO: expected the binding {"name": "EMAIL"} under send_email in wrangler.jsonc')
  if (lines.length > 0)
    throw new Error(
      `A malformed setting stops the start. It stands in .dev.vars, .env, .env.local or the environment.\n  ${lines.join('\n  ')}`,
    )
  return {
    line:
      names.length === 0
        ? 'Leads are stored but sent to nobody: set LEAD_SLACK_URL (or another address), see "Where leads go" in README.md.'
        : `Every lead is sent to: ${names.join(', ')}.`,
    hasDestination: names.length > 0,
    idle: [...idleSettings(settings), ...local.unread],
    isOnNetwork: local.all.LEAD_LOCAL_HOST === '1',
    settings: local.fromEnvironment ? local.all : null,
  }
}
