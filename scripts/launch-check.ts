// `npm run launch-check`: lists every remaining sample value and every expired claim, with file and
// key. Exits with 1 while there is one. Not part of build or test.
import nextEnv from '@next/env'
import { expiredClaims } from '../content/claims-check.ts'
import { pendingSamples } from '../content/samples.ts'
import { plural } from '../lib/plural.ts'
import { root } from './project.ts'

// The build takes the site's address from the same files.
nextEnv.loadEnvConfig(root, false)

const today = new Date().toISOString().slice(0, 10)
const samples = pendingSamples()
const expired = expiredClaims(today)

for (const { file, key, sample, why } of samples)
  console.log(`sample   ${file}  ${key} = ${JSON.stringify(sample)}\n         ${why}`)
for (const { file, key, statement, expires, source } of expired)
  console.log(`expired  ${file}  ${key} (${expires}): ${statement}\n         Source: ${source}`)
if (expired.length > 0)
  console.log(
    '\nExpired: read the source again, then set asOf and expires; leave expires out where nothing can change any more.',
  )
console.log(
  samples.length + expired.length === 0
    ? 'Ready to launch: no sample values, no expired claims.'
    : `\nNot ready to launch: ${plural(samples.length, 'sample value')}, ${plural(expired.length, 'expired claim')}.`,
)
process.exitCode = samples.length + expired.length === 0 ? 0 : 1
