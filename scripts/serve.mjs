// Serves out/ and the lead desk through `wrangler dev`: the same asset server, redirects, headers and Worker as in production,
// with D1 and R2 on local files. Used by `npm start` and by the browser tests.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { environment, node, root, run } from './setup.mjs'

const DATABASE = 'fairlead-leads'
const wrangler = path.join(root, 'node_modules/wrangler/bin/wrangler.js')
const READY_MS = 60_000
const CRON_MS = 60_000

/** Brings the local database up to date. Says nothing unless it fails. */
export function migrate(persistTo) {
  run(node, [wrangler, 'd1', 'migrations', 'apply', DATABASE, '--local', '--persist-to', persistTo], {
    env: environment({ CI: '1' }),
    quiet: true,
  })
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/**
 * Starts the product and waits until it answers. Leads are forwarded only where `forwards` says so: the address in the owner's .dev.vars is
 * a real one, and what tests and benchmarks send must not arrive there.
 * @param {{ port: number, persistTo: string, vars?: Record<string, string>, forwards?: boolean, onExit?: (code: number | null) => void }} options
 * @returns {Promise<{ url: string, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export async function serve({ port, persistTo, vars = {}, forwards = false, onExit }) {
  migrate(persistTo)
  const args = [
    'dev',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    '0',
    '--persist-to',
    persistTo,
    '--show-interactive-dev-session=false',
    '--log-level',
    'error',
  ]
  for (const [name, value] of Object.entries(forwards ? vars : { ...vars, LEAD_FORWARD_URL: '' }))
    args.push('--var', `${name}:${value}`)
  const child = spawn(node, [wrangler, ...args], {
    cwd: root,
    env: environment({ CI: '1' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let exited = false
  const ended = new Promise(resolve => {
    child.once('exit', code => {
      exited = true
      resolve(undefined)
      onExit?.(code)
    })
  })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + READY_MS
  while (!(await answers(`${url}/`))) {
    if (exited) throw new Error(`the server stopped before it was ready; is port ${port} taken?`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server did not answer at ${url} within ${READY_MS / 1000} s`)
    }
    await new Promise(resolve => setTimeout(resolve, 150))
  }
  // Cron triggers do not fire by themselves under `wrangler dev`; forwarding is retried by asking for one.
  const cron = setInterval(() => void answers(`${url}/cdn-cgi/local/scheduled`), CRON_MS)
  cron.unref()
  return {
    url,
    stop: async (signal = 'SIGTERM') => {
      clearInterval(cron)
      child.kill(signal)
      await ended
    },
  }
}
