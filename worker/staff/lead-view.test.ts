import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { leadDeskWords } from '@/content/words/staff'
import { leadKinds } from '@/lib/leads/choices'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { leadView } from './lead-view'
import { newLeadMessage } from './message'
import { repeatOf } from './repeat'
import { arbHostileLead, storedLead, TOKEN } from '@/tests/leads/stored-leads'
import { forCases } from '@/tests/for-all'

const greeting = encodeURIComponent(leadDeskWords.textMessage('Ada', 'Islip'))

describe('the view of a quote', () => {
  it('says what brought the visitor', () => {
    const source =
      'first_gclid=abc&first_utm_campaign=fall&first_landing=%2F&latest_referrer=www.bing.com&latest_landing=%2Fcontact'
    const { line, rows, clicks } = leadView(storedLead({ source, payload: '{}' })).source
    expect([line, clicks.gclid]).toEqual(['bing.com', 'abc'])
    expect(rows.map(({ text }) => text)).toEqual([
      'Google Ads, campaign fall, started on /',
      'bing.com, started on /contact',
    ])
    expect(leadView(storedLead({ payload: '{}' })).source).toMatchObject({
      line: null,
      rows: [],
      clicks: { gclid: null },
    })
    const ad = leadView(storedLead({ payload: '{}', page_url: 'https://a.example/?gbraid=x&utm_campaign=y' })).source
    expect([ad.line, ad.clicks.gbraid]).toEqual(['Google Ads, campaign y', 'x'])
    const tagged = leadView(storedLead({ payload: '{}', page_url: 'https://a.example/?utm_campaign=y' })).source
    expect(tagged.line).toBe('campaign y')
  })

  it.each([
    [2, '2026-11-24T05:01:00Z', 'second request, first today at 12:01 AM EST'],
    [3, '2026-11-24T04:59:00Z', 'third request, first yesterday at 11:59 PM EST'],
    [2, '2026-11-22T14:40:00Z', 'second request, first on Sunday'],
    [2, '2026-11-18T14:40:00Z', 'second request, first on Wednesday'],
    [2, '2026-11-17T14:40:00Z', 'second request, first on Nov 17'],
    [12, '2026-11-15T14:40:00Z', '12th request, first on Nov 15'],
    [21, '2026-11-15T14:40:00Z', '21st request, first on Nov 15'],
    // A clock that was set back.
    [2, '2026-11-26T14:40:00Z', 'second request, first on Nov 26'],
  ])('says that it is request %i, the first at %s', (request_number, first, text) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T04:30:00Z'), toFake: ['Date'] })
    const lead = storedLead({ request_number, first_request_at_ms: Date.parse(first) })
    expect(leadView(lead).repeat).toBe(text)
  })

  it('says today on the day itself only, in summer too', () => {
    const first_request_at_ms = Date.parse('2026-07-01T13:40:00Z')
    const request = { request_number: 2, first_request_at_ms }
    expect(repeatOf(request, first_request_at_ms + HOUR_MS)).toBe('second request, first today at 9:40 AM EDT')
    expect(repeatOf(request, first_request_at_ms + DAY_MS)).toBe('second request, first yesterday at 9:40 AM EDT')
  })

  it('says who, how to call, where and what', () => {
    expect(leadView(storedLead())).toMatchObject({
      kindLabel: 'Quote request',
      reference: null,
      isTrial: false,
      receivedText: 'Tue, Nov 24, 2026, 9:07 AM EST',
      name: 'Ada Byron',
      phone: { text: '(631) 555-0101', telHref: 'tel:+16315550101', smsHref: `sms:+16315550101?&body=${greeting}` },
      email: null,
      wants: [{ label: 'Charger', text: 'Tesla Wall Connector' }],
      message: null,
      plan: null,
      photoCount: 0,
      leadPageUrl: `https://www.example.com/api/leads/sheet/${TOKEN}`,
      pageUrl: 'https://www.example.com/',
      source: {
        line: 'flyer',
        rows: [
          { label: leadDeskWords.source.latest, text: 'flyer' },
          { label: 'utm_source', text: 'flyer' },
        ],
      },
      repeat: null,
      answered: null,
    })
  })

  it('says why it is suspect, and nothing of that where it is not', () => {
    const view = leadView(storedLead({ suspect: leadDeskWords.suspects.hiddenField }))
    expect(view.suspicion).toBe(leadDeskWords.suspects.hiddenField)
    expect(newLeadMessage(view).lines).toContain(leadDeskWords.suspects.hiddenField)
    expect(leadView(storedLead()).suspicion).toBeNull()
  })

  it('has no lead page without a token or an origin', () => {
    for (const changes of [
      { sheet_token: null },
      { desk_origin: null },
      { sheet_token: '"><b>' },
      { desk_origin: 'javascript:1' },
    ])
      expect(leadView(storedLead(changes)).leadPageUrl).toBeNull()
  })

  it.each([
    ['(631) 555-0101 ext. 12', 'tel:+16315550101;ext=12', `sms:+16315550101?&body=${greeting}`],
    ['555-0101', 'tel:5550101', null],
    ['+44 20 7946 0958', 'tel:+442079460958', `sms:+442079460958?&body=${greeting}`],
    ['call me', null, null],
    ['javascript:alert(1)', null, null],
  ])('dials %s', (phone, telHref, smsHref) => {
    expect(leadView(storedLead({ phone })).phone).toMatchObject({ telHref, smsHref })
  })

  it.each([
    'cell 631-555-0101 or 516-555-0199',
    '631-555-0101, 516-555-0199',
    '631 555 0101 after 5',
    '7 631 555 0101',
    '631-555-0101 9-5',
    '1-800-FLOWERS',
    '631-555-O1O1',
  ])('shows %s as it was typed, beside the number', phone => {
    expect(leadView(storedLead({ phone })).wants).toContainEqual({ label: 'Phone, as typed', text: phone })
  })

  it.each([
    '+1 (631) 555-0101',
    '001 631 555 0101 x12',
    '631.555.0101 Ext. 12',
    '６３１ ５５５ ０１０１',
    '011 44 20 7946 0958',
    'call me',
    '',
  ])('says nothing more of %j', phone => {
    const { wants } = leadView(storedLead({ phone }))
    expect(wants.map(({ label }) => label)).not.toContain('Phone, as typed')
  })

  it('encodes what would add a recipient or a subject to a mail', () => {
    expect(leadView(storedLead({ email: 'ada@example.com' })).email?.href).toBe('mailto:ada@example.com')
    expect(leadView(storedLead({ email: 'a?bcc=x&y%@example.com' })).email?.href).toBe(
      'mailto:a%3Fbcc%3Dx%26y%25@example.com',
    )
  })
})

