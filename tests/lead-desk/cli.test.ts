// `npm run leads` on the state of a running desk: mostly in this process, on a database that is
// opened once, and some as a process of its own.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { run } from '../../scripts/leads/run.ts'
import type { Store } from '../../scripts/leads/store.ts'
import { openWranglerStore } from '../../scripts/leads/wrangler-store.ts'
import { captureOutput } from './capture-output.ts'
import { estimate, jpegBytes, plan, planHeaders, quote } from './sample-leads.ts'
import { type LeadDesk, openState, root, runLeads, startLeadDesk, temporaryFolder } from './lead-desk.ts'

const HOSTILE = '=HYPERLINK("http://evil.example";"click")'
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id

/** Its reference is 37SW58. */
const PLAN_KEY = '19f3c2a0-0000-4000-8000-000000000001'

let desk: LeadDesk
let store: Store
let ids: { quote: string; hostile: string; estimate: string; plan: string }
const leads = (...args: readonly string[]) =>
  captureOutput(() =>
    run(args, {
      root,
      environment: { ...process.env, LEADS_PERSIST: desk.state },
      openStore: () => ({ ...store, close: () => Promise.resolve() }),
    }),
  )
const execute = async (sql: string, ...parameters: (string | number | null)[]) =>
  (await store.batch([{ sql, parameters }]))[0] as Record<string, unknown>[]

