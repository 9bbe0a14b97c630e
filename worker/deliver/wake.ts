// Sets the clocks of those who have something to send.
import type { ClockObject, Env } from '@/worker/env'
import { logFailure } from '@/worker/log'
import { recipientsOf } from './confirm'

export const clockOf = (env: Env): ClockObject => env.CLOCK.getByName('clock')

/**
 * Something is to be sent now; `clockMs` is when the clock is to look at it. Resolves when that is
 * certain, whatever becomes of this request. Never throws: the hourly run wakes everybody.
 */
export async function wake(env: Env, clockMs: number): Promise<void> {
  const now = Date.now()
  const senders = recipientsOf(env).map(async ({ name }) => env.SENDERS.getByName(name).by(name, now))
  await Promise.all(
    [...senders, (async () => clockOf(env).by(clockMs))()].map(set => set.catch(logFailure('wake_failed'))),
  )
}

/** Whatever was written to the database: the clock looks, and wakes all senders. Never throws. */
export const wakeAll = async (env: Env): Promise<void> =>
  Promise.resolve(clockOf(env).by(Date.now())).catch(logFailure('wake_failed'))
