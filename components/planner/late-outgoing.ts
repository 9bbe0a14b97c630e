// The code that takes a plan out of the page, fetched when somebody begins to plan: looking at one needs none of it.
import { late } from '@/components/ui/late'

/** As long as a lead itself is waited for. */
const PATIENCE_MS = 15_000

export const outgoing = late(() => import('./outgoing'), PATIENCE_MS)

/** Fetches it ahead of its use. */
export const prepareOutgoing = () => void outgoing.get()
