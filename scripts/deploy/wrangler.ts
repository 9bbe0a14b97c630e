// wrangler for one environment of wrangler.jsonc.
import type { RunWrangler, WranglerResult } from '../run-wrangler.ts'

export interface Wrangler {
  /** Runs without a question and keeps the output. */
  capture(...args: readonly string[]): WranglerResult
  /** Runs with this terminal; true when it ended well. */
  show(args: readonly string[], env?: Readonly<Record<string, string>>): boolean
  /** The command as a person types it: 'npx wrangler rollback … --env staging'. */
  command(...args: readonly string[]): string
}

export function createWrangler(run: RunWrangler, staging: boolean): Wrangler {
  // An empty name is production; without the option wrangler warns that there are several
  // environments.
  const target = staging ? ['--env', 'staging'] : ['--env', '']
  return {
    capture: (...args) => run([...args, ...target]),
    show: (args, env = {}) => run([...args, ...target], { isShown: true, env }).isOk,
    command: (...args) => ['npx wrangler', ...args, ...(staging ? target : [])].join(' '),
  }
}
