// Migrations of the leads database: lists those it lacks, asks, applies them.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { plural } from '../../lib/plural.ts'
import { DeployError, passed } from './report.ts'
import type { Deployment } from './surroundings.ts'
import type { Wrangler } from './wrangler.ts'

const STEP = 'Database'

/** The migrations that the database lacks, in order. */
function listMissing(wrangler: Wrangler, database: string, root: string): readonly string[] {
  const { isOk, text } = wrangler.capture('d1', 'migrations', 'list', database, '--remote')
  const missing = readdirSync(path.join(root, 'worker/migrations')).filter(file => text.includes(file))
  if (isOk && (missing.length > 0 || text.includes('No migrations to apply'))) return missing.sort()
  throw new DeployError(STEP, `The migrations of ${database} could not be listed. wrangler says:`, text)
}

/**
 * Lists what is missing and asks before it is applied. Without a terminal it applies them without
 * asking.
 */
export async function planMigrations(
  wrangler: Wrangler,
  database: string,
  { yes, root, ask }: Deployment,
): Promise<readonly string[]> {
  const missing = listMissing(wrangler, database, root)
  if (missing.length === 0) {
    passed(STEP, 'up to date')
    return missing
  }
  console.log(`      ${STEP}: ${database} lacks ${plural(missing.length, 'migration')}: ${missing.join(', ')}`)
  if (yes || ask === undefined) return missing
  const answer = await ask('      Apply them after the build? The running version works with them too. [Y/n] ')
  if (!/^(y(es)?)?$/i.test(answer.trim()))
    throw new DeployError(STEP, 'The new version needs these migrations, and the answer was not yes.')
  return missing
}

export function applyMigrations(wrangler: Wrangler, database: string, { root }: Deployment): void {
  const before = wrangler.capture('d1', 'time-travel', 'info', database, '--json')
  const bookmark = /"bookmark":\s*"([0-9a-f-]+)"/.exec(before.stdout)?.[1]
  const result = wrangler.capture('d1', 'migrations', 'apply', database, '--remote')
  if (!result.isOk) throw new DeployError(STEP, 'A migration failed and was rolled back. wrangler says:', result.text)
  // wrangler exits with 0 even when the answer was no.
  const missing = listMissing(wrangler, database, root)
  if (missing.length > 0)
    throw new DeployError(STEP, `${missing.join(', ')} did not get applied. wrangler says:`, result.text)
  passed(STEP, `migrated${bookmark === undefined ? '' : `; bookmark of the state before: ${bookmark}`}`)
}
