// The code that takes a plan out of the page, fetched when the browser has nothing better to do, or somebody begins to plan.
import { late } from '@/components/ui/late'

/** As long as a lead itself is waited for. */
const PATIENCE_MS = 15_000

export const outgoing = late(() => import('./outgoing'), PATIENCE_MS)

/** Fetches it ahead of its use. */
export const prepareOutgoing = () => void outgoing.get()
