// The project's root, and commands run in it.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

export const packageScript = (script: string): string => path.join(root, 'node_modules', script)
export const prettier = packageScript('prettier/bin/prettier.cjs')
export const next = packageScript('next/dist/bin/next')
export const wrangler = packageScript('wrangler/bin/wrangler.js')

/** Where the forms send leads: to the site's own lead desk. */
export const deskAddresses = {
  NEXT_PUBLIC_QUOTE_WEBHOOK_URL: '/api/leads/quote',
  NEXT_PUBLIC_ESTIMATE_WEBHOOK_URL: '/api/leads/estimate',
}

/** Runs Node.js on `args`. @throws where it fails */
export function runNode(args: readonly string[], env = process.env): void {
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  if (!error && status === 0) return
  throw new Error(`${args.join(' ')} failed${error ? `: ${error.message}` : ` with status ${status}`}`)
}

/** scripts/run.mjs says every ten seconds that this goes on; '' ends that. */
export const beginStep = (name: string): void => void process.send?.(name, () => undefined)

/** For commands: ends the process with the message alone, without a stack. */
export async function orStop(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
