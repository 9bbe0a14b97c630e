// The delivery of a lead in words.
import { dateText } from '@/worker/staff/times'
import type { Delivery } from './lead-rows'

/**
 * 'delivered Sun, Nov 1, 2026, 2:05 PM EST', 'not yet', 'failed 3x: status 500', 'refused: status
 * 404'.
 */
export function deliveryState({ attempts, delivered_at_ms, refused_at_ms, last_error }: Delivery): string {
  if (delivered_at_ms !== null) return `delivered ${dateText(delivered_at_ms)}`
  if (refused_at_ms === null && last_error === null) return 'not yet'
  const state = refused_at_ms === null ? `failed ${attempts}x` : 'refused'
  return last_error === null ? state : `${state}: ${last_error}`
}
