// `npm run leads` on the state of a running desk: mostly in this process, on a database that is
// opened once, and some as a process of its own.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { estimate, jpegBytes, plan, quote, totalUsd } from './sample-leads.ts'
import { openState, runLeads } from './lead-desk.ts'
import { idOf } from './own-desk.ts'
import { temporaryFolder } from './engine.ts'
import { HOSTILE, deskWithLeads, parseCsv } from './desk-with-leads.ts'

const { desk, store, execute, leads, ids } = deskWithLeads()

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

describe('deliveries, answers and notes', () => {
  const deliver = (id: string, destination: string, state: Record<string, string | number | null> = {}) => {
    const row = { occasion: 'lead', attempts: 1, next_attempt_at_ms: 0, ...state }
    return execute(
      `INSERT INTO deliveries (lead_id, destination, ${Object.keys(row).join(', ')})
       VALUES (?1, ?2, ${Object.keys(row)
         .map((_, index) => `?${index + 3}`)
         .join(', ')})`,
      id,
      destination,
      ...Object.values(row),
    )
  }
  const noon = Date.parse('2026-11-20T12:00')

  it('counts leads that are sent nowhere', async () => {
    expect((await leads('outbox')).stdout).toContain('4 leads sent nowhere')
    expect((await leads('retry')).stdout).toContain('4 leads due')
    expect((await leads('retry', ids.plan)).stdout).toContain('1 lead due')
  })

  it('gives leads to the next run that have no deliveries, as after a restore, but no junk', async () => {
    await execute('DELETE FROM unassigned_leads')
    await execute('UPDATE leads SET junk_at_ms = 1 WHERE id = ?1', ids.hostile)
    expect((await leads('outbox')).stdout).toContain('3 leads sent nowhere')
    expect((await leads('retry')).stdout).toContain('3 leads due')
    expect(await execute('SELECT COUNT(*) AS leads FROM unassigned_leads')).toEqual([{ leads: 3 }])
    await deliver(ids.hostile, 'slack', { attempts: 2, is_suspect: 2, last_error: 'status 500' })
    expect((await leads('outbox')).stdout).not.toMatch(/slack|status 500/)
    await execute('DELETE FROM deliveries')
    await execute('UPDATE leads SET junk_at_ms = NULL WHERE id = ?1', ids.hostile)
  })

  it('shows what each destination has, what waits and what it refuses', async () => {
    await deliver(ids.quote, 'slack', { delivered_at_ms: noon })
    await deliver(ids.quote, 'email', { delivered_at_ms: noon + 60_000 })
    await deliver(ids.quote, 'discord', { attempts: 5, refusals: 5, refused_at_ms: noon, last_error: 'status 404' })
    await deliver(ids.plan, 'slack', { attempts: 3, next_attempt_at_ms: noon, last_error: 'status 500' })
    await deliver(ids.plan, 'slack', { attempts: 0, occasion: 'reminder-1' })

    await execute("INSERT INTO destinations (name, failing_since_ms) VALUES ('discord', ?1), ('slack', NULL)", noon)

    const { stdout } = await leads('outbox')
    expect(stdout).toContain('discord: 0 delivered, 0 waiting, 1 refused, failing since 2026-11-20 12:00\n')
    expect(stdout).toContain('email: 1 delivered, 0 waiting, 0 refused\n')
    expect(stdout).toContain('slack: 1 delivered, 2 waiting, 0 refused\n')
    expect(stdout).toContain('2 leads sent nowhere')
    expect(stdout).toMatch(new RegExp(`${ids.quote} .* discord +5 +rests +status 404\\n`))
    expect(stdout).toMatch(new RegExp(`${ids.plan} .* slack +3 +2026-11-20 12:00 +status 500\\n`))
    expect(stdout).toMatch(new RegExp(`${ids.plan} .* slack \\(reminder-1\\) +0 +not tried yet\\n`))
  })

  it('exports deliveries, the answer and notes of a lead', async () => {
    await execute("UPDATE leads SET answered_at_ms = ?2, answered_by = 'JD' WHERE id = ?1", ids.quote, noon)
    await execute(
      "INSERT INTO notes (lead_id, at_ms, author, text) VALUES (?1, ?2, 'JD', '=1+1 or call back'), (?1, ?2, NULL, 'Done')",
      ids.quote,
      noon,
    )
    const [head = [], ...rows] = parseCsv((await leads('export', '--all')).stdout)
    const cells = (id: string) =>
      ['delivered_to', 'delivered_at', 'undelivered', 'answered_at', 'answered_by', 'notes'].map(
        column => rows.find(row => row[0] === id)?.[head.indexOf(column)],
      )
    const noonText = new Date(noon).toISOString()
    expect(cells(ids.quote)).toEqual([
      'slack, email',
      noonText,
      'discord refused: status 404',
      noonText,
      'JD',
      'JD: =1+1 or call back\nDone',
    ])
    expect(cells(ids.plan)).toEqual(['', '', 'slack failed 3x: status 500', '', '', ''])
  })

  it('wakes what waits and what rests; with an id also what was delivered', async () => {
    const states = async (id: string) =>
      (
        await execute(
          `SELECT destination || ' ' || occasion || CASE WHEN delivered_at_ms IS NOT NULL THEN ' delivered'
             WHEN refused_at_ms IS NOT NULL THEN ' rests' WHEN next_attempt_at_ms = 0 AND refusals = 0 THEN ' due' ELSE ' waits' END AS state
           FROM deliveries WHERE lead_id = ?1 ORDER BY 1`,
          id,
        )
      ).map(({ state }) => state)

    await leads('retry', '--destination', 'email')
    expect((await leads('retry', '--destination', 'customer')).code).toBe(0)
    expect(await states(ids.quote)).toEqual(['discord lead rests', 'email lead delivered', 'slack lead delivered'])
    expect((await leads('retry')).stdout).toContain('4 leads due')
    expect(await states(ids.quote)).toEqual(['discord lead due', 'email lead delivered', 'slack lead delivered'])
    expect(await states(ids.plan)).toEqual(['slack lead due', 'slack reminder-1 due'])
    await leads('retry', ids.quote, '--destination', 'slack')
    expect(await states(ids.quote)).toEqual(['discord lead due', 'email lead delivered', 'slack lead due'])
    await leads('retry', ids.quote)
    expect(await states(ids.quote)).toEqual(['discord lead due', 'email lead due', 'slack lead due'])
    const { stdout } = await leads('outbox')
    expect(stdout).toMatch(new RegExp(`${ids.quote} .* discord +5 +status 404\\n`))
    expect(stdout).toMatch(new RegExp(`${ids.plan} .* slack \\(reminder-1\\) +0 +not tried yet\\n`))
    expect(stdout).not.toContain('1970')
  })
})

