// Stored leads, ordinary and arbitrary.
import fc from 'fast-check'
import { encodePlanLink } from '@/lib/planner/link'
import type { Plan } from '@/lib/planner/plan'
import { specifiedPrices } from '@/tests/planner/default-plan'
import { arbPlan } from '@/tests/planner/plans'
import { leadKinds } from '@/lib/leads/choices'
import type { PanelCheckNumbers, ReplayNumbers } from '@/lib/leads/panel-check'
import { buildPlanPayload } from '@/lib/leads/plan-body'
import type { StoredLead } from '@/lib/leads/stored-lead'

export const TOKEN = '0123456789abcdef0123456789abcdef'

export const meterCheck = {
  way: 'meter',
  service_amps: 200,
  load_amps: 91.7,
  charger_amps: 48,
  is_managed: true,
  largest_amps: 48,
} as const satisfies PanelCheckNumbers
export const applianceCheck = {
  way: 'appliances',
  service_amps: 100,
  load_amps: 91.7,
  charger_amps: 40,
  is_managed: false,
  largest_amps: 48,
} as const satisfies PanelCheckNumbers

/** A year of which all nights but one were filled. */
export const replayed = {
  service_amps: 100,
  charger_amps: 48,
  need_kwh: 11.4,
  from_hour: 22,
  to_hour: 7,
  nights: 362,
  filled: 361,
  worst_kwh: 7.2,
} as const satisfies ReplayNumbers

export const storedLead = (changes: Partial<StoredLead> = {}): StoredLead => ({
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  kind: 'quote',
  idempotency_key: '19f3c2a0-0000-4000-8000-000000000001',
  received_at: '2026-11-24T14:07:00.000Z',
  received_at_ms: Date.UTC(2026, 10, 24, 14, 7),
  name: 'Ada Byron',
  phone: '631-555-0101',
  phone_e164: '+16315550101',
  email: null,
  location: 'Islip',
  page_url: 'https://www.example.com/',
  payload: JSON.stringify({ charger: 'Tesla Wall Connector', utm: { utm_source: 'flyer' } }),
  plan_link: null,
  image_key: null,
  image_dropped: 0,
  photos_announced: 0,
  photo_count: 0,
  sheet_token: TOKEN,
  desk_origin: 'https://www.example.com',
  is_trial: 0,
  answered_at_ms: null,
  answered_by: null,
  suspect: null,
  junk_at_ms: null,
  source: null,
  outcome: null,
  quoted_cents: null,
  won_cents: null,
  won_at_ms: null,
  tries: 0,
  tried_at_ms: null,
  follow_up_day: null,
  visit: null,
  request_number: 1,
  first_request_at_ms: null,
  ...changes,
})

/** The lead as the command reads it, before anything came of it. */
export const readRow = (lead: StoredLead) => ({ ...lead, seq: 1, deliveries: '[]', notes: '[]', photos: '[]' })

/** A plan lead with its link as the desk stores it. `changes` are to its payload. */
export function storedPlan(plan: Plan, changes: object = {}): StoredLead {
  const { plan_image_jpeg: _picture, ...payload } = buildPlanPayload({
    plan,
    pageUrl: 'https://www.example.com/ev-charger-planner',
    planImageJpeg: 'data:image/jpeg;base64,AA==',
  })
  return storedLead({
    kind: 'plan',
    location: null,
    plan_link: encodePlanLink(plan),
    image_key: 'plans/a1b2c3d4-0000-4000-8000-000000000001.jpg',
    payload: JSON.stringify({ ...payload, ...changes }),
  })
}

/**
 * A run of 24 ft that was measured on a photo, as the desk stores it. `changes` are to its payload.
 */
export function storedPhoto(changes: object = {}): StoredLead {
  const corner = { x: 0, y: 0 }
  return storedLead({
    kind: 'photo',
    location: null,
    photos_announced: 2,
    payload: JSON.stringify({
      brand: { key: 'tesla', name: 'Tesla Wall Connector' },
      amps: 60,
      conduit_type: 'EMT',
      price_per_ft: specifiedPrices.pricePerFt,
      base_labor: specifiedPrices.baseLabor,
      trench_ft: 0,
      trench_price_per_ft: specifiedPrices.trenchPricePerFt,
      conduit_ft: 24,
      conduit_ft_low: 22,
      conduit_ft_high: 27,
      extra_ft: 5,
      elbows: 1,
      est_cost: 877,
      est_cost_low: 841,
      est_cost_high: 930,
      reference: { kind: 'garage-door', width_ft: null, height_ft: 7, corners_px: [corner, corner, corner, corner] },
      ...changes,
    }),
  })
}

/** Typed by a visitor with bad intentions. */
const attacks = [
  '<!channel> <!here> @here @everyone <@U0123> <#C0123>',
  '<users/all> <https://evil.example|your bank>',
  '<at>everyone</at>',
  '[pay here](https://evil.example) ![x](https://evil.example/p.png)',
  '**bold** __under__ ~~gone~~ `code` ```block``` > quote # head - list',
  '*bold* _italic_ ~gone~ ||spoiler||',
  '<script>alert(1)</script><img src=x onerror=alert(1)> "quoted" \'single\' &amp;',
  'a\r\nBcc: all@evil.example\r\n\r\n<b>body</b>',
  'javascript:alert(1)',
  'https://evil.example/login http://evil.example www.evil.example',
  '\u202Egnp.exe \u2066isolate\u2069 \u200Fעברית',
  '\u0000\u0007\u001b[31mred\u0085',
  '😀'.repeat(600),
  'x'.repeat(5000),
  '*'.repeat(5000),
  '<'.repeat(5000),
  '&'.repeat(5000),
  '\ud800 lone',
  '<t:1700000000:R> <:emoji:123> :smile: </help:123>',
  '{{DATE(2026-11-24T00:00:00Z)}} \\[x\\](y)',
  '1. one\n2. two\n- three\n> four\n# five\n\n---\n=====',
]

const arbHostile = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...attacks, '\n'), { maxLength: 4 }).map(parts => parts.join(' ')),
)
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

/**
 * A lead with hostile text in every field that a visitor writes, as though nothing had been
 * checked.
 */
export const arbHostileLead: fc.Arbitrary<StoredLead> = fc
  .record({
    lead: fc.oneof(
      fc.constantFrom(...leadKinds).map(kind => storedLead({ kind })),
      fc
        .dictionary(fc.constantFrom('est_cost', 'conduit_ft', 'elbows', 'reference', 'brand'), fc.jsonValue())
        .map(storedPhoto),
      fc
        .tuple(arbPlan, fc.dictionary(fc.constantFrom('est_cost', 'conduit_ft', 'base_labor', 'brand'), fc.jsonValue()))
        .map(([plan, changes]) => storedPlan(plan, changes)),
    ),
    fields: fc.record({
      name: orNull(arbHostile),
      phone: orNull(arbHostile),
      email: orNull(fc.oneof(arbHostile, fc.emailAddress())),
      location: orNull(arbHostile),
      page_url: orNull(arbHostile),
      is_trial: fc.constantFrom(0 as const, 1 as const),
    }),
    payload: fc.record({
      message: arbHostile,
      charger: arbHostile,
      chargerType: arbHostile,
      timeline: arbHostile,
      utm: fc.dictionary(arbHostile, arbHostile, { maxKeys: 3 }),
    }),
  })
  .map(({ lead, fields, payload }) => ({
    ...lead,
    ...fields,
    payload: JSON.stringify({ ...(JSON.parse(lead.payload) as object), ...payload }),
  }))
