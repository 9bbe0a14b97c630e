// Columns of the CSV of leads, the same for all kinds of lead.
import type { Cell } from '@/lib/leads/csv'
import { formFields } from '@/lib/leads/kinds'
import { replayKeys } from '@/lib/leads/panel-check'
import { inFormOrder } from '@/lib/leads/kinds/kind'
import type { PhotoBody } from '@/lib/leads/kinds/photo'
import type { PlanBody } from '@/lib/leads/kinds/plan'
import { type LeadView, leadView, payloadOf } from '@/worker/staff/lead-view'
import { parsePhone } from '@/lib/phone'
import { clickIds } from '@/lib/planner/page-context'
import { readSourceHeader } from '@/lib/visit-source'
import { deliveriesOf, type LeadRow, notesOf, type Delivery } from './lead-rows'
import { isInstant } from '@/lib/time'
import { dateText } from '@/worker/staff/times'

/**
 * 'delivered Sun, Nov 1, 2026, 2:05 PM EST', 'not yet', 'failed 3x: status 500', 'refused: status
 * 404'.
 */
function deliveryState({ attempts, delivered_at_ms, refused_at_ms, last_error }: Delivery): string {
  if (delivered_at_ms !== null) return `delivered ${dateText(delivered_at_ms)}`
  if (refused_at_ms === null && last_error === null) return 'not yet'
  const state = refused_at_ms === null ? `failed ${attempts}x` : 'refused'
  return last_error === null ? state : `${state}: ${last_error}`
}

type Payload = Readonly<Record<string, unknown>>
type Column = readonly [name: string, value: (row: LeadRow, payload: Payload, view: LeadView) => Cell]

const sourceNames = ['utm_source', 'utm_medium', 'utm_campaign', ...clickIds, 'referrer', 'landing'] as const
const KNOWN_UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

const fromPayload =
  (...path: readonly string[]): Column[1] =>
  (_row, payload) =>
    readPath(payload, path)

/** Choices and words of the forms; kinds that share a column never fill it both. */
const formColumns = [
  ...Map.groupBy(
    Object.values(formFields)
      .flatMap(inFormOrder)
      .filter(([, { shownAs }]) => shownAs !== 'contact'),
    ([, { column }]) => column,
  ),
].map(([column, fields]): Column => [
  column,
  (_row, payload) => fields.map(([name]) => readPath(payload, [name])).find(cell => cell !== undefined),
])

const xyz = ['x', 'y', 'z']
const plain = [[]]
/** Keys that share a column with another kind of lead, or have none. */
const elsewhere = [] as const

const plannerParts: Readonly<Record<keyof PlanBody | keyof PhotoBody, readonly (readonly string[])[]>> = {
  brand: [['name']],
  amps: plain,
  panel_location: plain,
  mount_wall: plain,
  mount_height_in: plain,
  conduit_type: plain,
  price_per_ft: plain,
  base_labor: plain,
  trench_ft: plain,
  trench_price_per_ft: plain,
  conduit_ft: plain,
  conduit_ft_low: plain,
  conduit_ft_high: plain,
  extra_ft: plain,
  elbows: plain,
  est_cost: plain,
  est_cost_low: plain,
  est_cost_high: plain,
  charger_position_ft: xyz.map(axis => [axis]),
  panel_position_ft: xyz.map(axis => [axis]),
  reference: ['kind', 'width_ft', 'height_ft'].map(part => [part]),
  page_url: elsewhere,
  town_slug: elsewhere,
  utm: elsewhere,
  contact: elsewhere,
  panel_check: elsewhere,
  notice_version: elsewhere,
  plan_image_jpeg: elsewhere,
  photo_size_px: elsewhere,
  panel_px: elsewhere,
  charger_px: elsewhere,
}
const plannerColumns = Object.entries(plannerParts).flatMap(([key, parts]) =>
  parts.map((part): Column => [key === 'brand' ? key : [key, ...part].join('_'), fromPayload(key, ...part)]),
)

