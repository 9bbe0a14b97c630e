// The steps of `npm run deploy`. Exit codes: 0 done, 1 stopped, 2 usage error.
import nextEnv from '@next/env'
import { root } from '../project.ts'
import { readWranglerConfig } from '../wrangler-config.ts'
import { checkAnswers, checkTrialLead } from './check-site.ts'
import { checkDestinations } from './destinations.ts'
import { applyMigrations, planMigrations } from './migrations.ts'
import { help, type Options, parseOptions, UsageError } from './options.ts'
import { DeployError, passed, stopped } from './report.ts'
import { checkFacts, checkSettings } from './settings.ts'
import { buildSite, runningVersion, upload } from './upload.ts'
import { createWrangler } from './wrangler.ts'

/** What to say about the state that a stop leaves. */
let aftermath: readonly string[] = ['Nothing was deployed.']

async function deploy(options: Options): Promise<void> {
  // The build reads the same files. Staging has another address, which is given with its command.
  if (!options.staging) nextEnv.loadEnvConfig(root, false)
  const wrangler = createWrangler(options.staging)
  const production = readWranglerConfig(root)
  const config = options.staging ? readWranglerConfig(root, 'staging') : production
  const { siteUrl, database } = checkSettings(config, production, options)
  if (!options.checkOnly) checkFacts(options)
  const destinations = checkDestinations(wrangler, config, options)
  if (!options.checkOnly) {
    const migrations = await planMigrations(wrangler, database, options)
    buildSite(siteUrl, options.staging)
    if (migrations.length > 0) {
      applyMigrations(wrangler, database)
      aftermath = ['Nothing was deployed. The database has the new migrations; the running version works with them.']
    }
    const before = runningVersion(wrangler)
    upload(wrangler, { hasDestination: destinations.length > 0 })
    aftermath = before
      ? ['The new version is live. To go back to the one before:', `  ${wrangler.command('rollback', before)}`]
      : ['The new version is live. It is the first, so there is none to go back to.']
    if (before) passed('Version before', `${before}; to go back: ${wrangler.command('rollback', before)}`)
  } else aftermath = []
  await checkAnswers(siteUrl, options)
  await checkTrialLead(siteUrl, destinations, options)
  console.log(`\n${options.checkOnly ? 'Checked' : 'Deployed'}: ${siteUrl}`)
}

try {
  const options = parseOptions(process.argv.slice(2), process.env)
  if (options === 'help') process.stdout.write(help)
  else await deploy(options)
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nSee npm run deploy -- --help`)
    process.exitCode = 2
  } else {
    if (error instanceof DeployError) stopped(error)
    else console.error(error)
    for (const line of aftermath) console.error(`      ${line}`)
    process.exitCode = 1
  }
}
