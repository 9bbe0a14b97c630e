import { describe, expect, it } from 'vitest'
import { check } from '@/lib/leads/check'
import { estimate } from '@/lib/leads/kinds/estimate'
import { photo } from '@/lib/leads/kinds/photo'
import { leadView } from './lead-view'
import { factsOf } from './notice'
import { panelCheckNumbers } from '@/lib/leads/panel-check'
import { applianceCheck as numbers, storedLead, storedPhoto } from '@/lib/leads/test-leads'

const body = { firstName: 'Ada', lastName: 'Byron', phone: '(631) 555-0101', email: 'ada@example.com' }

describe('an estimate lead', () => {
  it('takes the numbers of a check, and nothing else in their place', () => {
    const sent = check(estimate.schema, { ...body, panel_check: { ...numbers, meter_file: 'secret' } })
    expect(sent).toMatchObject({ ok: true, value: { panel_check: numbers } })
    expect(sent.ok && sent.value.panel_check).not.toHaveProperty('meter_file')
    expect(check(estimate.schema, body)).toMatchObject({ ok: true })
  })

  it.each([
    ['text', 'yes'],
    ['no object', null],
    ['a way that is unknown', { ...numbers, way: 'guess' }],
    ['a number as text', { ...numbers, load_amps: '91.7' }],
    ['a negative number', { ...numbers, service_amps: -1 }],
    ['a number too large', { ...numbers, load_amps: 1e9 }],
    ['what is not a number', { ...numbers, largest_amps: NaN }],
    ['a missing number', { ...numbers, charger_amps: undefined }],
  ])('refuses %s', (_, panel_check) => {
    expect(check(estimate.schema, { ...body, panel_check })).toMatchObject({
      ok: false,
      problems: [{ path: 'panel_check' }],
    })
    expect(panelCheckNumbers(panel_check)).toBeNull()
  })
})

describe('a photo lead', () => {
  const atPanel = (panel_check: unknown) => {
    const sent = check(photo.schema, { panel_check })
    return sent.ok ? [] : sent.problems.filter(({ path }) => path === 'panel_check')
  }

  it('takes the numbers of a check, none, and nothing else', () => {
    expect(atPanel(numbers)).toEqual([])
    expect(atPanel(undefined)).toEqual([])
    expect(atPanel({ ...numbers, way: 'guess' })).toHaveLength(1)
  })

  it('shows them to the staff after the run', () => {
    const { wants } = leadView(storedPhoto({ panel_check: numbers }))
    expect(wants.at(-1)?.label).toBe('Panel check')
    expect(wants.at(-1)?.text).toContain('91.7 A')
    expect(leadView(storedPhoto()).wants).toEqual(wants.slice(0, -1))
  })
})

describe('what staff see', () => {
  const wants = (panel_check: unknown) =>
    leadView(storedLead({ kind: 'estimate', payload: JSON.stringify({ panel_check }) })).wants

  it('is one line with the numbers, on the sheet and in messages', () => {
    const text = '100 A service; 91.7 A with a 40 A charger; by appliances; largest that fits 48 A'
    expect(wants(numbers)).toEqual([{ label: 'Panel check', text }])
    const view = leadView(storedLead({ kind: 'estimate', payload: JSON.stringify({ panel_check: numbers }) }))
    expect(factsOf(view)).toContainEqual({ label: 'Panel check', text, href: null })
  })

  it('says how the charger counts, where the peak came from, and that nothing fits', () => {
    expect(wants({ ...numbers, way: 'meter', is_managed: true, largest_amps: 0 })[0]?.text).toBe(
      '100 A service; 91.7 A with a 40 A charger, fixed or managed; from the meter’s file; no charger fits',
    )
  })

  it('is nothing where the lead holds none', () => {
    expect(wants(undefined)).toEqual([])
    expect(wants('<script>')).toEqual([])
  })
})
