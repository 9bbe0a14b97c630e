// A message about no single lead, to several destinations. One that asked for a pause is left out.
import type { Recipient } from '@/worker/destinations'
import type { Destination } from '@/worker/destinations/settings'
import type { Env } from '@/worker/env'
import type { StaffMessage } from '@/worker/staff/message'
import { sendMessage } from './outgoing'
import { pauseDestination, pausedDestinations, pauseMs } from './pacing'

/** Resolves to those that have taken it. */
export async function broadcast(
  env: Env,
  destinations: readonly Destination[],
  message: StaffMessage,
  now: number,
): Promise<ReadonlySet<Recipient>> {
  const paused = await pausedDestinations(env, now)
  const taken = await Promise.all(
    destinations
      .filter(({ name }) => !paused.has(name))
      .map(async destination => {
        const error = await sendMessage(env, destination, message)
        if (error === undefined) return [destination.name]
        if (error.isLimit) await pauseDestination(env, destination.name, { untilMs: now + pauseMs(error), now })
        return []
      }),
  )
  return new Set(taken.flat())
}
