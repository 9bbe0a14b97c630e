// Loads the code that sends leads. LeadRuntime fetches it when a page with a form starts, so that
// it is there before the visitor presses.
import { lazyImport } from '@/components/ui/lazy-import'
import type * as OutboxModule from './outbox'

export const lazyOutbox = lazyImport(() => import('./outbox'))

export type Outbox = typeof OutboxModule
