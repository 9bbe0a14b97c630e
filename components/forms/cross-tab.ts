// Locks and messages between the tabs of this site. Browsers that block storage refuse both; then
// each tab works by itself.
import type { FinalAnswer } from './post-lead'

const CHANNEL = 'fairlead-outbox'

const active = new Set<string>()

/**
 * Runs `work` unless this or another tab runs it under the same name already; then resolves to
 * undefined.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (active.has(name)) return undefined
  active.add(name)
  let started = false
  const run = () => {
    started = true
    return work()
  }
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, lock => (lock ? run() : undefined))
  } catch (error) {
    if (started) throw error
    // navigator.locks is missing on insecure origins; request rejects with SecurityError or
    // InvalidStateError where storage is blocked.
    return await run()
  } finally {
    active.delete(name)
  }
}

/**
 * Undefined where the browser has no channels, or throws SecurityError (Firefox with cookies
 * blocked).
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    return undefined
  }
}

/** What one tab tells the others: how the lead with this key ended. */
export interface TabMessage {
  readonly key: string
  readonly outcome: FinalAnswer
}

let incoming: BroadcastChannel | undefined

/** Calls `listener` for each message of another tab. A later listener replaces the earlier one. */
export function onTabMessage(listener: (message: TabMessage) => void): void {
  incoming ??= openChannel()
  if (incoming)
    incoming.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) listener(data)
    }
}

/** Pages of other versions may send something else. */
function isTabMessage(data: unknown): data is TabMessage {
  const { key, outcome } = Object(data) as { key?: unknown; outcome?: unknown }
  const { status, problems } = Object(outcome) as { status?: unknown; problems?: unknown }
  return typeof key === 'string' && (status === 'sent' || (status === 'refused' && Array.isArray(problems)))
}

/** Sends a message to all other tabs. */
export function notifyTabs(message: TabMessage): void {
  const channel = openChannel()
  channel?.postMessage(message)
  channel?.close()
}
