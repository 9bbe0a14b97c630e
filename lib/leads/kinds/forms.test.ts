import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { check, problemsByField } from '@/lib/leads/check'
import { maxLengths } from '@/lib/leads/contact'
import { cleanLine, cleanParagraphs } from '@/lib/leads/text'
import { forAll } from '@/tests/for-all'
import { estimate as estimateKind, estimateForm } from './estimate'
import { quote as quoteKind, quoteFields, quoteForm } from './quote'

const quote = (changes: object = {}) => ({
  name: 'Ann',
  phone: '(631) 555-0100',
  location: 'Islip',
  charger: quoteFields.charger.initial,
  ...changes,
})
const estimate = (changes: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '6315550100',
  email: 'ann@example.com',
  ...changes,
})
const problem = (result: ReturnType<typeof check>, path: string) =>
  result.ok ? undefined : problemsByField(result.problems)[path]

describe('the quick form', () => {
  it('reports missing fields, one message each, in the order of the form', () => {
    const result = check(quoteForm, { name: '', phone: '', location: '', charger: quoteFields.charger.initial })
    expect(result).toEqual({
      ok: false,
      problems: [
        { path: 'name', message: 'Enter your name' },
        { path: 'phone', message: 'Enter your phone number' },
        { path: 'location', message: 'Enter your town or ZIP code' },
      ],
    })
  })

  it('cleans its fields', () => {
    const result = check(quoteForm, quote({ name: '  Ann\u00a0\t O’Hara\u0000 ', location: ' St. James ' }))
    expect(result).toMatchObject({ ok: true, value: { name: 'Ann O’Hara', location: 'St. James' } })
  })

  it.each([
    '11743',
    '11743-1234',
    '117431234',
    '11743-12',
    '11743 / 11746',
    'Islip',
    'St. James',
    '117 43',
    '11743 – 1234',
    'Exit 49',
    'E. Northport',
    'Сентерич',
  ])('accepts the location %j', location => {
    expect(check(quoteForm, quote({ location }))).toMatchObject({ ok: true, value: { location } })
  })

  it('reads wide digits and invisible marks of a location as what one sees', () => {
    for (const location of ['１１７４３', '\u200b11743\ufffc', '117\u00ad43'])
      expect(check(quoteForm, quote({ location }))).toMatchObject({ ok: true, value: { location: '11743' } })
  })

  it('keeps a phone number as it was typed, without what nobody sees', () => {
    const typed = 'cell 631\u200b-555-0100 or 516-555-0199'
    expect(check(quoteForm, quote({ phone: typed }))).toMatchObject({
      ok: true,
      value: { phone: 'cell 631-555-0100 or 516-555-0199' },
    })
  })

  it.each(['1174', '117433', '0', '- -', '\u3164', '\u200b'])('refuses the location %j', location => {
    expect(problem(check(quoteForm, quote({ location })), 'location')).toBeDefined()
  })

  it('accepts names in all scripts, and refuses a name without a letter', () => {
    for (const name of ['José Núñez', 'O’Brien-Smith, Jr.', '李小龙', 'Ng', 'محمد', 'X Æ A-12'])
      expect(check(quoteForm, quote({ name })).ok).toBe(true)
    for (const name of ['—', '...', '\u200b', '\u3164', '\u115f', '🔌', '123'])
      expect(problem(check(quoteForm, quote({ name })), 'name')).toBe('Enter your name')
  })
})

