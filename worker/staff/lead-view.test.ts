import fc from 'fast-check'
import { prices } from '@/content/prices'
import { usdRange } from '@/lib/format'
import { describe, expect, it, vi } from 'vitest'
import { business } from '@/content/business'
import { leadDeskLabels } from '@/content/words/staff'
import { estimateOf } from '@/lib/planner/estimate'
import { range } from '@/lib/format'
import { decodePlanLink, LINK_PREFIX } from '@/lib/planner/link'
import { defaultPlan } from '@/lib/planner/plan'
import { routeOf } from '@/lib/planner/route'
import { apply, arbModestPlan } from '@/tests/planner/plans'
import { leadKinds } from '@/lib/leads/choices'
import { leadView } from './lead-view'
import { leadNotice } from './notice'
import { arbHostileLead, storedLead, storedPhoto, storedPlan, TOKEN } from '@/tests/leads/stored-leads'

// Prices of their own: the owner's change.
vi.mock('@/lib/planner/prices', async original => ({
  ...(await original()),
  unitPrices: { baseLabor: 450, pricePerFt: 12, trenchPricePerFt: 18 },
}))

const tesla = apply([
  { type: 'chooseBrand', brand: 'tesla' },
  { type: 'setMountWall', mountWall: 'right' },
  { type: 'setTrenchFt', value: 12.5 },
])

const greeting = encodeURIComponent(leadDeskLabels.textMessage('Ada', 'Islip'))

describe('the view of a quote', () => {
  it('says what brought the visitor', () => {
    const source =
      'first_gclid=abc&first_utm_campaign=fall&first_landing=%2F&latest_referrer=www.bing.com&latest_landing=%2Fcontact'
    const { line, rows, gclid } = leadView(storedLead({ source, payload: '{}' })).source
    expect([line, gclid]).toEqual(['bing.com', 'abc'])
    expect(rows.map(({ text }) => text)).toEqual([
      'Google Ads, campaign fall, started on /',
      'bing.com, started on /contact',
    ])
    expect(leadView(storedLead({ payload: '{}' })).source).toEqual({ line: null, rows: [], gclid: null })
    const ad = leadView(storedLead({ payload: '{}', page_url: 'https://a.example/?gbraid=x&utm_campaign=y' })).source
    expect(ad.line).toBe('Google Ads, campaign y')
    const tagged = leadView(storedLead({ payload: '{}', page_url: 'https://a.example/?utm_campaign=y' })).source
    expect(tagged.line).toBe('campaign y')
  })

  it.each([
    [2, 2, 'second request, first on Sunday'],
    [3, 1, 'third request, first on Monday'],
    [12, 9, '12th request, first on Nov 15'],
    [21, 9, '21st request, first on Nov 15'],
  ])('says that it is request %i, %i days after the first', (request_number, days, text) => {
    const lead = storedLead({ request_number })
    const first_request_at_ms = lead.received_at_ms - days * 86_400_000
    expect(leadView({ ...lead, first_request_at_ms }).repeat).toBe(text)
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
          { label: leadDeskLabels.source.latest, text: 'flyer' },
          { label: 'utm_source', text: 'flyer' },
        ],
        gclid: null,
      },
      repeat: null,
      answered: null,
    })
  })

  it('says why it is suspect, and nothing of that where it is not', () => {
    const view = leadView(storedLead({ suspect: leadDeskLabels.suspects.hiddenField }))
    expect(view.suspicion).toBe(leadDeskLabels.suspects.hiddenField)
    expect(leadNotice(view).lines).toContain(leadDeskLabels.suspects.hiddenField)
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

  it('encodes what would add a recipient or a subject to a mail', () => {
    expect(leadView(storedLead({ email: 'ada@example.com' })).email?.href).toBe('mailto:ada@example.com')
    expect(leadView(storedLead({ email: 'a?bcc=x&y%@example.com' })).email?.href).toBe(
      'mailto:a%3Fbcc%3Dx%26y%25@example.com',
    )
  })
})

describe('the view of an estimate', () => {
  it('puts stored choices into words', () => {
    const payload = { chargerType: 'juicebox', timeline: 'asap', message: 'Two cars.\nDetached garage.' }
    expect(leadView(storedLead({ kind: 'estimate', payload: JSON.stringify(payload) }))).toMatchObject({
      wants: [
        { label: 'Charger', text: 'JuiceBox (already own one)' },
        { label: 'Timeline', text: 'As soon as possible' },
      ],
      message: 'Two cars.\nDetached garage.',
    })
  })
})

