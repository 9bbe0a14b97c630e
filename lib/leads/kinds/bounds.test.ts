// Which field is named where it is out of bounds or unknown.
import { expect, it } from 'vitest'
import { check } from '@/lib/leads/check'
import { estimate, photo, plan, quote } from '@/tests/lead-desk/sample-leads'
import { kinds } from '.'

const { reference } = photo()

it.each<[path: string, changes: Record<string, unknown>]>([
  ['brand.key', { brand: { ...plan().brand, key: 'grizzl-e' } }],
  ['brand.price', { brand: { ...plan().brand, price: 1 } }],
  ['amps', { amps: 48 }],
  ['panel_location', { panel_location: 'ceiling' }],
  ['mount_wall', { mount_wall: 'left' }],
  ['mount_height_in', { mount_height_in: 17 }],
  ['mount_height_in', { mount_height_in: 73 }],
  ['conduit_type', { conduit_type: 'emt' }],
  ['price_per_ft', { price_per_ft: 0.99 }],
  ['price_per_ft', { price_per_ft: '12' }],
  ['trench_ft', { trench_ft: NaN }],
  ['trench_ft', { trench_ft: Infinity }],
  ['base_labor', { base_labor: -1 }],
  ['trench_price_per_ft', { trench_price_per_ft: -0.01 }],
  ['conduit_ft', { conduit_ft: 10.5 }],
  ['elbows', { elbows: -1 }],
  ['charger_position_ft.y', { charger_position_ft: { x: 0, y: null, z: 0 } }],
  ['panel_position_ft.w', { panel_position_ft: { x: 0, y: 0, z: 0, w: 0 } }],
  ['plan_image_jpeg', { plan_image_jpeg: 'data:image/png;base64,AAAA' }],
  ['contact.phone', { contact: { name: 'Ann', phone: '12', email: null } }],
  ['contact.email', { contact: { name: 'Ann', phone: null } }],
  ['subject', { subject: '' }],
])('of a plan: %s', (path, changes) => {
  expect(check(kinds.plan.schema, plan(changes))).toMatchObject({ ok: false, problems: [{ path }] })
})

it.each<[path: string, changes: Record<string, unknown>]>([
  ['conduit_ft_low', { conduit_ft_low: 21.5 }],
  ['extra_ft', { extra_ft: -1 }],
  ['reference', { reference: { ...reference, height_ft: null } }],
  ['reference.height_ft', { reference: { ...reference, height_ft: 0 } }],
  ['reference.corners_px', { reference: { ...reference, corners_px: [] } }],
  ['photo_size_px.width', { photo_size_px: { width: 0, height: 1500 } }],
  ['contact.name', { contact: { name: '', phone: null, email: 'ann@example.com' } }],
  ['contact.phone', { contact: { name: 'Ann', phone: '', email: null } }],
  ['plan_image_jpeg', { plan_image_jpeg: plan().plan_image_jpeg }],
])('of a measured run: %s', (path, changes) => {
  expect(check(kinds.photo.schema, photo(changes))).toMatchObject({ ok: false, problems: [{ path }] })
})

it.each<[path: string, kind: 'quote' | 'estimate', changes: Record<string, unknown>]>([
  ['charger', 'quote', { charger: 'Level 3' }],
  ['page_url', 'quote', { page_url: 'javascript:alert(1)' }],
  ['utm.gclid', 'quote', { utm: { gclid: '1' } }],
  ['utm.utm_source', 'quote', { utm: { utm_source: 1 } }],
  ['chargerType', 'estimate', { chargerType: 'Tesla' }],
  ['timeline', 'estimate', { timeline: 'yesterday' }],
])('of a form: %s of a %s', (path, kind, changes) => {
  const body = kind === 'quote' ? quote(changes) : estimate(changes)
  expect(check(kinds[kind].schema, body)).toMatchObject({ ok: false, problems: [{ path }] })
})
