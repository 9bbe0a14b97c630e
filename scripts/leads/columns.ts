// Columns of the CSV export, the same for all kinds of lead.
import type { Cell } from '../../lib/leads/csv.ts'
import { parsePhone } from '../../lib/phone.ts'
import type { LeadRow } from './rows.ts'

type Payload = Readonly<Record<string, unknown>>
type Column = readonly [name: string, value: (row: LeadRow, payload: Payload) => Cell]

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
    'elbows',
    'est_cost',
  ].map((name): Column => [name, fromPayload(name)]),
  ...['charger_position_ft', 'panel_position_ft'].flatMap(name =>
    ['x', 'y', 'z'].map((axis): Column => [`${name}_${axis}`, fromPayload(name, axis)]),
  ),
  ['picture', row => row.image_key],
  ['page_url', row => row.page_url],
  ...KNOWN_UTM.map((name): Column => [name, fromPayload('utm', name)]),
  ['utm_other', (_row, payload) => otherUtm(payload)],
  ['forwarded_at', row => (row.delivered_at_ms === null ? null : new Date(row.delivered_at_ms).toISOString())],
  ['forward_attempts', row => row.attempts],
  ['forward_error', row => row.last_error],
]

export const columnNames: readonly string[] = columns.map(([name]) => name)

export function toCells(row: LeadRow): readonly Cell[] {
  const payload = JSON.parse(row.payload) as Payload
  return columns.map(([, value]) => value(row, payload))
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
  const others = Object.entries((utm ?? {}) as Record<string, string>).filter(
    ([name]) => !(KNOWN_UTM as readonly string[]).includes(name),
  )
  return others.length === 0 ? null : new URLSearchParams(others).toString()
}
