// `npm run leads -- delete`, and both ways to a desk's database and pictures.
import { describe, expect, it } from 'vitest'
import { estimate, jpegBytes, plan, quote } from './sample-leads.ts'
import { idOf } from './own-desk.ts'
import { deskWithLeads } from './desk-with-leads.ts'

const { desk, store, execute, leads, ids } = deskWithLeads()

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
