// Columns of the CSV export, the same for all kinds of lead.
import type { Cell } from '../../lib/leads/csv.ts'
import { type LeadView, leadView, payloadOf } from '../../lib/leads/lead-view.ts'
import { parsePhone } from '../../lib/phone.ts'
import { deliveryState } from './delivery-status.ts'
import { deliveriesOf, type LeadRow, notesOf } from './rows.ts'
import { isoTime } from './terminal.ts'

type Payload = Readonly<Record<string, unknown>>
type Column = readonly [name: string, value: (row: LeadRow, payload: Payload, view: LeadView) => Cell]

const KNOWN_UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

const fromPayload =
  (...path: readonly string[]): Column[1] =>
  (_row, payload) =>
    readPath(payload, path)

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
  ['charger', (_row, payload) => readPath(payload, ['charger']) ?? readPath(payload, ['chargerType'])],
  ['timeline', fromPayload('timeline')],
  ['message', fromPayload('message')],
  ['brand', fromPayload('brand', 'name')],
  ...[
    'amps',
    'panel_location',
    'mount_wall',
    'mount_height_in',
    'conduit_type',
    'price_per_ft',
    'base_labor',
    'trench_ft',
    'trench_price_per_ft',
    'conduit_ft',
    'conduit_ft_low',
    'conduit_ft_high',
    'extra_ft',
    'elbows',
    'est_cost',
    'est_cost_low',
    'est_cost_high',
  ].map((name): Column => [name, fromPayload(name)]),
  ...['charger_position_ft', 'panel_position_ft'].flatMap(name =>
    ['x', 'y', 'z'].map((axis): Column => [`${name}_${axis}`, fromPayload(name, axis)]),
  ),
  // What a run on a photo was measured from.
  ['reference_kind', fromPayload('reference', 'kind')],
  ['reference_width_ft', fromPayload('reference', 'width_ft')],
  ['reference_height_ft', fromPayload('reference', 'height_ft')],
  // What the plan comes to; `est_cost` is what was sent.
  ['estimate_total', (_row, _payload, { plan }) => plan?.totalUsd],
  ['estimate_marks', (_row, _payload, { plan }) => plan?.marks.map(({ text }) => text).join('; ')],
  ['plan_url', (_row, _payload, { plan }) => plan?.planUrl],
  ['sheet_url', (_row, _payload, { sheetUrl }) => sheetUrl],
  ['picture', row => (row.image_key === null ? 'no' : 'yes')],
  ['photos', row => row.photo_count],
  ['photos_announced', row => row.photos_announced],
  ['page_url', row => row.page_url],
  ...KNOWN_UTM.map((name): Column => [name, fromPayload('utm', name)]),
  ['utm_other', (_row, payload) => otherUtm(payload)],
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
]

export const columnNames: readonly string[] = columns.map(([name]) => name)

export function toCells(row: LeadRow): readonly Cell[] {
  const payload = payloadOf(row.payload)
  const view = leadView(row)
  return columns.map(([, value]) => value(row, payload, view))
}

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
