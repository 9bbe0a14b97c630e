import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callableDigits, parsePhone, phoneMessages, smsHref, telHref } from './phone'
import { forAll, forCases } from '@/tests/for-all'

const nanpDigit = fc.integer({ min: 2, max: 9 }).map(String)
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const usNumber = fc.tuple(nanpDigit, digits(2), nanpDigit, digits(6)).map(parts => parts.join(''))
const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '\u2013', ' - ', '/', '\u202f')
const prefix = fc.constantFrom('', '1', '+1', '1-', '+1 ', '1 ', '+1-', 'tel:', '001 ', '011 1 ')
const suffix = fc.constantFrom(' ext. ', ' x', 'x', ' extension ', ' ext', ', ext: ', ' #', ';ext=')

describe('parsePhone', () => {
  it.each(['(516) 555-0134 ext. 12', '516 555 0134 #12'])('reads the extension in %j', text => {
    expect(parsePhone(text)).toEqual({
      ok: true,
      e164: '+15165550134',
      display: '(516) 555-0134 ext. 12',
      extension: '12',
    })
  })

  it.each([
    ['', phoneMessages.missing],
    [' \u200b ', phoneMessages.missing],
    ['555-0134', phoneMessages.areaCode],
    ['call me', phoneMessages.unreadable],
    ['516555013', phoneMessages.unreadable],
    ['51655501345', phoneMessages.unreadable],
    ['25165550134', phoneMessages.unreadable],
    ['(016) 555-0134', phoneMessages.notDialable],
    ['(516) 155-0134', phoneMessages.notDialable],
    ['+44 20', phoneMessages.international],
    ['+0123456789', phoneMessages.international],
    ['+1 516 555', phoneMessages.unreadable],
    ['=HYPERLINK("x")', phoneMessages.unreadable],
    ['44 20 7946 0958', phoneMessages.unreadable],
    ['5551234, 631', phoneMessages.areaCode],
    ['cell: 555-0134', phoneMessages.areaCode],
    ['516-555-01B4', phoneMessages.unreadable],
    ['516 555 call me', phoneMessages.unreadable],
    ['516 555 HOME', phoneMessages.unreadable],
    ['631 Suffolk Ave', phoneMessages.unreadable],
    ['516-5555-0134', phoneMessages.unreadable],
    ['+1 631 555 012, 5', phoneMessages.missingDigit],
    ['44 207 946 0958', phoneMessages.unreadable],
    ['Islip, NY 11751', phoneMessages.unreadable],
    [`5165550134${','.repeat(1_000_000)}`, phoneMessages.unreadable],
  ])('refuses %j', (text, message) => {
    expect(parsePhone(text)).toEqual({ ok: false, message })
  })

  it.each([
    '５１６ ５５５ ０１３４',
    '\u202a+1 (516) 555-0134\u202c',
    '\ue000 516 555 0134',
    '5\ufe0f\u20e31\ufe0f\u20e36\ufe0f\u20e3 555 0134',
    '٥١٦ ٥٥٥ ٠١٣٤',
    // Labels and other words.
    '℡ 516 555 0134',
    'C:516-555-0134',
    '516-555-0134 (home)',
    '516-555-0134 - text only',
    'after 5: 516 555 0134',
    'Ann 516-555-0134 after 5 pm',
    // Country codes.
    '(+1) 516-555-0134',
    '(+1)(516)555-0134',
    '01-516-555-0134',
    '+1 1 516 555 0134',
    'US +1 516 555 0134',
    '0516 555 0134',
    '+1/516/555/0134',
    '011/1/516/555/0134',
    // Other digits beside it.
    '*67 516-555-0134',
    'after 5 516-555-0134',
    'apt 4 (516) 555-0134',
    '1. 516-555-0134  2. 631-555-0199',
    '516-555-0134 9-5',
    '516-555-0134 (24/7)',
    '516-555-0134 (1)',
    // Letters for digits.
    '516-555-O134',
    '5l6 555 o134',
    // Separators.
    '516,555,0134',
    '516_555_0134',
    '516*555*0134',
    '516: 555-0134',
    '516\u2212555\u22120134',
    // Two numbers: the first.
    '516-555-0134 or 631-555-0199',
    '516-555-0134 631-555-0199',
    '516-555-0134/35',
    // An extension that is none.
    '516-555-0134 ext. 12345678',
    '516-555-0134, extra 5',
  ])('reads the number in %j', text => {
    expect(parsePhone(text)).toEqual({ ok: true, e164: '+15165550134', display: '(516) 555-0134' })
  })

  it.each([
    ['1-800-FLOWERS', '+18003569377'],
    ['1 800 flowers', '+18003569377'],
    ['(516) 555-CARS', '+15165552277'],
    ['Call 516.555.cars!', '+15165552277'],
    ['1-888-4-TESLA-1', '+18884837521'],
    ['+1-800-GO-FEDEX', '+18004633339'],
  ])('reads the letters of a keypad in %j', (text, e164) => {
    expect(parsePhone(text)).toMatchObject({ ok: true, e164 })
  })

  it.each([
    '516-555-0134,,12#',
    '5165550134,12',
    '516-555-0134;12',
    '516-555-0134 ×12',
    '516-555-CAR5 x12',
    '516-555-0134 (ext 12)',
    'Work: 516-555-0134 #12 (ask for Ann)',
    '516-555-0134 x. 12 or 631-555-0199',
  ])('reads number and extension in %j', text => {
    const e164 = text.includes('CAR5') ? '+15165552275' : '+15165550134'
    expect(parsePhone(text)).toMatchObject({ ok: true, e164, extension: '12' })
  })

  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['011 49 30 901820', '+4930901820'],
    ['00 33 1 40 20 50 50', '+33140205050'],
    ['Tel: +44 20 7946 0958', '+442079460958'],
    ['+44/2079460958', '+442079460958'],
    ['(+49) 30/901820', '+4930901820'],
    ['+44 20 7946 0958, 2', '+442079460958'],
  ])('reads the international number in %j', (text, e164) => {
    expect(parsePhone(text)).toMatchObject({ ok: true, e164, display: e164 })
  })

  const ignorable = fc
    .integer({ min: 0x80, max: 0xe0fff })
    .map(code => (code >= 0xd800 && code <= 0xdfff ? '\u200b' : String.fromCodePoint(code)))
    .filter(character => /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(character))
  const invisible = fc.oneof(
    ignorable,
    fc.constantFrom('\u00ad', '\u034f', '\u061c', '\u115f', '\u180b', '\u200b', '\u2064', '\u3164', '\ufe00'),
    fc.constantFrom('\ufeff', '\uffa0', '\ufff9', '\u{e0041}', '\u{e0100}', '\u{1d173}', '\u{1bca0}'),
  )

  it('reads the same number whatever nobody sees stands in it, at any place', () => {
    forAll(usNumber, prefix, fc.array(fc.tuple(fc.nat(), invisible), { maxLength: 60 }), (number, before, marks) => {
      const characters = [...`${before}${number}`]
      for (const [place, mark] of marks) characters.splice(place % (characters.length + 1), 0, mark)
      expect(parsePhone(characters.join(''))).toMatchObject({ ok: true, e164: `+1${number}` })
    })
  })

  it('reads the number whatever words stand around it', () => {
    const word = fc.constantFrom('cell', 'Tel.', 'Phone:', 'H:', 'mobile -', 'Ann’s number', 'Handy', 'móvil', '☎', '')
    forAll(usNumber, word, word, separator, separator, (number, before, after, one, two) => {
      const text = `${before} ${number.slice(0, 3)}${one}${number.slice(3, 6)}${two}${number.slice(6)} ${after}`
      expect(parsePhone(text)).toMatchObject({ ok: true, e164: `+1${number}` })
    })
  })

  it('refuses, with a message, what has too few digits to be a number', () => {
    const digit = fc.constantFrom(...'0123456789')
    // An O, an I or an L among digits is read as one, whatever its accent.
    const other = fc
      .string({ unit: 'grapheme', maxLength: 6 })
      .filter(text => !/[\p{N}OoIiLl]/u.test(text.normalize('NFKD')))
    forAll(fc.array(fc.oneof(other, digit), { maxLength: 30 }), parts => {
      fc.pre(parts.join('').normalize('NFKC').replace(/\P{N}/gu, '').length < 7)
      const result = parsePhone(parts.join(''))
      expect(result.ok).toBe(false)
      expect(Object.values(phoneMessages)).toContain(result.ok ? '' : result.message)
      expect(callableDigits(parts.join(''))).toBeUndefined()
    })
  })

  it('misses the digit of nine behind a country code, whatever stands around them', () => {
    const code = fc.constantFrom(
      '1',
      '1 ',
      '1-',
      '(1) ',
      '+1',
      '+1 ',
      '1 1 ',
      '1-1',
      '+1 1 ',
      '001 ',
      '011 1 ',
      '01 ',
      '0',
    )
    const label = fc.constantFrom('', 'cell ', 'Tel: ', '\u200b', '\u202a')
    const extension = fc.oneof(
      fc.constant(''),
      fc.tuple(suffix, fc.stringMatching(/^\d{1,7}$/)).map(parts => parts.join('')),
    )
    const part = separator.filter(text => text !== '/')
    forAll(usNumber, code, part, part, label, extension, (number, before, one, two, word, after) => {
      const text = `${word}${before}${number.slice(0, 3)}${one}${number.slice(3, 6)}${two}${number.slice(6, 9)}${after}`
      expect(parsePhone(text)).toEqual({ ok: false, message: phoneMessages.missingDigit })
      expect(callableDigits(text)).toBeUndefined()
    })
  })

  it('refuses a digit too many, and eight behind a country code', () => {
    forAll(
      usNumber,
      fc.constantFrom('', '1 ', '+1 ', '1-'),
      separator,
      fc.stringMatching(/^\d$/),
      (number, before, one, extra) => {
        for (const rest of [`${number.slice(3)}${extra}`, number.slice(3, 8)]) {
          const text = `${before}${number.slice(0, 3)}${one}${rest}`
          expect(parsePhone(text)).toMatchObject({ ok: false })
          expect(callableDigits(text)).toBeUndefined()
        }
      },
    )
  })

  it('reads every spelling of a US number as the same number', () => {
    forAll(usNumber, prefix, separator, separator, fc.boolean(), (number, before, one, two, brackets) => {
      const area = brackets ? `(${number.slice(0, 3)})` : number.slice(0, 3)
      const result = parsePhone(`${before}${area}${one}${number.slice(3, 6)}${two}${number.slice(6)}`)
      expect(result).toMatchObject({ ok: true, e164: `+1${number}` })
    })
  })

  it('keeps the extension apart from the number, however it is introduced', () => {
    forAll(usNumber, suffix, fc.stringMatching(/^\d{1,7}$/), (number, introduced, extension) => {
      expect(parsePhone(`${number}${introduced}${extension}`)).toMatchObject({
        ok: true,
        e164: `+1${number}`,
        extension,
      })
    })
  })

  it('reads what it displays as the same number', () => {
    const anyNumber = fc.oneof(usNumber, fc.stringMatching(/^\+[2-9]\d{7,14}$/))
    forAll(anyNumber, fc.option(fc.stringMatching(/^\d{1,7}$/)), (number, extension) => {
      const first = parsePhone(extension === null ? number : `${number} x${extension}`)
      if (!first.ok) throw new Error(first.message)
      expect(parsePhone(first.display)).toEqual(first)
      expect(parsePhone(telHref(first.display))).toEqual(first)
    })
  })

  it('answers any text without throwing, and only ever with a well-formed number', () => {
    forCases(
      500,
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123456789+-() .x#;=') })),
      text => {
        const result = parsePhone(text)
        if (result.ok) expect(result.e164).toMatch(/^\+[1-9]\d{7,14}$/)
        else expect(result.message).not.toBe('')
      },
    )
  })
})

