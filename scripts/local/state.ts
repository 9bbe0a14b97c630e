// The folder of leads on this machine: for this user only, and without traces of what was deleted.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { localDatabaseFile } from './database.ts'

/** Where wrangler keeps temporary files, mail among them. `persistTo`: as for wrangler. */
export const temporaryFolder = (persistTo: string): string => path.join(persistTo, 'tmp')

const processFile = (persistTo: string) => path.join(temporaryFolder(persistTo), 'server.pid')

/** Whether a server of this project has the folder open. */
export function isServed(persistTo: string): boolean {
  try {
    process.kill(Number(readFileSync(processFile(persistTo), 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

/** Only while nothing else has the database open: the engine of a running site would lose it. */
export function purgeState(database: DatabaseSync, persistTo: string): void {
  rmSync(temporaryFolder(persistTo), { recursive: true, force: true })
  database.exec('VACUUM')
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/**
 * Before a server starts: closes the folder to other users, and removes what the last run left.
 * Returns the folder for temporary files.
 */
export function openState(persistTo: string): string {
  const file = localDatabaseFile(persistTo)
  if (file !== undefined) {
    const database = new DatabaseSync(file, { timeout: 5_000 })
    purgeState(database, persistTo)
    database.close()
  }
  const folder = temporaryFolder(persistTo)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(processFile(persistTo), String(process.pid))
  chmodSync(persistTo, 0o700)
  // Files of earlier versions were readable by everybody.
  for (const entry of readdirSync(persistTo, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  return folder
}

/** After the server has ended. */
export function closeState(persistTo: string): void {
  if (existsSync(processFile(persistTo))) rmSync(temporaryFolder(persistTo), { recursive: true, force: true })
}
