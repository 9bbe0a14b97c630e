// The steps of a deployment.
import { readWranglerConfig } from '../wrangler-config.ts'
import { checkAnswers, checkTrialLead } from './check-site.ts'
import { checkDestinations } from './destinations.ts'
import { applyMigrations, planMigrations } from './migrations.ts'
import { help, parseOptions, UsageError } from './options.ts'
import { DeployError, passed, stopped } from './report.ts'
import { checkFacts, checkSettings } from './settings.ts'
import type { Deployment, Surroundings } from './surroundings.ts'
import { buildSite, runningVersion, upload } from './upload.ts'
import { createWrangler } from './wrangler.ts'

/** Runs one command line. Resolves with the exit code: 0 done, 1 stopped, 2 usage error. */
export async function deploy(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  /** What to say about the state that a stop leaves. */
  let aftermath: readonly string[] = ['Nothing was deployed.']
  try {
    const options = parseOptions(argv, surroundings.environment)
    if (options === 'help') process.stdout.write(help)
    else await runSteps({ ...options, ...surroundings }, lines => (aftermath = lines))
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nSee npm run deploy -- --help`)
      return 2
    }
    if (error instanceof DeployError) stopped(error)
    else console.error(error)
    for (const line of aftermath) console.error(`      ${line}`)
    return 1
  }
}

async function runSteps(deployment: Deployment, setAftermath: (lines: readonly string[]) => void): Promise<void> {
  const { root, staging, checkOnly } = deployment
  const wrangler = createWrangler(deployment.runWrangler, staging)
  const production = readWranglerConfig(root)
  const config = staging ? readWranglerConfig(root, 'staging') : production
  const { siteUrl, database } = checkSettings(config, production, deployment)
  if (!checkOnly) checkFacts(deployment)
  const destinations = checkDestinations(wrangler, config, deployment)
  if (checkOnly) setAftermath([])
  else {
    const migrations = await planMigrations(wrangler, database, deployment)
    buildSite(siteUrl, deployment)
    if (migrations.length > 0) {
      applyMigrations(wrangler, database, deployment)
      setAftermath(['Nothing was deployed. The database has the new migrations; the running version works with them.'])
    }
    const before = runningVersion(wrangler)
    upload(wrangler, { hasDestination: destinations.length > 0, siteUrl })
    setAftermath(
      before
        ? ['The new version is live. To go back to the one before:', `  ${wrangler.command('rollback', before)}`]
        : ['The new version is live. It is the first, so there is none to go back to.'],
    )
    if (before) passed('Version before', `${before}; to go back: ${wrangler.command('rollback', before)}`)
  }
  await checkAnswers(siteUrl, deployment)
  await checkTrialLead(siteUrl, destinations, deployment)
  console.log(`\n${checkOnly ? 'Checked' : 'Deployed'}: ${siteUrl}`)
}
