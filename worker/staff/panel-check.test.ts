import { describe, expect, it } from 'vitest'
import { check } from '@/lib/leads/check'
import { estimate } from '@/lib/leads/kinds/estimate'
import { photo } from '@/lib/leads/kinds/photo'
import { leadView } from './lead-view'
import { factsOf } from './message'
import { panelCheckNumbers } from '@/lib/leads/panel-check'
import { applianceCheck as numbers, meterCheck, replayed, storedLead, storedPhoto } from '@/tests/leads/stored-leads'

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

describe('a replayed year', () => {
  const withReplay = { ...meterCheck, replay: replayed }
  it('comes with the check, and nothing else in its place', () => {
    const sent = check(estimate.schema, {
      ...body,
      panel_check: { ...meterCheck, replay: { ...replayed, readings: [1, 2] } },
    })
    expect(sent).toMatchObject({ ok: true })
    expect(sent.ok && sent.value.panel_check).toEqual(withReplay)
  })

  it('is no part of a check without one', () => {
    expect(JSON.stringify(panelCheckNumbers(meterCheck))).toBe(JSON.stringify(meterCheck))
  })

  it.each([
    ['more filled nights than nights', { filled: 363 }],
    ['a part of a night', { nights: 361.5 }],
    ['an hour that no clock has', { from_hour: 24 }],
    ['a negative amount', { worst_kwh: -1 }],
    ['a number as text', { need_kwh: '11.4' }],
  ])('with %s is refused', (_, changes) => {
    const panel_check = { ...meterCheck, replay: { ...replayed, ...changes } }
    expect(check(estimate.schema, { ...body, panel_check })).toMatchObject({ problems: [{ path: 'panel_check' }] })
  })

  it('is a line of its own on the lead page and in messages', () => {
    const view = leadView(storedLead({ kind: 'estimate', payload: JSON.stringify({ panel_check: withReplay }) }))
    const line = view.wants.find(({ label }) => label === 'Year replayed')
    expect(line?.text).toBe(
      '48 A with load management on 100 A; 11.4 kWh filled on 361 of 362 nights; least 7.2 kWh; plugged in 22:00 to 7:00',
    )
    expect(factsOf(view)).toContainEqual({ label: 'Year replayed', text: line?.text, href: null })
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

  it('is one line with the numbers, on the lead page and in messages', () => {
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
