// The lead schemas against generated bodies: valid ones pass and are stable, a wrong field is
// named, hostile ones are refused with few and short messages.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import { check } from './check'
import { ampChoices, conduitTypes } from '@/lib/planner/constants'
import { honeypotName, leadKinds, photoReferenceKinds, type LeadKind } from './choices'
import { maxLengths } from './contact'
import { kinds } from './kinds'
import { estimateFields } from './kinds/estimate'
import { quoteFields } from './kinds/quote'
import { buildPlanPayload } from './plan-body'

const letters = (max: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzÄéñøß李محمد -’.'), minLength: 1, maxLength: max })
    .map(text => `A${text}`.slice(0, max))
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
const phone = fc.tuple(fc.constantFrom('516', '631', '212'), digits(4)).map(([area, line]) => `(${area}) 555-${line}`)
const email = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'abcxyz0189+_-'), minLength: 1, maxLength: 40 }),
    fc.constantFrom('example.com', 'mail.example.co.uk', 'пример.рф'),
  )
  .map(parts => parts.join('@'))
const pageUrl = fc.webUrl({ withQueryParameters: true, withFragments: true })
const utm = fc.dictionary(
  fc.string({ unit: fc.constantFrom(...'abc_0'), maxLength: 12 }).map(name => `utm_${name}`),
  fc.string({ maxLength: 60 }),
  { maxKeys: 6 },
)
const context = { page_url: pageUrl, utm, notice_version: fc.constant('2026-11-24') }

const lengthFt = fc.double({ min: 0.1, max: 150, noNaN: true })
/** JSON has no -0. */
const pixel = fc.double({ min: -2000, max: 6000, noNaN: true }).map(value => value + 0)
const pointPx = fc.record({ x: pixel, y: pixel })
const wholeFt = fc.nat(200)
const amountUsd = fc.nat(1_000_000)

const bodies: Readonly<Record<LeadKind, fc.Arbitrary<Readonly<Record<string, unknown>>>>> = {
  quote: fc.record({
    name: letters(maxLengths.name),
    phone,
    location: fc.oneof(digits(5), letters(60)),
    charger: fc.constantFrom(...quoteFields.charger.choices),
    ...context,
  }),
  estimate: fc.record(
    {
      firstName: letters(maxLengths.name),
      lastName: letters(maxLengths.name),
      phone,
      email,
      address: fc.string({ maxLength: 200 }),
      message: fc.string({ unit: 'grapheme', maxLength: 900 }),
      chargerType: fc.constantFrom('', ...estimateFields.chargerType.choices),
      timeline: fc.constantFrom('', ...estimateFields.timeline.choices),
      ...context,
    },
    { requiredKeys: ['firstName', 'lastName', 'phone', 'email'] },
  ),
  plan: fc
    .record({
      plan: arbPlan,
      pageUrl,
      contact: fc.record({ name: fc.option(letters(40)), phone, email: fc.option(email) }),
    })
    .map(parts => ({
      ...buildPlanPayload({ ...parts, planImageJpeg: 'data:image/jpeg;base64,/9j/4AAQ' }),
      notice_version: '2026-11-24',
    })),
  photo: fc.record({
    town_slug: fc.constantFrom(null, 'islip'),
    brand: fc.constant({
      key: 'tesla',
      name: 'Tesla Wall Connector',
      logo_url: null,
      image_url: '/a.webp',
      model_url: null,
    }),
    amps: fc.constantFrom(...ampChoices),
    conduit_type: fc.constantFrom(...conduitTypes),
    price_per_ft: fc.integer({ min: 1, max: 100 }),
    base_labor: amountUsd,
    trench_ft: wholeFt,
    trench_price_per_ft: amountUsd,
    conduit_ft: wholeFt,
    conduit_ft_low: wholeFt,
    conduit_ft_high: wholeFt,
    extra_ft: lengthFt,
    elbows: fc.nat(9),
    est_cost: amountUsd,
    est_cost_low: amountUsd,
    est_cost_high: amountUsd,
    reference: fc.record({
      kind: fc.constantFrom(...photoReferenceKinds),
      width_ft: fc.option(lengthFt),
      height_ft: lengthFt,
      corners_px: fc.tuple(pointPx, pointPx, pointPx, pointPx),
    }),
    photo_size_px: fc.constant({ width: 2000, height: 1500 }),
    panel_px: pointPx,
    charger_px: pointPx,
    contact: fc.record({ name: letters(40), phone, email: fc.option(email) }),
    ...context,
  }),
}

