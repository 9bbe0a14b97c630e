import { describe, expect, it } from 'vitest'
import { check } from '@/lib/leads/check'
import { buildPlanPayload } from '@/lib/leads/plan-body'
import { jpegBase64, planBody } from './plan'
import { defaultPlan } from '@/tests/planner/default-plan'

const image = 'data:image/jpeg;base64,/9j/4AAQ'
const payload = (changes: object = {}): Record<string, unknown> => ({
  ...buildPlanPayload({
    plan: defaultPlan,
    pageUrl: 'https://www.example.com/ev-charger-planner?utm_source=a&x=1',
    planImageJpeg: image,
  }),
  ...changes,
})

// Each key is required, and no other is taken: ../fuzz.test.ts. Bounds: bounds.test.ts.
describe('the plan payload', () => {
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

it('jpegBase64 returns the base64 part of a JPEG data URL, else undefined', () => {
  expect(jpegBase64(image)).toBe('/9j/4AAQ')
  expect(jpegBase64('data:image/png;base64,AAAA')).toBeUndefined()
})
