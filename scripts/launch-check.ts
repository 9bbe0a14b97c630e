// `npm run launch-check`: lists every remaining sample value and every expired claim, with file and
// key, every promise that the owner has not confirmed, with file and line, every source that is
// older than six months, and malformed settings of visits. Exits with 1 while there is one. Not
// part of build or test.
import nextEnv from '@next/env'
import { expiredClaims } from '../content/claims-check.ts'
import { openPromises } from '../content/promises-check.ts'
import { pendingSamples } from '../content/samples.ts'
import { oldSources } from '../content/sources.ts'
import { numberProblems } from '../lib/leads/number-settings.ts'
import { visitProblems } from '../lib/leads/visit-windows.ts'
import { plural } from '../lib/plural.ts'
import { contentSources } from './build/content-sources.ts'
import { readLocalSettings } from './local/settings.ts'
import { root } from './project.ts'

// The build takes the site's address from the same files.
nextEnv.loadEnvConfig(root, false)

const today = new Date().toISOString().slice(0, 10)
const samples = pendingSamples()
const expired = expiredClaims(today)
const sources = contentSources(root)
const promised = openPromises(sources)
const uncheckedSources = oldSources(today)
const { all: settings } = readLocalSettings(root, process.env)
const visits = [...visitProblems(settings), ...numberProblems(settings)].filter(({ variable }) =>
  variable.startsWith('LEAD_VISIT_'),
)
/** 'content/claims.ts:12', where a key of it begins. */
const placeOf = (file: string, key: string) => {
  const lines = sources.find(source => source.file === file)?.source.split('\n') ?? []
  const line = lines.findIndex(text => text.trimStart().startsWith(`${key.split('.').at(-1)}:`)) + 1
  return line === 0 ? file : `${file}:${line}`
}

for (const { file, key, sample, why } of samples)
  console.log(`sample   ${placeOf(file, key)}  ${key} = ${JSON.stringify(sample)}\n         ${why}`)
for (const { file, key, statement, expires, source } of expired)
  console.log(`expired  ${placeOf(file, key)}  ${key} (${expires}): ${statement}\n         Source: ${source}`)
for (const { key, statement, places } of promised)
  console.log(`promise  content/promises.ts  ${key}: ${statement}\n         ${places.join('\n         ')}`)
for (const { name, url, checked } of uncheckedSources)
  console.log(`source   content/sources.ts  ${name} (${checked ?? 'never looked at'}): ${url}`)
for (const { variable, expected } of visits) console.log(`setting  ${variable}: expected ${expected}`)
if (expired.length > 0)
  console.log(
    '\nExpired: read the source again, then set asOf and expires; leave expires out where nothing can change any more.',
  )
if (promised.length > 0)
  console.log(
    '\nPromises: ask the owner for each. Set confirmed in content/promises.ts, or take its lines off the pages.',
  )
if (uncheckedSources.length > 0)
  console.log('\nSources: open each address, correct what it says otherwise, then set checked in content/sources.ts.')
const isReady = samples.length + expired.length + promised.length + uncheckedSources.length + visits.length === 0
console.log(
  isReady
    ? 'Ready to launch: no sample values, no expired claims, no open promises, no old sources.'
    : `\nNot ready to launch: ${plural(samples.length, 'sample value')}, ${plural(expired.length, 'expired claim')}, ${plural(promised.length, 'open promise')}, ${plural(uncheckedSources.length, 'old source')}, ${plural(visits.length, 'malformed setting')}.`,
)
process.exitCode = isReady ? 0 : 1