/** Any JSON, with keys that collide with properties of objects. */
const hostileKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'utm',
    'utm_',
    'name',
    'phone',
    'contact',
    '',
    '0',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '=HYPERLINK("http://x")',
    '<script>alert(1)</script>',
    "'; DROP TABLE leads; --",
    '\u0000',
    '\ud800',
    '\u202etxt.exe',
    ' '.repeat(5000),
    'a'.repeat(200_000),
    '1e999',
    '٣٤٥',
    '\ufeff',
  ),
)
const { hostile } = fc.letrec(tie => ({
  hostile: fc.oneof(
    { depthSize: 'small' },
    hostileText,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('hostile'), { maxLength: 8 }),
    fc
      .array(fc.tuple(hostileKey, tie('hostile')), { maxLength: 12 })
      .map(
        entries =>
          JSON.parse(
            `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
          ) as unknown,
      ),
  ),
}))

/**
 * A refusal has few problems, each with a short path and a short message without markup. Returns
 * the paths.
 */
function expectRefused(result: ReturnType<typeof check>): readonly string[] {
  if (result.ok) throw new Error(`accepted: ${JSON.stringify(result.value).slice(0, 400)}`)
  expect(result.problems.length).toBeLessThanOrEqual(50)
  for (const { path, message } of result.problems) {
    expect(path.length).toBeLessThanOrEqual(100)
    expect(message).toMatch(/^[A-Z][^<>\n]{0,160}$/)
  }
  return result.problems.map(({ path }) => path)
}

/** Every text is well-formed and has no control characters but line breaks and tabs. */
function expectCleanText(value: unknown): void {
  if (typeof value === 'string') {
    expect(value.isWellFormed()).toBe(true)
    expect(value).not.toMatch(/[^\P{Cc}\n\t]/u)
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectCleanText)
}

/** Fields that may be missing. */
const optionalFields: Readonly<Record<LeadKind, readonly string[]>> = {
  quote: ['page_url', 'utm', 'subject', 'notice_version'],
  estimate: ['address', 'message', 'chargerType', 'timeline', 'page_url', 'utm', 'subject', 'notice_version'],
  plan: ['contact', 'notice_version'],
  photo: ['notice_version'],
}

describe.each(leadKinds)('the schema of a %s lead', kind => {
  const { schema } = kinds[kind]

  it('accepts every valid body, and accepts its own output unchanged', () => {
    forAll(bodies[kind], body => {
      const first = check(schema, body)
      expect(first, JSON.stringify(body).slice(0, 400)).toMatchObject({ ok: true })
      if (first.ok) expect(check(schema, JSON.parse(JSON.stringify(first.value)))).toEqual(first)
    })
  })

  it('accepts or refuses any text in a field, and what it accepts is clean', () => {
    forAll(bodies[kind], hostileText, fc.nat(), (body, text, place) => {
      const keys = Object.keys(body)
      const result = check(schema, { ...body, [keys[place % keys.length] ?? 'name']: text })
      if (!result.ok) return void expectRefused(result)
      // The Worker stores the decoded image, not this text.
      const { plan_image_jpeg: _image, ...rest } = result.value as Record<string, unknown>
      expectCleanText(rest)
    })
  })

  it('names exactly the field that is missing or has a wrong value', () => {
    forAll(
      bodies[kind],
      fc.nat(),
      fc.constantFrom<unknown>(undefined, 7, true, [], [null], { unknown: 1 }),
      (body, place, wrong) => {
        const keys = Object.keys(body)
        const key = keys[place % keys.length] ?? 'name'
        fc.pre(wrong !== undefined || !optionalFields[kind].includes(key))
        // Whatever the hidden field holds, the lead is kept.
        fc.pre(key !== honeypotName)
        fc.pre(wrong !== 7 || typeof body[key] !== 'number')
        const paths = expectRefused(check(schema, { ...body, [key]: wrong }))
        expect([...new Set(paths.map(path => path.split('.')[0]))]).toEqual([key])
      },
    )
  })

  it('refuses an unknown key', () => {
    forAll(bodies[kind], hostileKey, hostile, (body, key, value) => {
      fc.pre(!Object.hasOwn(body, key) && !optionalFields[kind].includes(key))
      // Only JSON.parse makes "__proto__" an own key.
      const sent = JSON.parse(
        `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}}`,
      ) as unknown
      expectRefused(check(schema, sent))
    })
  })

  it('refuses anything else without an exception, and changes no prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    forAll(hostile, value => void expectRefused(check(schema, value)))
    forAll(
      fc.anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withNullPrototype: true,
        withSparseArray: true,
        withTypedArray: true,
      }),
      value => void expectRefused(check(schema, value)),
    )
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
  })

  // Quadratic matching of these bodies would take minutes.
  it('refuses very large bodies within the time limit of the test', () => {
    const large = 'x '.repeat(500_000)
    expectRefused(
      check(schema, {
        name: large,
        phone: large,
        email: `${large}@${large}`,
        location: large,
        message: large,
        page_url: large,
        utm: { utm_a: large },
      }),
    )
    expectRefused(check(schema, Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, index]))))
    expectRefused(
      check(schema, {
        phone: '1'.repeat(100_000),
        email: `a@${'a.'.repeat(100_000)}`,
        utm: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`utm_${index}`, 'x'])),
      }),
    )
  })
})
