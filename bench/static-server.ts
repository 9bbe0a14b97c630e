// Serves a folder of HTML files with `wrangler dev`, the asset server of production, without the
// lead desk.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'
import { wrangler } from '../scripts/project.ts'

const READY_MS = 60_000

const isOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Serves `folder` while `work` runs.
 * @throws when the server does not answer within a minute
 */
export async function withStaticServer<T>(folder: string, work: (url: string) => T | Promise<T>): Promise<T> {
  const home = mkdtempSync(path.join(tmpdir(), 'fairlead-static-'))
  writeFileSync(
    path.join(home, 'wrangler.json'),
    JSON.stringify({
      name: 'static-site',
      compatibility_date: '2026-11-17',
      assets: { directory: path.resolve(folder) },
    }),
  )
  const port = await freePort()
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  args.push('--show-interactive-dev-session=false', '--log-level', 'error')
  const server = spawn(process.execPath, [wrangler, ...args], {
    cwd: home,
    env: { ...process.env, CI: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = new Promise(resolve => server.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  try {
    for (const deadline = Date.now() + READY_MS; !(await isOk(url)); await sleep(150))
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`${folder} is not served at ${url}`)
    return await work(url)
  } finally {
    server.kill()
    await exited
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
}
