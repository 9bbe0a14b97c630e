// `npm run leads` on the state of a running desk: mostly in this process, on a database that is
// opened once, and some as a process of its own.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { jpegBytes, totalUsd } from './sample-leads.ts'
import { openState, runLeads } from './lead-desk.ts'
import { temporaryFolder } from './engine.ts'
import { HOSTILE, deskWithLeads, parseCsv } from './desk-with-leads.ts'

const { desk, execute, leads, ids } = deskWithLeads()

describe('list', () => {
  it('shows the newest first, one line each', async () => {
    const { code, stdout } = await runLeads(desk.state, 'list')
    expect(code).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.slice(1).map(line => line.split(' ', 1)[0])).toEqual([ids.plan, ids.estimate, ids.hostile, ids.quote])
    expect(lines[1]).toMatch(/plan +37SW58 .*Plan Ann .*ann@example\.com .*not yet$/)
  })

  it('is what no command means', async () => {
    expect(await leads()).toEqual(await leads('list'))
    expect(await leads('--limit', '1', '--json')).toEqual(await leads('list', '--limit', '1', '--json'))
  })

  it('filters by kind, date and limit, and prints JSON', async () => {
    const { stdout } = await leads('list', '--kind', 'quote', '--limit', '1', '--json')
    expect(JSON.parse(stdout)).toMatchObject([
      { id: ids.hostile, kind: 'quote', trial: false, picture: false, deliveries: [], lead: { name: HOSTILE } },
    ])
    expect(await leads('list', '--since', '2999-01-01')).toEqual({ code: 0, stdout: '', stderr: 'No leads.\n' })
  })
})

describe('show', () => {
  it('shows every field of a lead by the start of its id', async () => {
    const { stdout } = await leads('show', ids.estimate.slice(0, 13))
    for (const text of ['José', 'jose@example.com', 'One, "two"\n', 'three', 'this-month'])
      expect(stdout).toContain(text)
  })

  it('shows a plan by the reference that the visitor was told', async () => {
    for (const reference of ['37SW58', '37sw58']) {
      const { stdout } = await leads('show', reference)
      expect(stdout).toMatch(/^reference +37SW58$/m)
      expect(stdout).toContain(ids.plan)
    }
    expect(JSON.parse((await leads('show', ids.plan, '--json')).stdout)).toMatchObject({ reference: '37SW58' })
    expect(JSON.parse((await leads('show', ids.quote, '--json')).stdout)).toMatchObject({ reference: null })
    expect(await leads('show', '37SW59')).toMatchObject({ code: 1, stderr: 'There is no lead 37sw59\n' })
  })

  it('writes the picture to a file', async () => {
    const file = path.join(temporaryFolder(), 'plan.jpg')
    const { code } = await leads('show', ids.plan, '--picture', file)
    expect([code, readFileSync(file).equals(jpegBytes)]).toEqual([0, true])
  })

  it('reports an unknown lead and a lead without a picture', async () => {
    expect(await leads('show', 'ffffffff-ffff')).toMatchObject({ code: 1, stderr: 'There is no lead ffffffff-ffff\n' })
    expect(await leads('show', ids.quote, '--picture', 'x.jpg')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has no picture') as string,
    })
  })

  it('prints no control characters of visitors to the terminal', async () => {
    await execute(
      "UPDATE leads SET name = 'x' || char(27) || '[2J', payload = json_set(payload, '$.name', 'x' || char(27) || '[2J') WHERE id = ?1",
      ids.quote,
    )
    await execute("INSERT INTO notes (lead_id, at_ms, text) VALUES (?1, 0, 'y' || char(27) || '[2J')", ids.quote)
    for (const command of [['list'], ['show', ids.quote]]) {
      const { stdout } = await leads(...command)
      expect(stdout).toContain('x�[2J')
      expect(stdout.includes('y�[2J')).toBe(command[0] === 'show')
      expect(stdout).not.toContain('\u001b')
    }
    await execute('DELETE FROM notes')
  })
})

describe('export', () => {
  it('writes all kinds to one CSV without formulas', async () => {
    const file = path.join(temporaryFolder(), 'leads.csv')
    writeFileSync(`${file}.part`, 'from a killed export', { mode: 0o644 })
    expect(await leads('export', '--out', file)).toMatchObject({ code: 0, stderr: `4 leads written to ${file}\n` })
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
    const { stdout } = await leads('export', '--kind', 'plan')
    expect(parseCsv(stdout).map(row => row[0])).toEqual(['id', ids.plan])
    expect(stdout.endsWith('\r\n')).toBe(true)
  })
})

describe('the command line', () => {
  it.each([
    [['shwo'], 'Unknown command "shwo": expected one of list, show'],
    [['show'], 'show needs an id'],
    [['show', "x' OR 1=1"], 'Expected an id'],
    [['list', '--kind', 'all'], '--kind: expected one of'],
    [['list', '--since', 'yesterday'], '--since: expected a date'],
    [['delete', '--before', 'today', '--yes'], '--before: expected a date'],
    [['delete', '--yes'], 'delete needs either an id, or --before'],
    [['delete', '--find', ' ', '--yes'], 'delete needs either an id'],
    [['junk'], 'junk needs an id'],
    [['junk', 'a1b2', 'x'], 'Expected an id'],
    [['delete', 'ffffffff', '--before', '2020-01-01', '--yes'], 'delete needs either an id, or --before'],
    [['list', '--picture', 'x.jpg'], 'list does not take --picture'],
    [['outbox', '--destination', 'fax'], '--destination: expected one of json, slack'],
    [['test', '--origin', 'example.com'], '--origin: expected an address like https://'],
    [['test', '--wait', 'long'], '--wait: expected a whole number'],
    [['list', '--remote', '--staging'], 'Either --remote or --staging'],
    [['list', '--limit', '0'], '--limit: expected a whole number'],
    [['list', '--color'], '--color'],
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
      stdout: expect.stringContaining('npm run leads -- <command>') as string,
      stderr: '',
    })
  })

  it('reports a state folder without leads', () => {
    const folder = temporaryFolder()
    expect(() => openState(folder)).toThrow(`There are no leads in ${folder}`)
  })
})