describe('the long form', () => {
  it('fills optional fields with empty text', () => {
    expect(check(estimateForm, estimate())).toMatchObject({
      ok: true,
      value: { address: '', message: '', chargerType: '', timeline: '' },
    })
  })

  it.each([
    "o'brien+ev@example.co.uk",
    'a@b.co',
    'a..b@docomo.ne.jp',
    'дмитрий@пример.рф',
    'x@xn--e1afmkfd.xn--p1ai',
    '=1+1@example.com',
    'ann@sub.example.museum',
    'ANN@EXAMPLE.COM',
    '\u200bann@example.com\ufffc',
    'ann＠example.com',
  ])('accepts the email address %j', email => {
    expect(check(estimateForm, estimate({ email })).ok).toBe(true)
  })

  it.each([
    ['Ann <ann@example.com>', 'ann@example.com'],
    ['"Lee, Ann" <ann@example.com>', 'ann@example.com'],
    ['mailto:ann@example.com', 'ann@example.com'],
    ['ann@example.com.', 'ann@example.com'],
    ['ann@example.com, ', 'ann@example.com'],
    ['ann @ example.com', 'ann@example.com'],
    ['o’brien@example.com', "o'brien@example.com"],
    ['ａｎｎ＠example．com', 'ann@example.com'],
  ])('takes the email address out of %j', (email, address) => {
    expect(check(estimateForm, estimate({ email }))).toMatchObject({ ok: true, value: { email: address } })
  })

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann@example..com',
    'ann@.com',
    'ann@-a.com',
    'a b@example.com',
    'ann@example.com, bob@example.com',
    'ann@127.0.0.1',
    'ann@example,com',
    'ann at example dot com',
    '<ann@example.com> <bob@example.com>',
    'ann@example.com\r\nBcc: bob@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('refuses the email address %j', email => {
    expect(problem(check(estimateForm, estimate({ email })), 'email')).toBe(
      'Enter an email address like name@example.com',
    )
  })

  it('keeps the lines of a message', () => {
    expect(check(estimateForm, estimate({ message: ' one\r\ntwo\r\tthree\u0007 ' }))).toMatchObject({
      ok: true,
      value: { message: 'one\ntwo\n\tthree' },
    })
  })

  it('measures UTF-16 code units, like maxlength, after cleaning', () => {
    expect(check(estimateForm, estimate({ message: `  ${'🙂'.repeat(maxLengths.message / 2)}  ` })).ok).toBe(true)
    expect(problem(check(estimateForm, estimate({ message: '🙂'.repeat(2501) })), 'message')).toBe(
      'Use at most 5,000 characters',
    )
    expect(problem(check(estimateForm, estimate({ email: '🙂'.repeat(130) })), 'email')).toBe(
      'Use at most 254 characters',
    )
  })
})

describe('the bodies', () => {
  it('cut what is too long about the page instead of refusing the lead', () => {
    forAll(fc.string({ unit: 'binary', maxLength: 6000 }), fc.nat(300), fc.nat(300), (text, count, length) => {
      const body = quote({
        page_url: `https://www.example.com/${text.replace(/\s/g, '')}${'x'.repeat(count * length)}`,
        utm: Object.fromEntries(
          Array.from({ length: count }, (_, n) => [`utm_${n}`, text.slice(0, 20) + 'v'.repeat(length)]),
        ),
      })
      const checked = check(quoteKind.schema, body)
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems))
      expect(checked.value.page_url?.length).toBeLessThanOrEqual(2048)
      expect(Object.entries(checked.value.utm).flat().join('').length).toBeLessThanOrEqual(4096)
    })
  })

  it('take the version of the line under the form, and leads without one', () => {
    expect(check(quoteKind.schema, quote({ notice_version: '2026-11-24' }))).toMatchObject({
      ok: true,
      value: { notice_version: '2026-11-24' },
    })
    expect(problem(check(quoteKind.schema, quote({ notice_version: 'x'.repeat(21) })), 'notice_version')).toMatch(
      /at most 20/,
    )
    expect(check(quoteKind.schema, quote())).toMatchObject({ ok: true, value: { utm: {} } })
    expect(check(quoteKind.schema, quote())).not.toHaveProperty('value.notice_version')
  })

  it('refuse a utm_ name that cleaning would change', () => {
    for (const name of ['utm_\ud800', 'utm_\u202e', 'utm_\n', 'source']) {
      expect(problem(check(quoteKind.schema, quote({ utm: { [name]: 'x' } })), `utm.${name}`)).toMatch(
        /^Expected a name that starts with utm_/,
      )
    }
  })

  it('take the hidden field, whatever it holds', () => {
    for (const subject of ['', 'Ms.', 'x'.repeat(10_000), 1, null, {}])
      for (const [schema, body] of [
        [quoteKind.schema, quote({ subject })],
        [estimateKind.schema, estimate({ subject })],
      ] as const)
        expect(check(schema, body).ok).toBe(true)
  })

  it('take the mark of a filled hidden field from nobody', () => {
    expect(problem(check(quoteKind.schema, quote({ hidden_field_filled: true })), 'hidden_field_filled')).toBeDefined()
  })
})

it('cleaning is idempotent and leaves well-formed text', { timeout: 30_000 }, () => {
  /** Characters that may join when something between them is removed. */
  const meeting = fc.constantFrom(...'e\u0301 \n\r\u2028\u0001\u0085\u202e', '\ud83d', '\ude00')
  forAll(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: meeting })), text => {
    for (const clean of [cleanLine, cleanParagraphs]) {
      expect(clean(clean(text))).toBe(clean(text))
      expect(clean(text).isWellFormed()).toBe(true)
    }
    expect(cleanLine(text)).not.toMatch(/[\p{Cc}]/u)
  })
})

it('calls no Function, for a page with a strict CSP', async () => {
  vi.resetModules()
  const constructor = vi.fn()
  vi.stubGlobal('Function', constructor)
  const fresh = await import('./quote')
  expect(fresh.quote.read(quote()).ok).toBe(true)
  expect(constructor).not.toHaveBeenCalled()
})
