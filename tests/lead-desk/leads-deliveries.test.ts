// `npm run leads` about deliveries, answers and notes, and the trial lead.
import { describe, expect, it } from 'vitest'
import { deskWithLeads, parseCsv } from './desk-with-leads.ts'

const { execute, leads, ids } = deskWithLeads()

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
