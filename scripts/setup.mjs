// Installs the locked packages and generates the images. Plain JavaScript without dependencies: it runs before anything is installed, on
// any Node.js from 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
/** The locked Node.js; exists after `install()`. */
export const node = path.join(root, 'node_modules/.bin/node')
const stamp = path.join(root, 'node_modules/.fairlead-lock')

/** Environment of child processes: the locked Node.js first on PATH, telemetry off. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    // Otherwise the local server offers a browser of the lead database and records requests.
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
    ...extra,
  }
}

/** Runs a command to its end; exits this process when the command fails. `quiet` prints its output only on failure. */
export function run(command, args, { env, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: env ?? environment(),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
  })
  if (result.error || result.status !== 0) {
    if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    console.error(
      `${command} ${args.join(' ')} failed${result.error ? `: ${result.error.message}` : ` with status ${result.status}`}`,
    )
    process.exit(result.status || 1)
  }
}

/** Runs `npm ci` unless the installed packages match the lock file. */
export function install() {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    console.error(
      `The lock file has the tools of Linux (glibc) on x64 and arm64 only, and this is ${process.platform} on ${process.arch}. Use a Linux container or WSL.`,
    )
    process.exit(1)
  }
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node)) return
  console.log('Installing packages')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: { ...process.env } })
  writeFileSync(stamp, lock)
}

export function generateImages() {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  run(node, ['scripts/images.mjs'])
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/setup.mjs')) {
  install()
  generateImages()
}
