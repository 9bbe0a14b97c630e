import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan as sitePlan } from '@/content/planner'
import { boundedPageUrl, townSlugOf, utmOf } from '@/lib/planner/page-context'
import { mountHeightIn, type Plan } from '@/lib/planner/plan'
import { plan as samplePlan } from '@/tests/lead-desk/sample-leads'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import { planBody } from './kinds/plan'
import { buildPlanPayload } from './plan-body'

const image = 'data:image/jpeg;base64,AA=='
const payload = (plan: Plan, rest: Partial<Parameters<typeof buildPlanPayload>[0]> = {}) =>
  buildPlanPayload({ plan, pageUrl: 'https://www.example.com/ev-charger-planner', planImageJpeg: image, ...rest })

const KEYS =
  'page_url town_slug utm brand amps panel_location mount_wall mount_height_in conduit_type price_per_ft base_labor trench_ft trench_price_per_ft conduit_ft elbows est_cost charger_position_ft panel_position_ft plan_image_jpeg'.split(
    ' ',
  )

describe('the payload', () => {
  it('of the plan at the start', () => {
    const page_url = 'https://www.example.com/ev-charger-planner?utm_source=news&gclid=1'
    expect(payload(sitePlan, { pageUrl: `${page_url}#plan` })).toEqual(
      samplePlan({ page_url, utm: { utm_source: 'news' }, plan_image_jpeg: image }),
    )
  })
  it('of a detached plan: values are the controls’, brand paths whichever model is shown', () => {
    const plan = apply([
      { type: 'chooseBrand', brand: 'tesla' },
      { type: 'setChargerModel', chargerModel: 'block' },
      { type: 'setPanelLocation', panelLocation: 'right-front' },
      { type: 'setTrenchFt', value: 12.3456 },
      { type: 'placeCharger', wall: 'detached', alongFt: -0.1, heightFt: 8.5 },
    ])
    expect(payload(plan)).toMatchObject({
      brand: { key: 'tesla', name: 'Tesla Wall Connector', model_url: '/planner/models/charger-slab.glb' },
      amps: 60,
      mount_wall: 'auto',
      mount_height_in: 72,
      trench_ft: 12.3456,
      charger_position_ft: { x: 22.346, y: 8.5, z: 0 },
      panel_position_ft: { x: 10, y: 5, z: 8.5 },
    })
  })
  it('has exactly the specified keys, in their order, and survives JSON', () => {
    forAll(arbPlan, plan => {
      const built = payload(plan)
      expect(Object.keys(built)).toEqual(KEYS)
      expect(Object.keys(built.brand)).toEqual(['key', 'name', 'logo_url', 'image_url', 'model_url'])
      expect(JSON.parse(JSON.stringify(built))).toEqual(built)
    })
  })
  it('states positions with at most three decimals and no -0', () => {
    forAll(arbPlan, plan => {
      const { charger_position_ft, panel_position_ft } = payload(plan)
      for (const position of [charger_position_ft, panel_position_ft]) {
        expect(Object.keys(position)).toEqual(['x', 'y', 'z'])
        for (const feet of [position.x, position.y, position.z]) {
          expect(Object.is(feet, -0)).toBe(false)
          expect(Number.isFinite(feet)).toBe(true)
          if (Math.abs(feet) < 1e9) expect(String(feet)).toMatch(/^-?\d+(\.\d{1,3})?$/)
        }
      }
    })
    const typed = apply([{ type: 'setMountHeightIn', value: 41 }])
    expect(payload(typed).charger_position_ft.y).toBe(3.417)
    expect(payload(typed).mount_height_in).toBe(mountHeightIn(typed))
  })
})

describe('contact', () => {
  const contactOf = (contact: Parameters<typeof buildPlanPayload>[0]['contact']) => payload(defaultPlan, { contact })
  it('is there only when a part is filled', () => {
    expect(contactOf({})).not.toHaveProperty('contact')
    expect(contactOf({ name: '', phone: '  ', email: null })).not.toHaveProperty('contact')
  })
  it('holds null for a part left empty', () => {
    expect(contactOf({ name: '', phone: ' 516-555-0100 ' }).contact).toEqual({
      name: null,
      phone: '516-555-0100',
      email: null,
    })
    expect(Object.keys(contactOf({ name: 'Ada' }))).toEqual([...KEYS, 'contact'])
  })
  it('gains a place only where one is filled', () => {
    expect(contactOf({ name: 'Ada', location: ' ' }).contact).toEqual({ name: 'Ada', phone: null, email: null })
    expect(contactOf({ location: ' 11743 ' }).contact).toEqual({
      name: null,
      phone: null,
      email: null,
      location: '11743',
    })
  })
})

