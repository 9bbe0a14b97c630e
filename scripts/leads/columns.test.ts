import { expect, it } from 'vitest'
import { leadDeskLabels } from '../../content/words/staff.ts'
import { meterCheck, storedLead, storedPhoto } from '../../lib/leads/test-leads.ts'
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

const cellsOf = (payload: string) => {
  const cells = toCells({ ...storedLead({ payload }), seq: 1, deliveries: '[]', notes: '[]', photos: '[]' })
  return Object.fromEntries(columnNames.map((name, index) => [name, cells[index]]))
}

it('says that a lead filled the hidden field', () => {
  expect(cellsOf(JSON.stringify({ hidden_field_filled: true })).suspect).toBe(leadDeskLabels.hiddenFieldFilled)
  expect(cellsOf('{}').suspect).toBeNull()
})

it.each(['null', '{}', '"text"', '[]', '7', '', '{"utm": "x", "brand": null}', '{"utm": null, "panel_check": 1}'])(
  'gives what is known of a row whose payload is %s',
  payload => {
    expect(cellsOf(payload)).toMatchObject({ name: 'Ada Byron', phone: '(631) 555-0101' })
  },
)
