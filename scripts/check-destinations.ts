// For `npm start`: checks who gets the leads and prints, as JSON, the line to show and the settings of the Worker. A process of its own because
// scripts/start.mjs runs on any Node.js from 20, which cannot load TypeScript.
import path from 'node:path'
import { readDestinations } from '../lib/leads/destinations.ts'
import { numberProblems } from '../lib/leads/number-settings.ts'
import { readLocalSettings } from './local-settings.ts'
import { readWranglerConfig } from './wrangler-config.ts'

const root = path.resolve(import.meta.dirname, '..')
const { vars, send_email } = readWranglerConfig(root)
const local = readLocalSettings(root, process.env)
const settings = { ...vars, ...local.all }
const { destinations, problems } = readDestinations(settings)
const lines = [...problems, ...numberProblems(settings)].map(
  ({ variable, expected }) => `${variable}: expected ${expected}`,
)
if (destinations.some(({ name }) => name === 'email') && !send_email.some(({ name }) => name === 'EMAIL'))
  lines.push('LEAD_EMAIL_TO: expected the binding {"name": "EMAIL"} under send_email in wrangler.jsonc')

if (lines.length > 0) {
  console.error(
    `A malformed setting stops the start. It stands in .dev.vars, .env, .env.local or the environment.\n  ${lines.join('\n  ')}`,
  )
  process.exitCode = 1
} else {
  const names = destinations.map(({ name }) => name)
  process.stdout.write(
    JSON.stringify({
      line:
        names.length === 0
          ? 'Leads are stored but sent to nobody: set LEAD_SLACK_URL (or another address), see "Where leads go" in README.md.'
          : `Every lead is sent to: ${names.join(', ')}.`,
      hasDestination: names.length > 0,
      // With the default files wrangler reads them itself, and again when they change.
      settings: local.fromEnvironment ? local.all : null,
    }),
  )
}
