// Loads the code that sends leads. LeadRuntime fetches it when a page with a form starts, so that
// it is there before the visitor presses.
import { lazyImport } from '@/components/ui/lazy-import'
import type * as OutboxModule from './outbox'

export const lazyOutbox = lazyImport(() => import('./outbox'))

export type Outbox = typeof OutboxModule

const RETRY_MS = 15_000

/** Tries until the code is there: when the network returns, and every 15 s. */
export async function outboxWhenOnline(): Promise<Outbox> {
  await new Promise(resolve => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, RETRY_MS)
  })
  return (await lazyOutbox.get()) ?? outboxWhenOnline()
}
