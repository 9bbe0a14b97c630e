// The deliveries of a lead in words.
import type { Delivery } from './rows.ts'
import { localTime } from './terminal.ts'

/** One line for a table: 'slack, email 2026-11-01 14:05; discord refused: status 404'. */
export function deliverySummary(deliveries: readonly Delivery[]): string {
  const ofLead = deliveries.filter(({ occasion }) => occasion === 'lead')
  if (ofLead.length === 0) return 'not yet'
  const delivered = ofLead.filter(({ delivered_at_ms }) => delivered_at_ms !== null)
  const others = ofLead.filter(({ delivered_at_ms }) => delivered_at_ms === null)
  const latestMs = Math.max(...delivered.map(({ delivered_at_ms }) => delivered_at_ms ?? 0))
  const parts = others.map(delivery => `${delivery.destination} ${deliveryState(delivery)}`)
  if (delivered.length > 0)
    parts.unshift(`${delivered.map(({ destination }) => destination).join(', ')} ${localTime(latestMs)}`)
  return parts.join('; ')
}

/** 'delivered 2026-11-01 14:05', 'not yet', 'failed 3x: status 500', 'refused: status 404'. */
export function deliveryState({ attempts, delivered_at_ms, refused_at_ms, last_error }: Delivery): string {
  if (delivered_at_ms !== null) return `delivered ${localTime(delivered_at_ms)}`
  if (refused_at_ms === null && last_error === null) return 'not yet'
  const state = refused_at_ms === null ? `failed ${attempts}x` : 'refused'
  return last_error === null ? state : `${state}: ${last_error}`
}
