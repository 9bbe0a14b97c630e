import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { referenceOf } from './reference'
import { isFound, searchParameters } from './search'

const database = new DatabaseSync(':memory:')
database.exec(
  "CREATE TABLE leads (kind, name, phone, phone_e164, email, location, idempotency_key, id AS (kind)); CREATE TABLE notes (lead_id, text); INSERT INTO notes VALUES ('plan', 'Gate: Ángel')",
)
const insert = database.prepare('INSERT INTO leads VALUES (?, ?, ?, ?, ?, ?, ?)')
const keys = { quote: '01aa0000-1', plan: '02bb0000-2', photo: '03cc0000-3' } as const
insert.run('quote', "Ada D'Amato Byron", '631 555 0101', '+16315550101', null, 'Islip', keys.quote)
insert.run('plan', null, null, null, 'ann@example.com', null, keys.plan)
insert.run('photo', 'José Charles O’Hara', null, null, null, 'Bay Shore', keys.photo)
const found = (text: string) =>
  database
    .prepare(`SELECT kind FROM leads WHERE ${isFound(1)}`)
    .all(...searchParameters(text))
    .map(({ kind }) => kind)

it.each([
  ['byron', ['quote']],
  ['ISLIP', ['quote']],
  ['ann@', ['plan']],
  ['(631) 555-0101', ['quote']],
  ['+1 631.555.0101', ['quote']],
  ['555 010', ['quote']],
  ['Route 631', []],
  ["o'hara", ['photo']],
  ['O’Hara', ['photo']],
  ['d’amato', ['quote']],
  ['jose c', ['photo']],
  ['JOSÉ', ['photo']],
  ['angel', ['plan']],
  ['nobody', []],
])('finds by a part of name, phone, email, place or note: %s', (text, kinds) => expect(found(text)).toEqual(kinds))

it('finds a plan and a run on a photo by the reference, and no lead whose sender was told none', () => {
  expect(Object.entries(keys).map(([kind, key]) => [kind, found(referenceOf(key) ?? '')])).toEqual([
    ['quote', []],
    ['plan', ['plan']],
    ['photo', ['photo']],
  ])
})
