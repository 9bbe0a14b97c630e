// The folder of leads on this machine.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeState, isServed, openState, temporaryFolder } from './state'

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

  const temporary = openState(folder)
  expect(readdirSync(temporary)).toEqual(['server.pid'])
  expect([modeOf(folder), modeOf(temporary), modeOf(databases), modeOf(file)]).toEqual([0o700, 0o700, 0o700, 0o600])
  const left = new DatabaseSync(file)
  expect(left.prepare('PRAGMA freelist_count').get()).toEqual({ freelist_count: 0 })
  left.close()
  expect(isServed(folder)).toBe(true)
  closeState(folder)
  expect(isServed(folder)).toBe(false)
  writeFileSync(path.join(folder, 'tmp'), '')
  expect(isServed(folder)).toBe(false)
})
