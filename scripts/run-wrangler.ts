// Runs the locked wrangler.
import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root, wrangler } from './project.ts'

const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024

export interface WranglerResult {
  readonly isOk: boolean
  readonly stdout: string
  /** Printed text, for a message; empty where it printed to the terminal. */
  readonly text: string
}

interface WranglerOptions {
  /** Prints to this terminal and takes answers from it; otherwise it asks nothing. */
  readonly isShown?: boolean
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>
}

export type RunWrangler = (args: readonly string[], options?: WranglerOptions) => WranglerResult

export const runWrangler: RunWrangler = (args, { isShown = false, env = {} } = {}) => {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [wrangler, ...args], {
    cwd: root,
    env: {
      ...process.env,
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_SEND_METRICS: 'false',
      ...(isShown ? {} : { CI: '1' }),
      ...env,
    },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: OUTPUT_LIMIT_BYTES,
  })
  const text = isShown ? '' : messageOf(stdout, stderr) || String(error ?? 'no output')
  return { isOk: status === 0, stdout: isShown ? '' : stdout, text }
}

/** Without colors, which wrangler prints even into a file, and of JSON the error's text alone. */
function messageOf(stdout: string, stderr: string): string {
  try {
    return (JSON.parse(stdout) as { readonly error: { readonly text: string } }).error.text
  } catch {
    return stripVTControlCharacters(`${stderr}\n${stdout}`).trim()
  }
}
