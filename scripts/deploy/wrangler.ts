// Runs wrangler for one environment of wrangler.jsonc.
import { spawnSync } from 'node:child_process'
import { root } from '../project.ts'
import { wranglerMessage, wranglerScript } from '../wrangler-script.ts'

const OUTPUT_LIMIT_BYTES = 16 * 1024 * 1024

interface Result {
  readonly isOk: boolean
  readonly stdout: string
  /** What it printed, for a message. */
  readonly text: string
}

export interface Wrangler {
  /** Runs without a question and keeps the output. */
  capture(...args: readonly string[]): Result
  /** Runs with this terminal; true when it ended well. */
  show(args: readonly string[], extra?: Readonly<Record<string, string>>): boolean
  /** The command as a person types it: 'npx wrangler rollback … --env staging'. */
  command(...args: readonly string[]): string
}

export function createWrangler(staging: boolean): Wrangler {
  // An empty name is production; without the option wrangler warns that there are several
  // environments.
  const target = staging ? ['--env', 'staging'] : ['--env', '']
  return {
    capture(...args) {
      const result = spawnSync(process.execPath, [wranglerScript(root), ...args, ...target], {
        cwd: root,
        env: { ...process.env, CI: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
        maxBuffer: OUTPUT_LIMIT_BYTES,
      })
      const text = wranglerMessage(`${result.stderr}\n${result.stdout}`)
      return { isOk: result.status === 0, stdout: result.stdout, text: text || String(result.error ?? 'no output') }
    },
    show: (args, extra = {}) =>
      spawnSync(process.execPath, [wranglerScript(root), ...args, ...target], {
        cwd: root,
        env: { ...process.env, ...extra },
        stdio: 'inherit',
      }).status === 0,
    command: (...args) => ['npx wrangler', ...args, ...(staging ? target : [])].join(' '),
  }
}
