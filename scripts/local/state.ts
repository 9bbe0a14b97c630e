// The folder of leads on this machine: served by one process at a time, for this user only, and
// without traces of what was deleted.
import { chmodSync, existsSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { localDatabaseFile } from './database.ts'

/** Where wrangler keeps temporary files, mail among them. `persistTo`: as for wrangler. */
export const temporaryFolder = (persistTo: string): string => path.join(persistTo, 'tmp')

/** Its lock, unlike the id of a process, ends with the process, however that may end. */
const lockFile = (persistTo: string) => path.join(persistTo, 'server.sqlite')

const held = new Map<string, DatabaseSync>()

/**
 * Keeps the folder for the server of this process on `port`, until closeState.
 *
 * @throws where another process has it, with the address that it serves
 */
export function claimState(persistTo: string, port: number): void {
  if (held.has(persistTo)) return
  mkdirSync(persistTo, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(lockFile(persistTo), { timeout: 0 })
  try {
    // In this mode another process can read the port while the lock is held.
    lock.exec(`PRAGMA journal_mode = WAL; PRAGMA user_version = ${port}; BEGIN IMMEDIATE`)
    held.set(persistTo, lock)
  } catch {
    const first = addressIn(lock)
    lock.close()
    throw new Error(`This folder is being served already, on ${first}. Use that, or stop it first (Ctrl+C there).`)
  }
}

const addressIn = (lock: DatabaseSync): string =>
  `http://127.0.0.1:${String(lock.prepare('PRAGMA user_version').get()?.user_version)}`

/** Where a server of this project serves the folder; undefined while none does. */
export function servedAt(persistTo: string): string | undefined {
  const own = held.get(persistTo)
  if (own !== undefined) return addressIn(own)
  if (!existsSync(lockFile(persistTo))) return undefined
  const lock = new DatabaseSync(lockFile(persistTo), { timeout: 0 })
  try {
    lock.exec('BEGIN IMMEDIATE')
    return undefined
  } catch {
    return addressIn(lock)
  } finally {
    lock.close()
  }
}

/** Network addresses of senders, which wrangler counts for the limit on posts. */
const forgetSenders = (persistTo: string) =>
  rmSync(path.join(persistTo, 'v3/ratelimit'), { recursive: true, force: true })

/**
 * Removes all mail that wrangler wrote, also while a site runs: to files, and to a log that it has
 * open.
 */
export function deleteMail(persistTo: string): void {
  const folder = temporaryFolder(persistTo)
  const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).map(file => path.join(folder, file))
  for (const file of filesOf('**/{email-text,email-html,email-attachment}/*')) rmSync(file, { force: true })
  for (const file of filesOf('*/email-store/*/*.sqlite')) {
    const log = new DatabaseSync(file, { timeout: 5_000 })
    log.exec('PRAGMA secure_delete = ON')
    if (log.prepare("SELECT 1 FROM sqlite_master WHERE name = 'emails'").get()) log.exec('DELETE FROM emails')
    log.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    log.close()
  }
}

/** Only while nothing else has the database open: a running site cannot write meanwhile. */
export function purgeState(database: DatabaseSync, persistTo: string): void {
  rmSync(temporaryFolder(persistTo), { recursive: true, force: true })
  forgetSenders(persistTo)
  database.exec('VACUUM')
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/**
 * Before a server starts on `port`: closes the folder to other users, and removes what the last run
 * left. Returns the folder for temporary files.
 *
 * @throws where another process serves it
 */
export function openState(persistTo: string, port: number): string {
  claimState(persistTo, port)
  const file = localDatabaseFile(persistTo)
  if (file !== undefined) {
    const database = new DatabaseSync(file, { timeout: 5_000 })
    purgeState(database, persistTo)
    database.close()
  }
  const folder = temporaryFolder(persistTo)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(persistTo, 0o700)
  // Files of earlier versions were readable by everybody.
  for (const entry of readdirSync(persistTo, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  return folder
}

/** After the server has ended. */
export function closeState(persistTo: string): void {
  rmSync(temporaryFolder(persistTo), { recursive: true, force: true })
  forgetSenders(persistTo)
  held.get(persistTo)?.close()
  held.delete(persistTo)
}
