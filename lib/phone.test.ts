import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCallable, parsePhone, phoneMessages, smsHref, telHref } from './phone'

const nanpDigit = fc.integer({ min: 2, max: 9 }).map(String)
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const usNumber = fc.tuple(nanpDigit, digits(2), nanpDigit, digits(6)).map(parts => parts.join(''))
const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '\u2013', ' - ', '/', '\u202f')
const prefix = fc.constantFrom('', '1', '+1', '1-', '+1 ', '1 ', '+1-', 'tel:', '001 ', '011 1 ')
const suffix = fc.constantFrom(' ext. ', ' x', 'x', ' extension ', ' ext', ', ext: ', ' #', ';ext=')

describe('parsePhone', () => {
  it.each([
    '(516) 555-0134',
    '516.555.0134',
    '516-555-0134',
    '+1 516 555 0134',
    '1-516-555-0134',
    '5165550134',
    '516\u2011555\u20110134',
    '516\u00a0555\u00a00134',
    '  (516)555-0134  ',
    '５１６ ５５５ ０１３４',
    '\u202a+1 (516) 555-0134\u202c',
  ])('reads %j', text => {
    expect(parsePhone(text)).toEqual({ ok: true, e164: '+15165550134', display: '(516) 555-0134' })
  })

  it.each([
    '(516) 555-0134 ext. 12',
    '516-555-0134 x12',
    '5165550134x12',
    '516 555 0134 Ext 12',
    '516-555-0134, extension 12',
    '516 555 0134 #12',
  ])('reads the extension in %j', text => {
    expect(parsePhone(text)).toEqual({
      ok: true,
      e164: '+15165550134',
      display: '(516) 555-0134 ext. 12',
      extension: '12',
    })
  })

  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['011 49 30 901820', '+4930901820'],
    ['00 33 1 40 20 50 50', '+33140205050'],
  ])('reads the international number %j', (text, e164) => {
    expect(parsePhone(text)).toEqual({ ok: true, e164, display: e164 })
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
    ['516-555-0134 ext. 12345678', phoneMessages.unreadable],
    ['=HYPERLINK("x")', phoneMessages.unreadable],
    ['+15165550134;DROP TABLE leads', phoneMessages.unreadable],
    ['516+5550134', phoneMessages.unreadable],
    [`5165550134${','.repeat(1_000_000)}`, phoneMessages.unreadable],
  ])('refuses %j', (text, message) => {
    expect(parsePhone(text)).toEqual({ ok: false, message })
  })

  it('reads every spelling of a US number as the same number', () => {
    fc.assert(
      fc.property(usNumber, prefix, separator, separator, fc.boolean(), (number, before, one, two, brackets) => {
        const area = brackets ? `(${number.slice(0, 3)})` : number.slice(0, 3)
        const result = parsePhone(`${before}${area}${one}${number.slice(3, 6)}${two}${number.slice(6)}`)
        expect(result).toMatchObject({ ok: true, e164: `+1${number}` })
      }),
    )
  })

  it('keeps the extension apart from the number, however it is introduced', () => {
    fc.assert(
      fc.property(usNumber, suffix, fc.stringMatching(/^\d{1,7}$/), (number, introduced, extension) => {
        expect(parsePhone(`${number}${introduced}${extension}`)).toMatchObject({
          ok: true,
          e164: `+1${number}`,
          extension,
        })
      }),
    )
  })

  it('reads what it displays as the same number', () => {
    const anyNumber = fc.oneof(usNumber, fc.stringMatching(/^\+[2-9]\d{7,14}$/))
    fc.assert(
      fc.property(anyNumber, fc.option(fc.stringMatching(/^\d{1,7}$/)), (number, extension) => {
        const first = parsePhone(extension === null ? number : `${number} x${extension}`)
        if (!first.ok) throw new Error(first.message)
        expect(parsePhone(first.display)).toEqual(first)
        expect(parsePhone(telHref(first.display))).toEqual(first)
      }),
    )
  })

  it('answers any text without throwing, and only ever with a well-formed number', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123456789+-() .x#;=') })),
        text => {
          const result = parsePhone(text)
          if (result.ok) expect(result.e164).toMatch(/^\+[1-9]\d{7,14}$/)
          else expect(result.message).not.toBe('')
        },
      ),
      { numRuns: 500 },
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

describe('isCallable', () => {
  it.each(['555-0134', '5550134', '(123) 456-7890', '1234567890', '1 (016) 555-0134'])(
    'lets %s through for a person to read',
    text => {
      expect(isCallable(text)).toBe(true)
    },
  )
  it.each(['', 'call me', '555', '516555013', '516555013456', '+1 516 555', '=1+5550134', '5'.repeat(200)])(
    'does not let %s through',
    text => {
      expect(isCallable(text)).toBe(false)
    },
  )
})
