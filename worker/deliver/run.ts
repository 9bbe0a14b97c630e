// What is sent to one destination after a lead or on schedule.
import type { Destination } from '@/worker/destinations/settings'
import type { DeliverySettings, Env } from '@/worker/env'
import type { Clock } from './pacing'

/** Time to record the results, beyond the deliveries themselves. */
const LEASE_MARGIN_MS = 5_000
export const MAX_CLAIMED = 10

/**
 * What all destinations of a run share. On the free plan it may send 50 requests and 50 queries,
 * and a claim takes up to five.
 */
export interface Budget {
  /** Messages. */
  readonly posts: number
  /** Claims, of which each destination has one at least. */
  readonly claims: number
  /** No delivery starts after that. */
  readonly budgetMs: number
}
export const AFTER_RESPONSE: Budget = { posts: 45, claims: 5, budgetMs: 8_000 }
export const ON_SCHEDULE: Budget = { posts: 45, claims: 7, budgetMs: 25_000 }

/** What is left of the budget, and how many destinations have not ended. */
interface Left {
  posts: number
  /** After the first of each destination. */
  claims: number
  destinations: number
}
export const leftOf = ({ posts, claims }: Budget, destinations: number): Left => ({
  posts,
  claims: Math.max(0, claims - destinations),
  destinations,
})

/** Kept for each other destination, so that one with much to take leaves something to all. */
const RESERVED_POSTS = 2

export const mayPost = ({ left }: Run): boolean => left.posts > RESERVED_POSTS * (left.destinations - 1)

export interface Run {
  readonly env: Env
  readonly settings: DeliverySettings
  readonly destination: Destination
  readonly clock: Clock
  readonly budget: Budget
  readonly left: Left
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