it('the view of an estimate puts stored choices into words', () => {
  const payload = { chargerType: 'juicebox', timeline: 'asap', message: 'Two cars.\nDetached garage.' }
  expect(leadView(storedLead({ kind: 'estimate', payload: JSON.stringify(payload) }))).toMatchObject({
    wants: [
      { label: 'Charger', text: 'JuiceBox (already own one)' },
      { label: 'Timeline', text: 'As soon as possible' },
    ],
    message: 'Two cars.\nDetached garage.',
  })
})

it.each([
  [0, 0, 0, 0],
  [3, 0, 0, 3],
  [3, 2, 2, 1],
  // A form that was sent again with more photos.
  [1, 2, 2, 0],
])(
  'the photos of a lead: %i announced, %i arrived: %i pictures, %i expected',
  (photos_announced, photo_count, photoCount, photosExpected) => {
    expect(leadView(storedLead({ photos_announced, photo_count }))).toMatchObject({ photoCount, photosExpected })
  },
)

describe('any stored lead', () => {
  it('has a view, whatever its payload', () => {
    const keys = [
      'brand',
      'amps',
      'trench_ft',
      'est_cost',
      'elbows',
      'utm',
      'message',
      'charger',
      'chargerType',
      'contact',
    ]
    forCases(
      500,
      fc.constantFrom(...leadKinds),
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()).map(value => JSON.stringify(value)),
      ),
      fc.oneof(fc.integer(), fc.double()),
      (kind, payload, received_at_ms) => {
        expect(leadView(storedLead({ kind, payload, received_at_ms })).id).toBe(storedLead().id)
      },
    )
  })

  it('has links of known kinds only, whatever its texts', () => {
    forCases(500, arbHostileLead, lead => {
      const { phone, email, leadPageUrl, pageUrl, plan } = leadView(lead)
      expect(phone?.telHref ?? 'tel:0').toMatch(/^tel:\+?\d+(;ext=\d+)?$/)
      expect(phone?.smsHref ?? 'sms:0').toMatch(/^sms:\+\d+\?&body=[\w%.!~*'()-]+$|^sms:0$/)
      expect(email?.href ?? 'mailto:').toMatch(/^mailto:[\w%@.!~*'()-]*$/)
      expect(leadPageUrl).toMatch(/^https:\/\/www\.example\.com\/api\/leads\/sheet\/[0-9a-f]{32}$/)
      expect(pageUrl ?? 'https://').toMatch(/^https?:\/\//i)
      expect(plan?.planUrl ?? 'https://www.example.com/ev-charger-planner#plan=A').toMatch(
        /^https:\/\/www\.example\.com\/ev-charger-planner#plan=[\w-]+$/,
      )
    })
  })
})
