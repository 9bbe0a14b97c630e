// Every lead schema against bodies that nobody thought of: valid ones pass and stay the same when they come back, one wrong part is
// named, and hostile ones are answered with few, short sentences.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPlanPayload } from '../planner/payload'
import { arbPlan } from '../planner/test-plans'
import { check } from './check'
import { leadContext } from './context'
import { csvCell } from './csv'
import { estimateChargerTypes, estimateTimelines, quoteChargers } from './choices'
import { leadKinds, leadSchemas, type LeadKind } from './schema'
import { maxLengths } from './limits'

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
const pageUrl = fc.webUrl({ withQueryParameters: true, withFragments: true }).filter(url => url.length < 4000)
const utm = fc.dictionary(
  fc.string({ unit: fc.constantFrom(...'abc_0'), maxLength: 12 }).map(name => `utm_${name}`),
  fc.string({ maxLength: 60 }),
  { maxKeys: 6 },
)
const context = { page_url: pageUrl, utm }

const bodies: Readonly<Record<LeadKind, fc.Arbitrary<Readonly<Record<string, unknown>>>>> = {
  quote: fc.record({
    name: letters(maxLengths.name),
    phone,
    location: fc.oneof(digits(5), letters(60)),
    charger: fc.constantFrom(...quoteChargers),
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
      chargerType: fc.constantFrom('', ...estimateChargerTypes),
      timeline: fc.constantFrom('', ...estimateTimelines),
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
    .map(parts => ({ ...buildPlanPayload({ ...parts, planImageJpeg: 'data:image/jpeg;base64,/9j/4AAQ' }) })),
}

/** Anything that JSON can carry, with the keys that programs trip over. */
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

/** What every refusal looks like: few problems, each a short sentence, none with what was sent in it. */
function expectPolite(result: ReturnType<typeof check>) {
  if (result.ok) return
  expect(result.problems.length).toBeLessThanOrEqual(50)
  for (const { path, message } of result.problems) {
    expect(path.length).toBeLessThanOrEqual(100)
    expect(message).toMatch(/^[A-Z][^<>\n]{0,160}$/)
  }
}

describe.each(leadKinds)('the schema of a %s', kind => {
  const schema = leadSchemas[kind]

  it('takes every valid body, and takes its own output again without a change', () => {
    fc.assert(
      fc.property(bodies[kind], body => {
        const first = check(schema, body)
        expect(first, JSON.stringify(body).slice(0, 400)).toMatchObject({ ok: true })
        if (first.ok) expect(check(schema, JSON.parse(JSON.stringify(first.value)))).toEqual(first)
      }),
      { numRuns: 300 },
    )
  })

  it('gives back well-formed text without control characters, whatever was typed', () => {
    const lines = /[^\P{Cc}\n\t]/u
    fc.assert(
      fc.property(bodies[kind], hostileText, fc.nat(), (body, text, place) => {
        const keys = Object.keys(body)
        const result = check(schema, { ...body, [keys[place % keys.length] ?? 'name']: text })
        expectPolite(result)
        if (!result.ok) return
        const visit = (value: unknown): void => {
          if (typeof value === 'string') {
            expect(value.isWellFormed()).toBe(true)
            expect(value).not.toMatch(lines)
          } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
        }
        const { plan_image_jpeg: _picture, ...rest } = result.value as Record<string, unknown>
        visit(rest)
      }),
      { numRuns: 400 },
    )
  })

  it('names the part that was taken away or replaced, and no sound one', () => {
    fc.assert(
      fc.property(
        bodies[kind],
        fc.nat(),
        fc.constantFrom<unknown>(undefined, 7, true, [], [null]),
        (body, place, wrong) => {
          const keys = Object.keys(body)
          const key = keys[place % keys.length] ?? 'name'
          const result = check(schema, { ...body, [key]: wrong })
          expectPolite(result)
          if (!result.ok) expect(new Set(result.problems.map(({ path }) => path.split('.')[0]))).toEqual(new Set([key]))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('refuses a key that it does not know', () => {
    fc.assert(
      fc.property(bodies[kind], hostileKey, hostile, (body, key, value) => {
        fc.pre(
          !(key in body) &&
            !['address', 'message', 'chargerType', 'timeline', 'contact', 'subject', 'page_url', 'utm'].includes(key),
        )
        // As JSON.parse makes it: with "__proto__" as a key of its own.
        const sent = JSON.parse(
          `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}}`,
        ) as unknown
        const result = check(schema, sent)
        expect(result.ok).toBe(false)
        expectPolite(result)
      }),
    )
  })

  it('answers anything with a value or with sentences, never with an exception, and leaves the objects of the language alone', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    fc.assert(
      fc.property(hostile, value => expectPolite(check(schema, value))),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
          withTypedArray: true,
        }),
        value => expectPolite(check(schema, value)),
      ),
      { numRuns: 300 },
    )
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
  })

  it('is through with a very large body in moments', () => {
    const large = 'x '.repeat(500_000)
    const startedMs = performance.now()
    expectPolite(
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
    expectPolite(check(schema, Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, index]))))
    expectPolite(
      check(schema, {
        phone: '1'.repeat(100_000),
        email: `a@${'a.'.repeat(100_000)}`,
        utm: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`utm_${index}`, 'x'])),
      }),
    )
    expect(performance.now() - startedMs).toBeLessThan(5_000)
  })
})

describe('the context of any address', () => {
  it('fits the schemas that it is sent to', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withQueryParameters: true }),
          fc.webUrl().chain(url => fc.string({ unit: 'binary' }).map(query => `${url}?utm_x=${query}`)),
          fc.string({ unit: 'binary' }),
        ),
        url => {
          const body = {
            name: 'Ann',
            phone: '(631) 555-0100',
            location: 'Islip',
            charger: quoteChargers[0],
            ...leadContext(url),
          }
          expect(check(leadSchemas.quote, body), url).toMatchObject({ ok: true })
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a cell of the export', () => {
  it('is one field of text that starts no formula, and holds what was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        fc.pre(text !== '')
        const cell = csvCell(text)
        expect(cell).toMatch(/^"(?:[^"]|"")*"$/)
        const held = cell.slice(1, -1).replaceAll('""', '"')
        expect(held === text || held === `'${text}`).toBe(true)
        expect(held).not.toMatch(/^\s*[=+\-@|%]/)
      }),
      { numRuns: 500 },
    )
  })
})
