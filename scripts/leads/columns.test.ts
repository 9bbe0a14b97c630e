import { expect, it } from 'vitest'
import { meterCheck, replayed, storedLead, storedPhoto } from '@/tests/leads/stored-leads'
import { columnNames, toCells } from './columns.ts'

it('gives the panel check of a photo lead', () => {
  const cells = toCells({
    ...storedPhoto({ panel_check: meterCheck }),
    seq: 1,
    deliveries: '[]',
    notes: '[]',
    photos: '[]',
  })
  const ofCheck = columnNames.flatMap((name, index) => (name.startsWith('panel_check') ? [[name, cells[index]]] : []))
  expect(ofCheck).toEqual([
    ['panel_check_way', 'meter'],
    ['panel_check_service_amps', 200],
    ['panel_check_load_amps', 91.7],
    ['panel_check_charger_amps', 48],
    ['panel_check_largest_amps', 48],
  ])
})

it('gives the numbers of a replayed year', () => {
  const cells = cellsOf(JSON.stringify({ panel_check: { ...meterCheck, replay: replayed } }))
  expect(cells).toMatchObject({
    replay_service_amps: 100,
    replay_nights: 362,
    replay_filled: 361,
    replay_worst_kwh: 7.2,
  })
  expect(cellsOf('{}').replay_nights).toBeFalsy()
})

const cellsOf = (payload: string, suspect: string | null = null) => {
  const cells = toCells({ ...storedLead({ payload, suspect }), seq: 1, deliveries: '[]', notes: '[]', photos: '[]' })
  return Object.fromEntries(columnNames.map((name, index) => [name, cells[index]]))
}

it('says why a lead is suspect', () => {
  expect(cellsOf('{}', 'Came from a program').suspect).toBe('Came from a program')
  expect(cellsOf('{}').suspect).toBeNull()
})

it.each(['null', '{}', '"text"', '[]', '7', '', '{"utm": "x", "brand": null}', '{"utm": null, "panel_check": 1}'])(
  'gives what is known of a row whose payload is %s',
  payload => {
    expect(cellsOf(payload)).toMatchObject({ name: 'Ada Byron', phone: '(631) 555-0101' })
  },
)
