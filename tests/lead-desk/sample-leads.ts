// Valid bodies for each kind of lead.
import { defaultPlan } from '../../content/planner.ts'
import { PLAN_LINK_HEADER } from '../../lib/leads/choices.ts'
import type { PhotoBody } from '../../lib/leads/kinds/photo.ts'
import type { PlanBody } from '../../lib/leads/kinds/plan.ts'
import { encodePlanLink } from '../../lib/planner/link.ts'
import { estimateOf } from '../../lib/planner/estimate.ts'
import type { Plan } from '../../lib/planner/plan.ts'
import { routeOf } from '../../lib/planner/route.ts'
import { usd } from '../../lib/usd.ts'

/** Price of a plan with the site's unit prices, whole dollars. */
export const totalUsd = (changes: Partial<Plan> = {}, route: { readonly conduitFt: number } = routeOf(defaultPlan)) =>
  estimateOf({ ...defaultPlan, ...changes }, route).totalUsd

export const total = (...plan: Parameters<typeof totalUsd>) => usd(totalUsd(...plan))

/** A real JPEG of 48 x 32 pixels. */
const JPEG =
  '/9j/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCAAgADADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQAWUgAAAAAAAAAB//2Q=='

export const jpegBytes = Buffer.from(JPEG, 'base64')

/** The sample JPEG padded to `byteLength` bytes. */
export function paddedJpeg(byteLength: number): string {
  const end = jpegBytes.subarray(-2)
  const filler = Buffer.alloc(byteLength - jpegBytes.byteLength, 0x20)
  return `data:image/jpeg;base64,${Buffer.concat([jpegBytes.subarray(0, -2), filler, end]).toString('base64')}`
}

export const quote = (changes: Record<string, unknown> = {}) => ({
  name: 'Ann O’Hara',
  phone: '(631) 555-0101',
  location: '11743',
  charger: 'Tesla Wall Connector',
  page_url: 'https://www.example.com/?utm_source=flyer',
  utm: { utm_source: 'flyer' },
  ...changes,
})

export const estimate = (changes: Record<string, unknown> = {}) => ({
  firstName: 'José',
  lastName: 'Núñez-O’Brien',
  phone: '+1 631 555 0102',
  email: 'jose@example.com',
  address: '1 Main Street, Islip',
  message: 'Two cars.\nDetached garage.',
  chargerType: 'juicebox',
  timeline: 'this-month',
  page_url: 'https://www.example.com/contact',
  utm: {},
  ...changes,
})

export const plan = (changes: Record<string, unknown> = {}): PlanBody => ({
  page_url: 'https://www.example.com/ev-charger-planner?utm_campaign=fall',
  town_slug: null,
  utm: { utm_campaign: 'fall' },
  brand: {
    key: 'custom',
    name: 'Custom',
    logo_url: '/planner/brands/custom/logo.svg',
    image_url: '/planner/brands/custom/hero.webp',
    model_url: null,
  },
  amps: 40,
  panel_location: 'back-left',
  mount_wall: 'auto',
  mount_height_in: 48,
  conduit_type: 'EMT',
  price_per_ft: defaultPlan.pricePerFt,
  base_labor: defaultPlan.baseLabor,
  trench_ft: 0,
  trench_price_per_ft: defaultPlan.trenchPricePerFt,
  conduit_ft: 10,
  elbows: 1,
  est_cost: totalUsd(),
  charger_position_ft: { x: 0, y: 4, z: -10 },
  panel_position_ft: { x: -8.5, y: 5, z: -10 },
  plan_image_jpeg: `data:image/jpeg;base64,${JPEG}`,
  ...changes,
})

/** The headers that the planner sends with a plan at the start but for `changes`. */
export const planHeaders = (changes: Partial<Plan> = {}) => ({
  [PLAN_LINK_HEADER]: encodePlanLink({ ...defaultPlan, ...changes }),
})

/** Price for feet of conduit to a Tesla Wall Connector. */
export const runUsd = (conduitFt: number) => totalUsd({ brand: 'tesla', amps: 60 }, { conduitFt })

export const photo = (changes: Record<string, unknown> = {}): PhotoBody => ({
  page_url: 'https://www.example.com/ev-charger-planner#photo',
  town_slug: null,
  utm: {},
  brand: {
    key: 'tesla',
    name: 'Tesla Wall Connector',
    logo_url: '/planner/brands/tesla/logo.svg',
    image_url: '/planner/brands/tesla/hero.webp',
    model_url: null,
  },
  amps: 60,
  conduit_type: 'EMT',
  price_per_ft: defaultPlan.pricePerFt,
  base_labor: defaultPlan.baseLabor,
  trench_ft: 0,
  trench_price_per_ft: defaultPlan.trenchPricePerFt,
  conduit_ft: 24,
  conduit_ft_low: 22,
  conduit_ft_high: 27,
  extra_ft: 5,
  elbows: 1,
  est_cost: runUsd(24),
  est_cost_low: runUsd(22),
  est_cost_high: runUsd(27),
  reference: {
    kind: 'garage-door',
    width_ft: null,
    height_ft: 7,
    corners_px: [
      { x: 100, y: 90 },
      { x: 900.5, y: 60 },
      { x: 910, y: 700 },
      { x: 95, y: 640 },
    ],
  },
  photo_size_px: { width: 2000, height: 1500 },
  panel_px: { x: 200, y: 300 },
  charger_px: { x: 1200, y: 500.25 },
  contact: { name: 'Ann', phone: null, email: 'ann@example.com' },
  ...changes,
})

export const numberedQuote = (n: number) =>
  quote({ name: `Visitor ${n}`, phone: `631555${String(n).padStart(4, '0')}` })
