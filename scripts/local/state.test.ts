// The folder of leads on this machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimState, closeState, openState, servedAt, temporaryFolder } from './state'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'fairlead-state-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (file: string) => statSync(file).mode & 0o777

it('is closed to other users, and forgets mail and deleted rows of the last run', () => {
  const databases = path.join(folder, 'v3/d1/a')
  mkdirSync(databases, { recursive: true })
  const file = path.join(databases, 'b.sqlite')
  const database = new DatabaseSync(file)
  database.exec(
    "CREATE TABLE d1_migrations (name TEXT); INSERT INTO d1_migrations VALUES ('1'); CREATE TABLE leads (name TEXT)",
  )
  database.exec("INSERT INTO leads VALUES ('Petronella'); DELETE FROM leads")
  database.close()
  mkdirSync(temporaryFolder(folder))
  writeFileSync(path.join(temporaryFolder(folder), 'mail.txt'), 'Petronella')

  const senders = path.join(folder, 'v3/ratelimit')
  mkdirSync(senders)

  const temporary = openState(folder, 8787)
  expect([readdirSync(temporary), existsSync(senders)]).toEqual([[], false])
  expect([modeOf(folder), modeOf(temporary), modeOf(databases), modeOf(file)]).toEqual([0o700, 0o700, 0o700, 0o600])
  const left = new DatabaseSync(file)
  expect(left.prepare('PRAGMA freelist_count').get()).toEqual({ freelist_count: 0 })
  left.close()
  mkdirSync(senders)
  closeState(folder)
  expect([existsSync(temporary), existsSync(senders)]).toEqual([false, false])
})

/** A process that holds the folder, as `npm start` does. */
async function serveElsewhere(port: number) {
  const module = path.join(import.meta.dirname, 'state.ts')
  const script = `import(${JSON.stringify(module)}).then(({claimState}) => { claimState(${JSON.stringify(folder)}, ${port}); console.log('holds it') })`
  const child = spawn(process.execPath, ['-e', `setInterval(() => {}, 1000); ${script}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

it('is served by one process at a time, also after that was killed', async () => {
  expect(servedAt(folder)).toBeUndefined()
  const first = await serveElsewhere(4321)
  expect(servedAt(folder)).toBe('http://127.0.0.1:4321')
  expect(() => claimState(folder, 8788)).toThrow('on http://127.0.0.1:4321.')
  expect(() => openState(folder, 8788)).toThrow('on http://127.0.0.1:4321.')
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(servedAt(folder)).toBeUndefined()
  openState(folder, 8788)
  expect(servedAt(folder)).toBe('http://127.0.0.1:8788')
  closeState(folder)
  expect(servedAt(folder)).toBeUndefined()
})
