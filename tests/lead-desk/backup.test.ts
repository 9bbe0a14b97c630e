// A backup of a desk that ran, with leads of all kinds, photos, suspects, answers and a destination
// that is down: what it holds, and that it comes back, all of it or nothing.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { photoPath } from '../../lib/leads/photos.ts'
import { backupTables } from '../../scripts/leads/backup-format.ts'
import { run } from '../../scripts/leads/run.ts'
import type { Store } from '../../scripts/leads/store.ts'
import { openWranglerStore } from '../../scripts/leads/wrangler-store.ts'
import { migrateDatabase } from '../../scripts/local/database.ts'
import { root } from '../../scripts/project.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { captureOutput } from './capture-output.ts'
import { type LeadDesk, openState, runLeads, startLeadDesk } from './lead-desk.ts'
import { temporaryFolder } from './engine.ts'
import { estimate, jpegBytes, photo, plan, quote } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'
import { type Service, startService } from './services/index.ts'
import { submit, textOf } from './staff-page.ts'

/** Tables that are the desk's own notes, and in no backup. */
const bookkeeping = [
  'confirmations',
  'deleted_leads',
  'destinations',
  'hand_offs',
  'loose_pictures',
  'morning_digest',
  'probes',
  'recent_senders',
  'refused_leads',
  'sender_keys',
  'vitals',
]
const SENDER = '203.0.113.77'

let service: Service
const { desk, store, execute, leads, leadPageOf } = ownDesk(async () => {
  service = await startService('json')
  return { vars: { LEAD_FORWARD_URL: service.url, LEAD_TELL_ANSWERS: '1' } }
})
afterAll(() => service.close())

const post = async (kind: string, body: unknown, headers: Record<string, string> = {}) =>
  idOf(await desk.post(kind, body, { 'cf-connecting-ip': SENDER, ...headers }))

const deliveriesOf = (id: string) =>
  execute("SELECT delivered_at_ms FROM deliveries WHERE lead_id = ?1 AND occasion = 'lead'", id)
const putPhoto = (key: string) =>
  fetch(desk.url + photoPath(key, 1, 'panel'), {
    method: 'PUT',
    body: new Uint8Array(jpegBytes),
    headers: { 'content-type': 'image/jpeg' },
  })

const backup = path.join(temporaryFolder(), 'backup')
let officeKey = ''
/** While the destination was down. */
let waiting: readonly string[] = []

beforeAll(async () => {
  const key = crypto.randomUUID()
  const answered = await post('quote', quote({ name: 'Answered O’Hara', phone: '6315550181' }))
  await post('estimate', estimate({ message: "Two; cars\n'); DROP TABLE leads;-- \u{1F50C}" }), {
    'idempotency-key': key,
  })
  expect((await putPhoto(key)).status).toBe(201)
  await vi.waitFor(async () =>
    expect(await deliveriesOf(answered)).toMatchObject([{ delivered_at_ms: expect.any(Number) as number }]),
  )
  service.behave(503)
  waiting = [
    await post('plan', plan({ contact: { name: 'Plan', phone: '6315550182', email: null } })),
    await post('photo', photo()),
  ]
  const suspect = await post('quote', quote({ name: 'Robot', phone: '6315550183' }), { origin: '' })
  const junk = await post('quote', quote({ name: 'Junk', phone: '6315550184' }))
  await submit(await leadPageOf(junk), { action: 'junk', initials: 'MK' })
  await submit(await leadPageOf(answered), {
    action: 'quoted',
    amount: '1250',
    note: 'Line one\nline two',
    initials: 'MK',
  })
  expect((await execute('SELECT suspect FROM leads WHERE id = ?1', suspect))[0]?.suspect).toEqual(expect.any(String))
  const made = await leads('office', '--origin', 'https://www.example.com')
  officeKey = made.stdout.match(/office\/([\w-]+)/)?.[1] ?? ''
  // Ten minutes.
  for (let minute = 0; minute < 10; minute++) await desk.runSchedule(Date.now() + minute * MINUTE_MS)
  await execute('INSERT INTO refused_leads (minute, leads) VALUES (1, 1)')
  expect((await execute('SELECT COUNT(*) AS probes FROM probes'))[0]).toEqual({ probes: 2 })
  expect(await leads('backup', backup)).toMatchObject({ code: 0, stderr: '' })
})

/** `npm run leads -- restore` in this process, into a folder that has a database. */
const restoreInto = (state: string, folder: string) =>
  captureOutput(() => run(['restore', folder], { root, environment: process.env, openStore: () => openState(state) }))

