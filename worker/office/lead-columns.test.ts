import { expect, it } from 'vitest'
import { meterCheck, readRow, replayed, storedLead, storedPhoto } from '@/tests/leads/stored-leads'
import { columnNames, leadColumns, toCells } from './lead-columns'

const cellsOf = (lead: Parameters<typeof readRow>[0]) => {
  const cells = toCells(readRow(lead), leadColumns('all', true))
  return Object.fromEntries(columnNames(leadColumns('all', true)).map((name, index) => [name, cells[index]]))
}

it('has thirty columns for the office', () => {
  const office = leadColumns('office', false)
  expect(office).toHaveLength(30)
  expect(leadColumns('all', false)).toEqual(expect.arrayContaining([...office]))
  expect(toCells(readRow(storedLead()), office)).toHaveLength(30)
})

it('gives the panel check of a photo lead', () => {
  expect(cellsOf(storedPhoto({ panel_check: meterCheck }))).toMatchObject({
    panel_check_way: 'meter',
    panel_check_service_amps: 200,
    panel_check_load_amps: 91.7,
    panel_check_charger_amps: 48,
    panel_check_largest_amps: 48,
  })
})

it('gives the numbers of a replayed year', () => {
  const payload = JSON.stringify({ panel_check: { ...meterCheck, replay: replayed } })
  expect(cellsOf(storedLead({ payload }))).toMatchObject({
    replay_service_amps: 100,
    replay_nights: 362,
    replay_filled: 361,
    replay_worst_kwh: 7.2,
  })
  expect(cellsOf(storedLead()).replay_nights).toBeFalsy()
})

it('gives the visit where any lead has one', () => {
  const visit = { window_id: null, ended: 'released', start_ms: 1796302800000, end_ms: 1796313600000, ends_at_ms: 0 }
  expect(cellsOf(storedLead({ visit: JSON.stringify(visit) })).visit).toBe('2026-12-03T08:00:00-05:00 released')
  expect(cellsOf(storedLead()).visit).toBeNull()
  for (const which of ['office', 'all'] as const)
    expect(columnNames(leadColumns(which, true))).toEqual([...columnNames(leadColumns(which, false)), 'visit'])
})

it('says why a lead is suspect', () => {
  expect(cellsOf(storedLead({ suspect: 'Came from a program' })).suspect).toBe('Came from a program')
  expect(cellsOf(storedLead()).suspect).toBeNull()
})

it.each(['null', '{}', '"text"', '[]', '7', '', '{"utm": "x", "brand": null}', '{"utm": null, "panel_check": 1}'])(
  'gives what is known of a row whose payload is %s',
  payload => {
    expect(cellsOf(storedLead({ payload }))).toMatchObject({ name: 'Ada Byron', phone: '(631) 555-0101' })
  },
)