beforeAll(async () => {
  desk = await startLeadDesk()
  store = openState(desk.state)
  ids = {
    quote: await idOf(await desk.post('quote', quote())),
    hostile: await idOf(
      await desk.post(
        'quote',
        quote({
          name: HOSTILE,
          location: '@SUM(1+1)',
          phone: '+44 20 7946 0958',
          utm: { utm_source: '-1+1', utm_x: 'a=b' },
        }),
      ),
    ),
    estimate: await idOf(await desk.post('estimate', estimate({ message: 'One, "two"\nthree' }))),
    plan: await idOf(
      await desk.post('plan', plan({ contact: { name: 'Plan Ann', phone: null, email: 'ann@example.com' } }), {
        'idempotency-key': PLAN_KEY,
        ...planHeaders(),
      }),
    ),
  }
})
afterAll(async () => {
  await store.close()
  await desk.stop()
})

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

  it.each([
    ['jose@EXAMPLE.com', ['estimate']],
    ['631.555.0101', ['quote']],
    ['plan ann', ['plan']],
    ['sum(1', ['hostile']],
    ['37sw-58', ['plan']],
    ['37SW59', []],
    ["' OR 1=1 --", []],
  ] as const)('finds %s', async (text, found) => {
    const { stdout } = await leads('list', '--find', text, '--json')
    expect(stdout === '' ? [] : (JSON.parse(stdout) as { id: string }[]).map(({ id }) => id)).toEqual(
      found.map(name => ids[name]),
    )
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
    expect(cell(3, 'est_cost')).toBe('588')
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

    expect(JSON.parse((await leads('outbox', '--json', '--destination', 'slack')).stdout)).toMatchObject({
      destinations: [{ destination: 'slack', delivered: 1, waiting: 2, refused: 0 }],
      leads_sent_nowhere: 2,
      undelivered: [
        { id: ids.plan, destination: 'slack', occasion: 'lead', attempts: 3, last_error: 'status 500' },
        { id: ids.plan, destination: 'slack', occasion: 'reminder-1', attempts: 0, next_attempt_at: null },
      ],
    })
  })

  it('shows deliveries, the answer and notes of a lead', async () => {
    await execute("UPDATE leads SET answered_at_ms = ?2, answered_by = 'JD' WHERE id = ?1", ids.quote, noon)
    await execute(
      "INSERT INTO notes (lead_id, at_ms, author, text) VALUES (?1, ?2, 'JD', '=1+1 or call back'), (?1, ?2, NULL, 'Done')",
      ids.quote,
      noon,
    )
    expect((await leads('list')).stdout).toMatch(
      new RegExp(
        `${ids.quote} .* 2026-11-20 12:00 by JD  email, slack 2026-11-20 12:01; discord refused: status 404\\n`,
      ),
    )
    const { stdout } = await leads('show', ids.quote)
    for (const line of [
      /^answered +2026-11-20 12:00 by JD$/m,
      /^delivered +discord: refused: status 404$/m,
      /^ +email: delivered 2026-11-20 12:01$/m,
      /^ +slack: delivered 2026-11-20 12:00$/m,
      /^note +2026-11-20 12:00 JD: =1\+1 or call back$/m,
      /^note +2026-11-20 12:00: Done$/m,
    ])
      expect(stdout).toMatch(line)

    const [head = [], ...rows] = parseCsv((await leads('export')).stdout)
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

  it('links to the lead page and the plan, with what the plan comes to', async () => {
    const token = '0123456789abcdef'.repeat(2)
    await execute(
      `UPDATE leads SET sheet_token = ?2, desk_origin = 'https://www.example.com', payload = json_set(payload, '$.est_cost', 600)
       WHERE id = ?1`,
      ids.plan,
      token,
    )
    const leadPageUrl = `https://www.example.com/api/leads/sheet/${token}`
    const shown = (await leads('show', ids.plan)).stdout
    expect(shown).toMatch(new RegExp(`^sheet +${leadPageUrl}$`, 'm'))
    expect(shown).toMatch(/^planner +https:\/\/www\.example\.com\/ev-charger-planner#\S+$/m)
    expect(shown).toMatch(/^check +.*\$600.*\$588/m)
    const [head = [], row = []] = parseCsv((await leads('export', '--kind', 'plan')).stdout)
    const cell = (column: string) => row[head.indexOf(column)]
    expect([cell('sheet_url'), cell('estimate_total'), cell('est_cost')]).toEqual([leadPageUrl, '588', '600'])
    expect([cell('estimate_marks'), cell('plan_url')]).toEqual([
      expect.stringContaining('$588') as string,
      expect.stringContaining('/ev-charger-planner#') as string,
    ])
    expect(JSON.parse((await leads('show', ids.plan, '--json')).stdout)).toMatchObject({ sheet_url: leadPageUrl })
  })

  it('reads the outbox of an earlier version where there is nothing newer', async () => {
    await execute('INSERT OR IGNORE INTO outbox (lead_id, next_attempt_at_ms) VALUES (?1, 0)', ids.estimate)
    await execute('UPDATE outbox SET attempts = 2, delivered_at_ms = ?2 WHERE lead_id = ?1', ids.estimate, noon)
    expect((await leads('list', '--kind', 'estimate')).stdout).toMatch(/ json 2026-11-20 12:00\n/)
    expect((await leads('outbox')).stdout).toContain('1 lead sent nowhere')
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
    expect(await states(ids.quote)).toEqual(['discord lead rests', 'email lead delivered', 'slack lead delivered'])
    expect((await leads('retry')).stdout).toContain('3 leads due')
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

describe('summary', () => {
  it('counts leads by day, page and kind, without trials, and lists the unanswered', async () => {
    await execute('UPDATE leads SET is_trial = 1 WHERE id = ?1', ids.hostile)
    const { stdout } = await leads('summary')
    expect(stdout).toContain('3 leads since ')
    expect(stdout).toContain(': 1 answered, 2 not\n')
    expect(stdout).toMatch(new RegExp(`^${ids.plan}  plan .* Plan Ann +ann@example\\.com$`, 'm'))
    expect(stdout).not.toContain(ids.hostile)
    const json = JSON.parse((await leads('summary', '--json', '--since', '2026-01-01')).stdout) as object
    expect(json).toMatchObject({
      leads: 3,
      kinds: { plan: 1, quote: 1, estimate: 1 },
      pages: [
        { page: '/', leads: 1 },
        { page: '/contact', leads: 1 },
        { page: '/ev-charger-planner', leads: 1 },
      ],
      answered: 1,
      unanswered: [{ id: ids.estimate, phone: '+1 631 555 0102' }, { id: ids.plan }],
    })
    expect(await leads('summary', '--since', '2999-01-01')).toMatchObject({ stdout: 'No leads since 2999-01-01.\n' })
  })
})

describe('test', () => {
  it('says when the trial lead goes nowhere, and deletes it', async () => {
    const { code, stdout, stderr } = await leads('test', '--wait', '1')
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('The trial lead went nowhere within 1 s. Does the site run')
    expect(await execute("SELECT id FROM leads WHERE name LIKE 'Trial%'")).toEqual([])
  })

  it('says how each destination answered, and deletes what an interrupted trial left', async () => {
    await execute(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, payload, is_trial)
       VALUES ('left', 'quote', 'trial-left', '', 0, '', '{}', 1)`,
    )
    const trial = leads('test', '--origin', 'https://www.example.com/page', '--wait', '30')
    const row = await vi.waitFor(async () => {
      const [found] = await execute(
        "SELECT * FROM leads WHERE idempotency_key LIKE 'trial-%' AND idempotency_key <> 'trial-left'",
      )
      if (found === undefined) throw new Error('not stored yet')
      return found
    })
    expect(row).toMatchObject({
      name: 'Trial lead, please ignore',
      desk_origin: 'https://www.example.com',
      sheet_token: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    await execute(
      `INSERT INTO deliveries (lead_id, destination, occasion, attempts, next_attempt_at_ms, last_error, delivered_at_ms)
       VALUES (?1, 'discord', 'lead', 1, 0, 'status 404' || char(27), NULL), (?1, 'slack', 'lead', 1, 0, NULL, ?2)`,
      row.id as string,
      (row.received_at_ms as number) + 3_000,
    )
    expect(await trial).toMatchObject({
      code: 1,
      stdout: 'discord: not delivered: status 404�\nslack: delivered after 3 s\n',
      stderr: expect.stringContaining('did not reach: discord') as string,
    })
    expect(await execute("SELECT id FROM leads WHERE idempotency_key LIKE 'trial-%'")).toEqual([])
  })
})

describe('delete', () => {
  it('asks for confirmation', async () => {
    expect(await leads('delete', ids.plan)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--yes') as string,
    })
  })

  it.each(['plan', 'estimate'] as const)('deletes a %s, its deliveries, notes and image', async kind => {
    const id = ids[kind]
    await execute("INSERT INTO notes (lead_id, at_ms, text) VALUES (?1, 0, 'Call back')", id)
    await execute(
      "INSERT OR IGNORE INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms) VALUES (?1, 'teams', 'lead', 0)",
      id,
    )
    expect(await leads('delete', id, '--yes')).toMatchObject({ code: 0 })
    expect(
      await execute(
        `SELECT 1 FROM leads WHERE id = ?1 UNION SELECT 2 FROM outbox WHERE lead_id = ?1 UNION SELECT 3 FROM loose_pictures
         UNION SELECT 4 FROM deliveries WHERE lead_id = ?1 UNION SELECT 5 FROM notes WHERE lead_id = ?1`,
        id,
      ),
    ).toEqual([])
    expect(await store.getImage(`plans/${id}.jpg`)).toBeUndefined()
  })

  it('deletes the older leads that the filter selects, with their images', async () => {
    const old = await idOf(await desk.post('plan', plan({ conduit_ft: 20 })))
    const kept = await idOf(await desk.post('plan', plan({ conduit_ft: 21 })))
    const oldQuote = await idOf(await desk.post('quote', quote({ name: 'Old Quote' })))
    await store.batch([
      {
        sql: 'UPDATE leads SET received_at_ms = ?1 WHERE id IN (?2, ?3)',
        parameters: [Date.parse('2020-02-29T12:00'), old, oldQuote],
      },
    ])
    const stored = async () =>
      (
        (
          await store.batch([
            { sql: 'SELECT id FROM leads WHERE id IN (?1, ?2, ?3) ORDER BY seq', parameters: [old, kept, oldQuote] },
          ])
        )[0] as { id: string }[]
      ).map(({ id }) => id)

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
    expect(JSON.parse((await leads('list', '--before', '2020-03-01', '--json')).stdout)).toMatchObject([
      { id: oldQuote },
      { id: old },
    ])

    expect(await leads('delete', '--before', '2020-03-01', '--kind', 'plan', '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Deleted 1 plan from 2020-02-29 12:00\./) as string,
    })
    expect(await stored()).toEqual([kept, oldQuote])
    expect(await store.getImage(`plans/${old}.jpg`)).toBeUndefined()
    expect(jpegBytes.equals((await store.getImage(`plans/${kept}.jpg`)) ?? new Uint8Array())).toBe(true)
    expect(
      await store.batch([
        {
          sql: 'SELECT lead_id FROM outbox WHERE lead_id = ?1 UNION SELECT image_key FROM loose_pictures',
          parameters: [old],
        },
      ]),
    ).toEqual([[]])

    expect(await leads('delete', '--before', '2020-03-01', '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Deleted 1 lead from/) as string,
    })
    expect(await stored()).toEqual([kept])
  })

  it('deletes the images of several leads, and leaves no upload rows', async () => {
    const old = await Promise.all(
      [40, 50, 60].map(async feet => idOf(await desk.post('plan', plan({ conduit_ft: feet })))),
    )
    await store.batch(old.map(id => ({ sql: 'UPDATE leads SET received_at_ms = 0 WHERE id = ?1', parameters: [id] })))
    expect(await leads('delete', '--before', '1971-01-01', '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Deleted 3 leads, the oldest from/) as string,
    })
    expect(await Promise.all(old.map(id => store.getImage(`plans/${id}.jpg`)))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await execute('SELECT image_key FROM loose_pictures')).toEqual([])
  })
})

// Files on this machine, and wrangler as in production, here on the same files.
describe.each([
  ['files', () => openState(desk.state)],
  ['wrangler', () => openWranglerStore({ root, target: ['--local', '--persist-to', desk.state] })],
] as const)('through %s', (name, open) => {
  it('statements run in order, take any value, and give the rows of each', async () => {
    const store = open()
    const [written, rows, none] = await store.batch([
      { sql: 'UPDATE leads SET answered_by = ?1 WHERE id = ?2', parameters: [`${name}' OR 1=1 --`, ids.hostile] },
      {
        sql: 'SELECT id, answered_by, ?1 AS text, ?2 AS empty, ?3 + ?3 AS sum FROM leads WHERE id = ?4',
        parameters: ['José "x"; ?1\n', null, -1.5, ids.hostile],
      },
      { sql: 'SELECT id FROM leads WHERE id = ?1', parameters: ["' OR 1=1 --"] },
    ])
    expect([written, none]).toEqual([[], []])
    const answeredBy = `${name}' OR 1=1 --`
    expect(rows).toEqual([{ id: ids.hostile, answered_by: answeredBy, text: 'José "x"; ?1\n', empty: null, sum: -3 }])
    await store.close()
  })

  it('pictures are read and deleted', async () => {
    const store = open()
    const key = `plans/${await idOf(await desk.post('plan', plan({ page_url: `https://www.example.com/${name}` })))}.jpg`
    expect(jpegBytes.equals((await store.getImage(key)) ?? new Uint8Array())).toBe(true)
    await store.deleteImage(key)
    expect(await store.getImage(key)).toBeUndefined()
    await store.close()
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

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  const records: string[][] = []
  const record: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    record.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') records.push(record.splice(0))
  }
  return records
}
