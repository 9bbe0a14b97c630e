// The desk of a test file, which runs from before its first test until after its last, and what its
// tests read and run on it.
import { afterAll, beforeAll } from 'vitest'
import { run } from '../../scripts/leads/run.ts'
import { root } from '../../scripts/project.ts'
import type { Store } from '../../scripts/leads/store.ts'
import { captureOutput } from './capture-output.ts'
import { type LeadDesk, type LeadDeskOptions, openState, startLeadDesk } from './lead-desk.ts'

export const idOf = async (response: Response) => ((await response.json()) as { id: string }).id

/** Stands in for an object that is there once the tests run. */
const forwardTo = <T extends object>(current: () => T): T =>
  new Proxy({} as T, { get: (_target, key) => Reflect.get(current(), key) as unknown })

export function ownDesk(options: () => LeadDeskOptions | Promise<LeadDeskOptions> = () => ({})) {
  let started: { readonly desk: LeadDesk; readonly store: Store } | undefined
  const current = () => {
    if (!started) throw new Error('the desk runs while tests do, not yet where they are described')
    return started
  }
  beforeAll(async () => {
    const desk = await startLeadDesk(await options())
    started = { desk, store: openState(desk.state) }
  })
  afterAll(async () => {
    await started?.store.close()
    await started?.desk.stop()
  })
  const desk = forwardTo(() => current().desk)
  const store = forwardTo(() => current().store)
  const execute = async (sql: string, ...parameters: (string | number | null)[]) =>
    ((await store.batch([{ sql, parameters }]))[0] ?? []) as Record<string, unknown>[]
  return {
    desk,
    store,
    /** The rows of one statement. */
    execute,
    /** `npm run leads` in this process. */
    leads: (...args: readonly string[]) =>
      captureOutput(() =>
        run(args, {
          root,
          environment: { ...process.env, LEADS_PERSIST: desk.state },
          openStore: () => ({ ...current().store, close: () => Promise.resolve() }),
        }),
      ),
    leadPageOf: async (id: string) => {
      const [row] = await execute('SELECT sheet_token FROM leads WHERE id = ?1', id)
      return `${desk.url}/api/leads/sheet/${String(row?.sheet_token)}`
    },
  }
}
