// `npm run leads` on the state of a running desk: mostly in this process, on a database that is
// opened once, and some as a process of its own.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { totalUsd } from './sample-leads.ts'
import { openState, runLeads } from './lead-desk.ts'
import { temporaryFolder } from './engine.ts'
import { HOSTILE, deskWithLeads, parseCsv } from './desk-with-leads.ts'

const { desk, leads, ids } = deskWithLeads()

describe('export', () => {
  it('writes all kinds to one CSV without formulas', async () => {
    const file = path.join(temporaryFolder(), 'leads.csv')
    writeFileSync(`${file}.part`, 'from a killed export', { mode: 0o644 })
    expect(await leads('export', '--all', '--out', file)).toMatchObject({
      code: 0,
      stderr: `4 leads written to ${file}\n`,
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = readFileSync(file, 'utf8')
    expect(text.startsWith('\ufeff"id","kind","received_at","name","phone","phone_uri"')).toBe(true)
    const records = parseCsv(text.slice(1))
    const [head = [], ...rows] = records
    expect(rows.map(row => row[0])).toEqual([ids.quote, ids.hostile, ids.estimate, ids.plan])
    for (const row of rows) expect(row).toHaveLength(head.length)
    const cell = (row: number, column: string) => rows[row]?.[head.indexOf(column)]

    expect(cell(1, 'name')).toBe(`'${HOSTILE}`)
    expect(cell(1, 'location')).toBe("'@SUM(1+1)")
    expect(cell(1, 'phone')).toBe("'+442079460958")
    expect(cell(1, 'phone_uri')).toBe('tel:+442079460958')
    expect(cell(1, 'utm_source')).toBe("'-1+1")
    expect(cell(1, 'utm_other')).toBe('utm_x=a%3Db')
    expect(cell(0, 'phone')).toBe('(631) 555-0101')
    expect(cell(2, 'message')).toBe('One, "two"\nthree')
    expect(cell(3, 'est_cost')).toBe(String(totalUsd()))
    expect([cell(0, 'reference'), cell(3, 'reference')]).toEqual(['', '37SW58'])
    expect(cell(3, 'panel_position_ft_x')).toBe('-8.5')
    expect([cell(0, 'picture'), cell(3, 'picture')]).toEqual(['no', 'yes'])
    expect(text).not.toContain('plans/')
    // Only numbers may start like a formula.
    for (const row of rows)
      for (const value of row) if (/^[=+\-@\t\r]/.test(value)) expect(value).toMatch(/^-\d+(\.\d+)?$/)
  })

  it('writes to standard output without a byte order mark, filtered by kind', async () => {
    const { code, stdout } = await runLeads(desk.state, 'export', '--kind', 'plan', '--all')
    expect(code).toBe(0)
    expect(parseCsv(stdout).map(row => row[0])).toEqual(['id', ids.plan])
    expect(stdout.endsWith('\r\n')).toBe(true)
    expect(parseCsv((await leads('export')).stdout)[0]).toHaveLength(30)
  })

  it('has all that is stored as JSON', async () => {
    const find = async (...args: string[]) => JSON.parse((await leads('export', '--json', ...args)).stdout) as object[]
    expect(await find('--find', '37sw58')).toMatchObject([{ id: ids.plan, reference: '37SW58', picture: true }])
    expect(await find('--find', 'jose@example.com')).toMatchObject([
      { id: ids.estimate, lead: { message: 'One, "two"\nthree' }, deliveries: [] },
    ])
    expect(await find('--since', '2999-01-01')).toEqual([])
    expect(await find()).toHaveLength(4)
  })
})

it('office makes a link once, and replaces it', async () => {
  const open = async (link: string) => (await fetch(`${desk.url}${new URL(link).pathname}`)).status
  const first = (await leads('office')).stdout.trim()
  expect(first).toMatch(/\/api\/leads\/office\/[0-9a-f]{32}$/)
  expect(await open(first)).toBe(200)
  const again = await leads('office')
  expect([again.stdout, again.stderr]).toEqual(['', expect.stringContaining('--new')])
  const next = (await leads('office', '--new')).stdout.trim()
  expect([await open(first), await open(next)]).toEqual([404, 200])
})

describe('the command line', () => {
  it.each([
    [['shwo'], "unknown command 'shwo'"],
    [['retry', "x' OR 1=1"], 'Expected an id'],
    [['export', '--kind', 'all'], 'Allowed choices are plan, quote'],
    [['export', '--since', 'yesterday'], 'Expected a date'],
    [['delete', '--before', 'today', '--yes'], 'Expected a date'],
    [['delete', '--yes'], 'delete needs either an id, or --before'],
    [['delete', '--find', ' ', '--yes'], 'Expected some text'],
    [['delete', 'ffffffff', '--before', '2020-01-01', '--yes'], 'delete needs either an id, or --before'],
    [['export', '--limit', '3'], "unknown option '--limit'"],
    [['outbox', '--destination', 'fax'], 'Allowed choices are json, slack'],
    [['test', '--origin', 'example.com'], 'Expected an address like https://'],
    [['test', '--wait', 'long'], 'Expected a whole number'],
    [['outbox', '--remote', '--staging'], "cannot be used with option '--staging'"],
    [['outbox', '--limit', '0'], 'Expected a whole number'],
    [['backup'], "missing required argument 'folder'"],
  ])('%j: usage error, exit code 2', async (args, message) => {
    expect(await leads(...args)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(message) as string,
    })
  })

  it('prints its help', async () => {
    expect(await leads('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Usage: npm run leads --') as string,
      stderr: '',
    })
  })

  it('reports a state folder without leads', () => {
    const folder = temporaryFolder()
    expect(() => openState(folder)).toThrow(`There are no leads in ${folder}`)
  })
})
