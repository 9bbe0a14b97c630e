import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check } from '@/lib/leads/check'
import { buildPlanPayload } from '@/lib/leads/plan-body'
import { jpegBase64, planBody } from './plan'
import { defaultPlan } from '@/tests/planner/default-plan'
import { forAll } from '@/tests/for-all'

const image = 'data:image/jpeg;base64,/9j/4AAQ'
const payload = (changes: object = {}): Record<string, unknown> => ({
  ...buildPlanPayload({
    plan: defaultPlan,
    pageUrl: 'https://www.example.com/ev-charger-planner?utm_source=a&x=1',
    planImageJpeg: image,
  }),
  ...changes,
})

describe('the plan payload', () => {
  it('requires each key and refuses others', () => {
    for (const key of Object.keys(payload())) {
      const { [key]: _left, ...rest } = payload()
      expect(check(planBody, rest)).toMatchObject({ ok: false, problems: [{ path: key }] })
    }
    expect(check(planBody, payload({ extra: 1 }))).toMatchObject({ ok: false, problems: [{ path: 'extra' }] })
  })

  it('accepts any finite price and length from the minimum up', () => {
    const price = fc.double({ min: 1, noNaN: true, noDefaultInfinity: true })
    forAll(
      price,
      price,
      (price_per_ft, trench_ft) => void expect(check(planBody, payload({ price_per_ft, trench_ft })).ok).toBe(true),
    )
    for (const bad of [0.99, -1, NaN, Infinity, '12', null])
      expect(check(planBody, payload({ price_per_ft: bad })).ok).toBe(false)
  })

  it('takes a place beside the contact, or alone, and refuses one that is none', () => {
    const contact = { name: null, phone: null, email: null, location: 'Islip' }
    expect(check(planBody, payload({ contact }))).toMatchObject({ ok: true, value: { contact } })
    expect(check(planBody, payload({ contact: { ...contact, location: '12' } }))).toMatchObject({
      ok: false,
      problems: [{ path: 'contact.location' }],
    })
  })

  it('reads an empty part of the contact as null, and refuses an empty contact', () => {
    const contact = { name: ' Ann ', phone: '', email: '  ' }
    expect(check(planBody, payload({ contact }))).toMatchObject({
      ok: true,
      value: { contact: { name: 'Ann', phone: null, email: null } },
    })
    expect(check(planBody, payload({ contact: { name: '', phone: null, email: null } }))).toMatchObject({
      ok: false,
      problems: [{ path: 'contact' }],
    })
  })
})

describe('jpegBase64', () => {
  it('returns the base64 part of a JPEG data URL, else undefined', () => {
    expect(jpegBase64(image)).toBe('/9j/4AAQ')
    expect(jpegBase64('data:image/png;base64,AAAA')).toBeUndefined()
  })
})