describe('test', () => {
  it('says when the trial lead goes nowhere, and deletes it', async () => {
    const { code, stdout, stderr } = await leads('test', '--wait', '1')
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('The trial lead went nowhere within 1 s. Does the site run')
    expect(await execute("SELECT id FROM leads WHERE name LIKE 'Trial%'")).toEqual([])
  })
})

describe('delete', () => {
  it('asks for confirmation', async () => {
    expect(await leads('delete', ids.plan)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--yes') as string,
    })
  })

  it('deletes the older leads that the filter selects, with their images', async () => {
    const old = await idOf(await desk.post('plan', plan({ conduit_ft: 20 })))
    const kept = await idOf(await desk.post('plan', plan({ conduit_ft: 21 })))
    const oldQuote = await idOf(await desk.post('quote', quote({ name: 'Old Quote' })))
    const oldMs = Date.parse('2020-02-29T12:00')
    await execute('UPDATE leads SET received_at_ms = ?1 WHERE id IN (?2, ?3)', oldMs, old, oldQuote)
    const stored = async () =>
      (await execute('SELECT id FROM leads WHERE id IN (?1, ?2, ?3) ORDER BY seq', old, kept, oldQuote)).map(
        ({ id }) => id,
      )

    expect(await leads('delete', '--before', '2020-03-01')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--yes') as string,
    })
    expect(await leads('delete', '--before', '2020-02-29', '--yes')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No leads.\n',
    })
    expect(await stored()).toEqual([old, kept, oldQuote])
    expect(JSON.parse((await leads('export', '--before', '2020-03-01', '--json')).stdout)).toMatchObject([
      { id: old },
      { id: oldQuote },
    ])

    expect(await leads('delete', '--before', '2020-03-01', '--kind', 'plan', '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Deleted 1 plan from 2020-02-29 12:00\./) as string,
    })
    expect(await stored()).toEqual([kept, oldQuote])
    expect(await store.getImage(`plans/${old}.jpg`)).toBeUndefined()
    expect(jpegBytes.equals((await store.getImage(`plans/${kept}.jpg`)) ?? new Uint8Array())).toBe(true)
    expect(
      await execute('SELECT lead_id FROM outbox WHERE lead_id = ?1 UNION SELECT image_key FROM loose_pictures', old),
    ).toEqual([])

    expect(await leads('delete', '--before', '2020-03-01', '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Deleted 1 lead from/) as string,
    })
    expect(await stored()).toEqual([kept])
  })
})

describe('delete --find', () => {
  const post = async (kind: string, body: object) => idOf(await desk.post(kind, body))
  const kept = async (ids: readonly string[]) =>
    (
      await execute(
        'SELECT id FROM leads WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY seq',
        JSON.stringify(ids),
      )
    ).map(({ id }) => id)

  it('deletes a person: what has her phone number alone too, of any time, and names all of it first', async () => {
    const phoneOnly = await post('quote', quote({ name: 'Petra by phone', phone: '631-555-0190' }))
    const months = await post('quote', quote({ name: 'Petra months ago', phone: '(631) 555 0190' }))
    await execute(
      "UPDATE leads SET received_at_ms = received_at_ms - 9000000000, person_id = 'another chain' WHERE id = ?1",
      months,
    )
    const both = await post(
      'estimate',
      estimate({ firstName: 'Petra', phone: '+1 631 555 0190', email: 'petra@example.com' }),
    )
    const suspect = idOf(
      await desk.post('quote', quote({ name: 'Robot with her number', phone: '6315550190' }), { origin: '' }),
    )
    const other = await post('quote', quote({ name: 'Somebody else', phone: '6315550191' }))
    const { code, stderr } = await leads('delete', '--find', 'petra@example.com')
    expect(code, 'it asks').toBe(1)
    for (const text of ['Petra by phone', 'Petra months ago', 'petra@example.com', 'Robot with her number'])
      expect(stderr).toContain(text)
    expect(stderr).not.toContain('Somebody else')
    expect(await leads('delete', '--find', 'petra@example.com', '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Deleted 4 leads, /) as string,
    })
    expect(await kept([phoneOnly, months, both, await suspect, other])).toEqual([other])
  })

  it('takes no stranger who typed the same mail address', async () => {
    const throwaway = { email: 'throwaway@example.com' }
    const one = await post('estimate', estimate({ firstName: 'Stranger One', phone: '6315550192', ...throwaway }))
    const two = await post('estimate', estimate({ firstName: 'Stranger Two', phone: '6315550193', ...throwaway }))
    const { stderr } = await leads('delete', '--find', 'Stranger One', '--yes')
    expect(stderr).not.toContain('Stranger Two')
    expect(await kept([one, two])).toEqual([two])
  })
})