const columns: readonly Column[] = [
  ['id', row => row.id],
  ['kind', row => row.kind],
  ['received_at', row => row.received_at],
  ['name', row => row.name],
  ['phone', row => displayPhone(row.phone)],
  // Starts with a letter, so that spreadsheets leave the number as it is.
  ['phone_uri', row => (row.phone_e164 === null ? null : `tel:${row.phone_e164}`)],
  ['email', row => row.email],
  ['location', row => row.location],
  ['reference', (_row, _payload, { reference }) => reference],
  ...formColumns,
  ...plannerColumns,
  // Computed again; `est_cost` was sent.
  ['estimate_total', (_row, _payload, { plan }) => plan?.totalUsd],
  ['estimate_marks', (_row, _payload, { plan }) => plan?.marks.map(({ text }) => text).join('; ')],
  ['plan_url', (_row, _payload, { plan }) => plan?.planUrl],
  ['sheet_url', (_row, _payload, { leadPageUrl }) => leadPageUrl],
  ['picture', row => (row.image_key === null ? 'no' : 'yes')],
  ['photos', row => row.photo_count],
  ['photos_announced', row => row.photos_announced],
  ['page_url', row => row.page_url],
  ...KNOWN_UTM.map((name): Column => [name, fromPayload('utm', name)]),
  ['utm_other', (_row, payload) => otherUtm(payload)],
  ['source', (_row, _payload, { source }) => source.line],
  ...(['first', 'latest'] as const).flatMap(touch =>
    sourceNames.map((name): Column => [`${touch}_${name}`, row => readSourceHeader(row.source)?.[touch][name]]),
  ),
  ['request_number', row => row.request_number],
  [
    'delivered_to',
    row =>
      leadDeliveries(row, true)
        .map(({ destination }) => destination)
        .join(', '),
  ],
  [
    'delivered_at',
    row => {
      const [first] = leadDeliveries(row, true)
      return first === undefined ? null : isoTime(first.delivered_at_ms)
    },
  ],
  [
    'undelivered',
    row =>
      leadDeliveries(row, false)
        .map(delivery => `${delivery.destination} ${deliveryState(delivery)}`)
        .join('; '),
  ],
  ['answered_at', row => isoTime(row.answered_at_ms)],
  ['answered_by', row => row.answered_by],
  ['tries', row => row.tries],
  ['outcome', row => row.outcome],
  ['follow_up_day', row => row.follow_up_day],
  ['quoted_usd', (_row, _payload, { quotedUsd }) => quotedUsd],
  ['won_usd', (_row, _payload, { wonUsd }) => wonUsd],
  [
    'notes',
    row =>
      notesOf(row)
        .map(({ author, text }) => (author === null ? text : `${author}: ${text}`))
        .join('\n'),
  ],
  ...['way', 'service_amps', 'load_amps', 'charger_amps', 'largest_amps'].map((name): Column => [
    `panel_check_${name}`,
    fromPayload('panel_check', name),
  ]),
  ['suspect', (_row, _payload, { suspicion }) => suspicion],
  ...replayKeys.map((name): Column => [`replay_${name}`, fromPayload('panel_check', 'replay', name)]),
]

/** What an office works with. `npm run leads -- export --all` has every column. */
const officeNames = [
  'received_at',
  'kind',
  'name',
  'phone',
  'email',
  'location',
  'reference',
  'charger',
  'timeline',
  'message',
  'brand',
  'amps',
  'conduit_ft',
  'estimate_total',
  'photos',
  'answered_at',
  'answered_by',
  'tries',
  'outcome',
  'quoted_usd',
  'follow_up_day',
  'won_usd',
  'notes',
  'request_number',
  'source',
  'utm_campaign',
  'page_url',
  'suspect',
  'sheet_url',
  'plan_url',
]

const officeColumns = officeNames.flatMap(name => columns.filter(column => column[0] === name))
const visit: Column = ['visit', (_row, _payload, { visit }) => visit && `${visit.start} ${visit.state}`]

/** `hasVisits`: as `anyVisit` of lead-rows.ts says. */
export const leadColumns = (which: 'office' | 'all', hasVisits: boolean): readonly Column[] => [
  ...(which === 'all' ? columns : officeColumns),
  ...(hasVisits ? [visit] : []),
]

export const columnNames = (which: readonly Column[]): readonly string[] => which.map(([name]) => name)

export function toCells(row: LeadRow, which: readonly Column[]): readonly Cell[] {
  const payload = payloadOf(row.payload)
  const view = leadView(row)
  return which.map(([, value]) => value(row, payload, view))
}

const isoTime = (ms: number | null) => (ms === null || !isInstant(ms) ? null : new Date(ms).toISOString())

/** Deliveries of the lead itself, without reminders, the first delivered first. */
function leadDeliveries(row: LeadRow, delivered: boolean) {
  return deliveriesOf(row)
    .filter(({ occasion, delivered_at_ms }) => occasion === 'lead' && (delivered_at_ms !== null) === delivered)
    .sort((a, b) => (a.delivered_at_ms ?? 0) - (b.delivered_at_ms ?? 0))
}

function displayPhone(phone: string | null): string | null {
  if (phone === null) return null
  const parsed = parsePhone(phone)
  return parsed.ok ? parsed.display : phone
}

function readPath(payload: Payload, path: readonly string[]): Cell {
  let value: unknown = payload
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Payload)[key] : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

function otherUtm({ utm }: Payload): Cell {
  const others = Object.entries(typeof utm === 'object' && utm !== null ? utm : {})
    .filter(([name]) => !(KNOWN_UTM as readonly string[]).includes(name))
    .map(([name, value]) => [name, String(value)])
  return others.length === 0 ? null : new URLSearchParams(others).toString()
}