describe('the view of a plan', () => {
  it('has the estimate with its factors', () => {
    expect(leadView(storedPlan(tesla)).plan).toMatchObject({
      rows: [
        { label: 'Base labor', detail: '', amountUsd: 450 },
        { label: 'Conduit', detail: '20 ft × $12 × 1.15 (EMT) × 1.15 (60 A) × 1.12 (Tesla Wall Connector)' },
        { label: 'Trench', detail: '12.5 ft × $18', amountUsd: 225 },
      ],
      marks: [],
    })
    expect(leadView(storedPlan(tesla))).toMatchObject({ photoCount: 1, kindLabel: 'Charger plan' })
  })

  it('says what is wanted', () => {
    expect(leadView(storedPlan(tesla)).wants.map(({ text }) => text)).toEqual([
      'Tesla Wall Connector',
      '60 A',
      'Back-left',
      'Right wall, 4 ft high',
      '20 ft of EMT, 2 elbows',
      '12 ft 6 in',
    ])
  })

  it('has rows that add up to the planner’s total, and a link to a plan of that total', () => {
    fc.assert(
      fc.property(arbModestPlan, plan => {
        const view = leadView(storedPlan(plan)).plan
        expect(view?.rows.reduce((sum, row) => sum + row.amountUsd, 0)).toBe(view?.totalUsd)
        expect(view?.totalUsd).toBe(estimateOf(plan, routeOf(plan)).totalUsd)
        expect(view?.marks.filter(({ mark }) => mark !== 'prices-changed')).toEqual([])
        const opened = decodePlanLink(new URL(view?.planUrl ?? '').hash.slice(LINK_PREFIX.length))
        expect(opened.ok && estimateOf(opened.plan, routeOf(opened.plan)).totalUsd).toBe(view?.totalUsd)
      }),
    )
  })

  it('marks prices that the visitor changed, with both figures', () => {
    const cheap = apply([
      { type: 'setPricePerFt', value: 1.5 },
      { type: 'setBaseLabor', value: 0 },
    ])
    expect(leadView(storedPlan(cheap)).plan?.marks).toEqual([
      {
        mark: 'prices-changed',
        text: 'Prices changed by the visitor: conduit per foot $12 to $1.50, base labor $450 to $0.',
      },
    ])
  })

  it('marks a forged total and shows what the plan comes to', () => {
    expect(leadView(storedPlan(defaultPlan, { est_cost: 5, elbows: 9 })).plan).toMatchObject({
      totalUsd: 588,
      sentTotalUsd: 5,
      marks: [
        {
          mark: 'total-mismatch',
          text: 'Sent figures don’t match the plan: total sent $5, plan comes to $588; elbows sent 9, plan comes to 1.',
        },
      ],
    })
  })

  it('marks a plan that is not that of its link, or has none, keeps its total and links nowhere', () => {
    for (const lead of [
      storedPlan(defaultPlan, { charger_position_ft: { x: 0, y: 4, z: 0 } }),
      { ...storedPlan(defaultPlan), plan_link: null },
    ])
      expect(leadView(lead).plan).toMatchObject({
        rows: [],
        totalUsd: 588,
        planUrl: null,
        marks: [{ mark: 'not-reproducible' }],
      })
  })
})

describe('the view of a run on a photo', () => {
  it('has the run with its range, what it was measured from, and the estimate with its range', () => {
    const view = leadView(storedPhoto())
    expect(view.kindLabel).toBe('Photo estimate')
    expect(view.wants.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Charger: Tesla Wall Connector',
      'Circuit: 60 A',
      'Conduit run: 24 ft of EMT, 1 elbow, between 22 and 27 ft',
      'Not on the photo: 5 ft',
      'Measured from: Garage door, 7 ft high',
    ])
    expect(view.plan).toMatchObject({
      rows: [
        { label: 'Base labor', amountUsd: 450 },
        {
          label: 'Conduit',
          detail: '24 ft × $12 × 1.15 (EMT) × 1.15 (60 A) × 1.12 (Tesla Wall Connector)',
          amountUsd: 427,
        },
      ],
      totalUsd: 877,
      rangeUsd: { low: 841, high: 930 },
      marks: [],
      planUrl: null,
    })
  })

  it('marks totals that the feet do not come to', () => {
    expect(leadView(storedPhoto({ est_cost: 5, est_cost_high: 6 })).plan).toMatchObject({
      totalUsd: 877,
      sentTotalUsd: 5,
      marks: [
        {
          mark: 'total-mismatch',
          text: 'Sent figures don’t match the plan: total sent $5, plan comes to $877; high end sent $6, plan comes to $930.',
        },
      ],
    })
  })

  it('marks choices that the planner does not offer', () => {
    expect(leadView(storedPhoto({ amps: 48 })).plan).toMatchObject({
      rows: [],
      totalUsd: 877,
      marks: [{ mark: 'not-reproducible' }],
    })
  })
})

