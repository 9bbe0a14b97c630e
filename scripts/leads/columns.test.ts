import { expect, it } from 'vitest'
import { meterCheck, storedPhoto } from '../../lib/leads/test-leads.ts'
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