describe('town_slug', () => {
  it.each([
    ['https://www.example.com/ev-charger-installation-islip', 'islip'],
    ['https://www.example.com/ev-charger-installation-stony-brook/?a=1', 'stony-brook'],
    ['https://www.example.com/towns/ev-charger-installation-bay-shore/planner#x', 'bay-shore'],
    ['/ev-charger-installation-islip?utm_source=x', 'islip'],
    ['http://localhost:3000/ev-charger-installation-islip', 'islip'],
    ['http://[broken/ev-charger-installation-islip', 'islip'],
  ])('%s -> %s', (url, slug) => expect(townSlugOf(url)).toBe(slug))
  it.each([
    'https://www.example.com/ev-charger-planner',
    'https://www.example.com/services/home-ev-charger-installation',
    'https://www.example.com/ev-charger-installation-',
    'https://www.example.com/ev-charger-installation-/x',
    'https://www.example.com/?page=/ev-charger-installation-islip',
    'https://www.example.com/#/ev-charger-installation-islip',
    'https://ev-charger-installation-islip.example/',
    'ev-charger-installation-islip:80',
    '',
    'http://',
    '::',
  ])('%j has none', url => expect(townSlugOf(url)).toBeNull())
})

/** Parameters with and without the prefix, near the length limits, with any characters. */
const arbUtmQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom('utm_', 'utm', 'gclid'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.integer({ min: 990, max: 1000 }).map(length => 'n'.repeat(length)),
      ),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 6 },
  )
  .map(parameters => new URLSearchParams(parameters.map(([prefix, name, value]) => [prefix + name, value])))

describe('utm', () => {
  it('holds every parameter that begins with utm_, decoded, under its whole name', () => {
    expect(
      utmOf(
        'https://www.example.com/p?utm_source=a%20b&x=1&utm_medium=c+d&utm_=&utm_empty=&UTM_term=no&utm=no&utmost=no#?utm_content=no',
      ),
    ).toEqual({
      utm_source: 'a b',
      utm_medium: 'c d',
      utm_: '',
      utm_empty: '',
    })
  })
  it('takes the last of repeated parameters, and tolerates a broken escape', () => {
    expect(utmOf('/p?utm_source=a&utm_source=b&utm_term=%E0%A4%A')).toEqual({
      utm_source: 'b',
      utm_term: expect.any(String) as string,
    })
  })
  it('is empty without a query, and never throws', () => {
    expect(utmOf('https://www.example.com/p')).toEqual({})
    forAll(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), url => {
      expect(Object.keys(utmOf(url)).every(key => key.startsWith('utm_'))).toBe(true)
      expect(townSlugOf(url) ?? 'none').not.toBe('')
    })
  })
  it('leaves out what the lead desk would refuse', () => {
    expect(utmOf('/p?utm_a%00b=1&utm_line%0Abreak=1&utm_a%C2%85=1&utm_%E2%80%AEa=1&utm_b=%00')).toEqual({ utm_b: '\0' })
    forAll(arbUtmQuery, query => {
      const pageUrl = new URL(`https://www.example.com/ev-charger-planner?${query.toString()}`).href
      expect(planBody.safeParse(payload(defaultPlan, { pageUrl })).error).toBeUndefined()
    })
  })
  it('leaves out what is no campaign, cuts a too long address and keeps the parameters', () => {
    const page = 'https://www.example.com/ev-charger-planner'
    for (const [pageUrl, sent] of [
      [`${page}?utm_source=a#${'f'.repeat(2100)}`, `${page}?utm_source=a`],
      [`${page}?utm_source=a&x=${'v'.repeat(2100)}`, `${page}?utm_source=a`],
      [`${page}?utm_source=a&gclid=${'v'.repeat(2100)}`, page],
      [`${page}?email=x%40y&utm_source=a&gclid=1&gclidx=2&fbclid#f`, `${page}?utm_source=a&gclid=1`],
      [
        `https://www.example.com/${'p'.repeat(20_000)}?utm_source=a`,
        `https://www.example.com/${'p'.repeat(20_000)}`.slice(0, 2048),
      ],
    ] as const) {
      const body = payload(defaultPlan, { pageUrl })
      expect([body.page_url, body.utm]).toEqual([sent, { utm_source: 'a' }])
      expect(planBody.safeParse(body).error).toBeUndefined()
    }
  })
  it('keeps each parameter that still fits in 4,096 characters', () => {
    const names = (...lengths: number[]) =>
      Object.keys(utmOf(`/p?${lengths.map((length, index) => `utm_${index}=${'v'.repeat(length)}`).join('&')}`))
    expect(names(4091)).toEqual(['utm_0'])
    expect(names(4092)).toEqual([])
    expect(names(2000, 2000, 2000, 50)).toEqual(['utm_0', 'utm_1', 'utm_3'])
  })
  it('cuts any address to a well-formed one of at most 2,048 characters', () => {
    const long = fc.string({ unit: 'binary', minLength: 0, maxLength: 1500 })
    forAll(long, long, fc.boolean(), (path, query, isEncoded) => {
      const text = `https://www.example.com/${path}?${query}`.toWellFormed()
      const address = isEncoded ? new URL(text).href : text
      const cut = boundedPageUrl(address)
      expect(cut.length).toBeLessThanOrEqual(2048)
      expect(address.startsWith(cut.replace(/\?.*/s, ''))).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      if (isEncoded) expect(cut).not.toMatch(/%.?$/)
      expect(boundedPageUrl(cut)).toBe(cut)
    })
  })
  it('agrees with the browser on whole addresses', () => {
    forAll(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (url, value) => {
      const address = new URL(url)
      address.searchParams.set('utm_source', value)
      expect(utmOf(address.href).utm_source).toBe(address.searchParams.get('utm_source'))
    })
  })
})