describe('the photos of a lead', () => {
  it.each([
    [0, 0, 0, 0],
    [3, 0, 0, 3],
    [3, 2, 2, 1],
    // A form that was sent again with more photos.
    [1, 2, 2, 0],
  ])(
    '%i announced, %i arrived: %i pictures, %i expected',
    (photos_announced, photo_count, photoCount, photosExpected) => {
      expect(leadView(storedLead({ photos_announced, photo_count }))).toMatchObject({ photoCount, photosExpected })
    },
  )
})

describe('the place', () => {
  const officesOf = (location: string) => leadView(storedLead({ location })).place?.offices.map(({ name }) => name)

  it.each([
    ['islip', 'Islip'],
    ['11743', '11743, Huntington'],
    ['east-hampton', 'East Hampton'],
    ['Islip, NY', 'Islip, NY'],
    ['my garage', 'my garage'],
  ])('%s reads %s', (location, text) => {
    expect(leadView(storedLead({ location })).place?.text).toBe(text)
  })

  it.each(['11787', 'smithtown', 'Smithtown', 'SMITHTOWN, N.Y.', '1 Main Street, Smithtown, NY', 'Town of Smithtown'])(
    '%s has the office with its fee',
    location => {
      expect(leadView(storedLead({ location })).place?.offices[0]).toMatchObject({
        name: 'Town of Smithtown',
        fee: `${usdRange(prices.smithtownPermit.electrical)} for an electrical permit since April 1, 2026.`,
        days: expect.stringContaining(`${range(business.permitDays.suffolk)} business days in Suffolk`) as string,
      })
    },
  )

  it('has the offices of the ZIP at the end of an address', () => {
    expect(officesOf('1 Main Street, Anywhere, NY 11751')).toEqual(['Town of Islip'])
    expect(officesOf('1 Main Street, Anywhere, NY 11751-1234')).toEqual(['Town of Islip'])
    expect(officesOf('1 Main Street, Anywhere, NY 11751, USA')).toEqual(['Town of Islip'])
    expect(officesOf('Smithtown, New York, United States')).toEqual(officesOf('Smithtown'))
  })

  it.each(['Paris', '99999', '1 Islip Avenue', 'East Islip', '', ', ,', 'constructor'])(
    '%j has no office',
    location => {
      expect(officesOf(location)).toEqual([])
    },
  )
})

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
    fc.assert(
      fc.property(
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
      ),
      { numRuns: 500 },
    )
  })

  it('has links of known kinds only, whatever its texts', () => {
    fc.assert(
      fc.property(arbHostileLead, lead => {
        const { phone, email, leadPageUrl, pageUrl, plan } = leadView(lead)
        expect(phone?.telHref ?? 'tel:0').toMatch(/^tel:\+?\d+(;ext=\d+)?$/)
        expect(phone?.smsHref ?? 'sms:0').toMatch(/^sms:\+\d+\?&body=[\w%.!~*'()-]+$|^sms:0$/)
        expect(email?.href ?? 'mailto:').toMatch(/^mailto:[\w%@.!~*'()-]*$/)
        expect(leadPageUrl).toMatch(/^https:\/\/www\.example\.com\/api\/leads\/sheet\/[0-9a-f]{32}$/)
        expect(pageUrl ?? 'https://').toMatch(/^https?:\/\//i)
        expect(plan?.planUrl ?? 'https://www.example.com/ev-charger-planner#plan=A').toMatch(
          /^https:\/\/www\.example\.com\/ev-charger-planner#plan=[\w-]+$/,
        )
      }),
      { numRuns: 500 },
    )
  })
})