describe('phone links', () => {
  it('dials the E.164 number and its extension', () => {
    expect(telHref('(516) 555-0134')).toBe('tel:+15165550134')
    expect(telHref('(516) 555-0134 ext. 7')).toBe('tel:+15165550134;ext=7')
  })

  it('prefills a text message with every character encoded', () => {
    const message = "Hi! I'd like a quote & more = 100% #1?"
    const href = smsHref('(516) 555-0134', message)
    expect(href).toMatch(/^sms:\+15165550134\?&body=[\w!'()*.~%-]+$/)
    expect(decodeURIComponent(href.split('body=')[1] ?? '')).toBe(message)
  })

  it('throws for a number of our own that cannot be read', () => {
    expect(() => telHref('{phone}')).toThrow('not a phone number')
  })
})

describe('callableDigits', () => {
  it.each([
    ['555-0134', '5550134'],
    ['5550134', '5550134'],
    ['cell: 555-0134', '5550134'],
    ['(123) 456-7890', '1234567890'],
    ['1 (016) 555-0134', '10165550134'],
    ['163-155-5012', '1631555012'],
  ])('finds in %s what a person could dial', (text, digits) => {
    expect(callableDigits(text)).toBe(digits)
  })
  it.each([
    '',
    'call me',
    '555',
    '516555013',
    '516555013456',
    '+1 516 555',
    '=1+5550134',
    '5'.repeat(200),
    '000-0000',
    '516 555 013 x5550134',
  ])('finds nothing in %s', text => {
    expect(callableDigits(text)).toBeUndefined()
  })
})
