// Loads the code that exports and sends plans: when the browser is idle, or when the visitor starts
// to plan.
import { lazyImport } from '@/components/ui/lazy-import'

/** Same as the timeout of a lead. */
const TIMEOUT_MS = 15_000

export const submission = lazyImport(() => import('./submission'), TIMEOUT_MS)

export const preloadSubmission = () => void submission.get()