async function contents(from: Store) {
  const tables = await from.batch(backupTables.map(table => ({ sql: `SELECT * FROM ${table}`, parameters: [] })))
  const text = (row: unknown) => JSON.stringify(row)
  return tables.map(rows => rows.toSorted((a, b) => (text(a) < text(b) ? -1 : 1)))
}

/** Everything of a desk, but for who was sending what. */
async function expectSame(restored: Store): Promise<void> {
  const [expected, found] = [await contents(store), await contents(restored)]
  expect(found).toEqual(
    expected.map(rows =>
      rows.map(row => ('leased_until_ms' in Object(row) ? { ...Object(row), leased_until_ms: 0 } : row) as unknown),
    ),
  )
}

async function leadsIn(state: string): Promise<unknown> {
  const restored = openState(state)
  const [[row] = []] = await restored.batch([{ sql: 'SELECT COUNT(*) AS leads FROM leads', parameters: [] }])
  await restored.close()
  return row
}

describe('a backup', () => {
  it('holds leads and what belongs to them, and no notes of the desk itself', async () => {
    const tables = await execute(
      String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\_cf%' ESCAPE '\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'd1%'`,
    )
    expect(tables.map(({ name }) => String(name)).sort(), 'a new table is one or the other').toEqual(
      [...backupTables, ...bookkeeping].sort(),
    )
    const files = readdirSync(backup, { recursive: true, withFileTypes: true })
    expect(
      files
        .filter(file => file.isFile() && file.name.endsWith('l'))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(backupTables.map(table => `${table}.jsonl`).sort())
    for (const file of files) {
      const name = path.join(file.parentPath, file.name)
      expect(statSync(name).mode & 0o077, name).toBe(0)
      if (file.isFile()) expect(readFileSync(name).includes(SENDER), name).toBe(false)
    }
  })

  it('goes into an empty folder, and into an empty desk', async () => {
    expect((await leads('backup', backup)).stderr).toContain('not empty')
    expect((await leads('restore', backup)).stderr).toContain('empty one')
  })

  it('can be rehearsed without a desk', async () => {
    const state = path.join(temporaryFolder(), 'none')
    const { code, stdout, stderr } = await runLeads(state, 'restore', backup, '--rehearse')
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('leads 6')
    expect(stdout).toContain('pictures 2')
    expect(() => openState(state)).toThrow('no leads')
  })
})

describe('a desk that was never started', () => {
  const state = path.join(temporaryFolder(), 'new/state')
  let other: LeadDesk
  afterAll(() => other.stop())

  it('has everything after a restore, and what waited goes out once', async () => {
    expect(await runLeads(state, 'restore', backup)).toMatchObject({ code: 0, stderr: '' })
    const restored = openState(state)
    await expectSame(restored)
    await restored.close()

    service.behave('ok')
    const before = service.received.length
    other = await startLeadDesk({ state, vars: { LEAD_FORWARD_URL: service.url } })
    // The pauses of the outage are over.
    await other.runSchedule(Date.now() + 30 * MINUTE_MS)
    await other.runSchedule(Date.now() + 31 * MINUTE_MS)
    const received = service.received.slice(before).map(({ body }) => body.id)
    for (const id of waiting)
      expect(
        received.filter(other => other === id),
        id,
      ).toHaveLength(1)
    expect(new Set(received).size, 'nothing twice').toBe(received.length)
    const office = await textOf(`${other.url}/api/leads/office/${officeKey}`)
    expect(office).toContain('Plan')
    for (const [id, text] of [[waiting[0] ?? '', 'Plan'] as const]) {
      const address = (await leadPageOf(id)).replace(desk.url, other.url)
      expect(await textOf(address)).toContain(text)
      const picture = await fetch(`${address}/picture`)
      expect(Buffer.from(await picture.arrayBuffer()).equals(jpegBytes)).toBe(true)
    }
  })
})

describe('a restore that fails', () => {
  const damaged = path.join(temporaryFolder(), 'damaged')
  const state = path.join(temporaryFolder(), 'state')
  function damage(change: () => void): void {
    rmSync(damaged, { recursive: true, force: true })
    cpSync(backup, damaged, { recursive: true })
    change()
  }
  const file = (name: string) => path.join(damaged, name)
  beforeAll(() => migrateDatabase(state))

  it.each([
    ['is no backup', () => [rmSync(file('backup.json')), mkdirSync(file('more'))]],
    ['lacks a table', () => rmSync(file('notes.jsonl'))],
    ['lacks rows', () => writeFileSync(file('deliveries.jsonl'), '')],
    ['lacks a picture', () => rmSync(path.join(damaged, 'pictures/plans'), { recursive: true })],
    ['is no JSON', () => writeFileSync(file('leads.jsonl'), '{"id":'.repeat(6))],
    [
      'has a value that the database refuses in its last rows',
      () => {
        const rows = readFileSync(file('deliveries.jsonl'), 'utf8').trimEnd().split('\n')
        writeFileSync(
          file('deliveries.jsonl'),
          [...rows.slice(1), rows[0]?.replace(/"lead_id":"[^"]+"/, '"lead_id":"nobody"')].join('\n'),
        )
      },
    ],
  ])('because the folder %s leaves the desk empty', async (_, change) => {
    damage(change)
    const { code, stderr } = await restoreInto(state, damaged)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/no whole backup|Nothing was restored/)])
    expect(await leadsIn(state)).toEqual({ leads: 0 })
  })

  it('can be tried again', async () => {
    expect(await restoreInto(state, backup)).toMatchObject({ code: 0 })
    const restored = openState(state)
    await expectSame(restored)
    await restored.close()
  })
})

it('reads a backup of the format and the tables before, whose probes were bytes', async () => {
  const old = path.join(temporaryFolder(), 'old')
  mkdirSync(old)
  const write = (name: string, ...rows: object[]) =>
    writeFileSync(path.join(old, name), rows.map(row => `${JSON.stringify(row)}\n`).join(''))
  write('leads.jsonl', {
    seq: 7,
    id: 'old-lead',
    kind: 'quote',
    idempotency_key: 'old-key',
    body_hash: '',
    received_at_ms: 1_790_000_000_000,
    received_at: '2026-09-21T14:13:20.000Z',
    name: 'Old',
    phone: '6315550185',
    payload: '{}',
    sheet_token: 'ab'.repeat(16),
  })
  write('deliveries.jsonl', {
    lead_id: 'old-lead',
    destination: 'json',
    occasion: 'lead',
    next_attempt_at_ms: 5,
    leased_until_ms: 9,
  })
  write('probes.jsonl', { name: 'database', at_ms: 1, filler: { 0: 1, 1: 2 } })
  const migrations = readdirSync(path.join(root, 'worker/migrations')).filter(name => name < '0010')
  writeFileSync(
    path.join(old, 'backup.json'),
    JSON.stringify({
      version: 1,
      made_at: '',
      migrations,
      tables: { leads: 1, deliveries: 1, probes: 1 },
      pictures: [],
    }),
  )
  const state = path.join(temporaryFolder(), 'state')
  await migrateDatabase(state)
  expect(await restoreInto(state, old)).toMatchObject({ code: 0, stderr: '' })
  const restored = openState(state)
  const [rows] = await restored.batch([
    { sql: 'SELECT seq, name, person_id, leased_until_ms FROM leads JOIN deliveries ON lead_id = id', parameters: [] },
  ])
  expect(rows, 'later migrations filled their columns').toEqual([
    { seq: 7, name: 'Old', person_id: 'old-lead', leased_until_ms: 0 },
  ])
  await restored.close()

  writeFileSync(path.join(old, 'backup.json'), JSON.stringify({ version: 3 }))
  expect((await restoreInto(state, old)).stderr).toContain('another version')
})

it('goes and comes by wrangler, as on Cloudflare', { timeout: 240_000 }, async () => {
  const folder = path.join(temporaryFolder(), 'backup')
  const state = path.join(temporaryFolder(), 'state')
  const by = (persistTo: string, ...args: readonly string[]) =>
    captureOutput(() =>
      run(args, {
        root,
        environment: process.env,
        openStore: () => openWranglerStore({ root, target: ['--local', '--persist-to', persistTo] }),
      }),
    )
  expect(await by(desk.state, 'backup', folder)).toMatchObject({ code: 0, stderr: '' })
  for (const table of backupTables)
    expect(readFileSync(path.join(folder, `${table}.jsonl`), 'utf8'), table).toBe(
      readFileSync(path.join(backup, `${table}.jsonl`), 'utf8'),
    )
  await migrateDatabase(state)
  expect(await by(state, 'restore', folder)).toMatchObject({ code: 0, stderr: '' })
  const restored = openState(state)
  await expectSame(restored)
  await restored.close()
})
