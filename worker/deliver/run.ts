// What is sent to one destination after a lead or on schedule.
import type { Destination } from '@/worker/destinations/settings'
import type { DeliverySettings, Env } from '@/worker/env'
import type { Clock } from './pacing'

/** Time to record the results, beyond the deliveries themselves. */
const LEASE_MARGIN_MS = 5_000
export const MAX_CLAIMED = 10

/**
 * Shares of all destinations together. On the free plan a run may send 50 requests and 50 queries,
 * and a claim takes up to five.
 */
export interface Budget {
  readonly deliveries: number
  readonly claims: number
  /** No delivery starts after that. */
  readonly budgetMs: number
}
export const AFTER_RESPONSE: Budget = { deliveries: 18, claims: 4, budgetMs: 8_000 }
export const ON_SCHEDULE: Budget = { deliveries: 40, claims: 6, budgetMs: 25_000 }

export interface Run {
  readonly env: Env
  readonly settings: DeliverySettings
  readonly destination: Destination
  readonly clock: Clock
  readonly budget: Budget
  /** No delivery starts after that. */
  readonly untilMs: number
}

/** The claim of deliveries that take so many `turns`, one after the other. */
export const claimOf = ({ settings: { timeoutMs }, destination, clock, budget }: Run, turns: number) => ({
  destination: destination.name,
  now: clock(),
  leaseMs: turns * timeoutMs + budget.budgetMs + LEASE_MARGIN_MS,
  maxLeaseMs: MAX_CLAIMED * timeoutMs + ON_SCHEDULE.budgetMs + LEASE_MARGIN_MS,
})
