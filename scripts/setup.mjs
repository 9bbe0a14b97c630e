// Makes a fresh machine ready: the pinned packages and the pictures; scripts/engines.mjs adds the browsers of the tests. Plain JavaScript without
// dependencies, because it runs on whatever Node.js (20 or later) the machine has, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
/** The pinned Node.js of the project, there after installing. */
export const node = path.join(root, 'node_modules/.bin/node')
const stamp = path.join(root, 'node_modules/.fairlead-lock')

/** The environment of every child: the pinned Node.js first, and nobody phones home. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    // Without these two the local server would offer a browser of the lead database and keep traces of requests.
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
    ...extra,
  }
}

/** Runs a command to its end with its output shown; stops this process when it fails. */
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
  return result.stdout ?? ''
}

export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node)) return
  console.log('Installing packages')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: { ...process.env } })
  writeFileSync(stamp, lock)
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** Path of a Chromium: CHROMIUM_PATH, one that the system has, or the one that Playwright downloaded. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH}: expected the path of a Chromium that is there`)
  }
  const system = installed.find(file => existsSync(file))
  if (system) return system
  const { chromium } = await import(pathToFileURL(path.join(root, 'node_modules/playwright/index.mjs')).href)
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

export async function installChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Installing Chromium')
  const tried = spawnSync(node, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    cwd: root,
    env: environment(),
    stdio: 'ignore',
    timeout: 300_000,
  })
  // A bare machine lacks the libraries that a downloaded Chromium needs; the system's package brings them along.
  const downloaded = tried.status === 0 ? await findChromium() : undefined
  const starts = downloaded !== undefined && spawnSync(downloaded, ['--version'], { stdio: 'ignore' }).status === 0
  if (!starts && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = environment({ DEBIAN_FRONTEND: 'noninteractive' })
    run('apt-get', ['update', '-qq'], { env: apt, quiet: true })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env: apt, quiet: true })
  }
  const now = await findChromium()
  if (!now) throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
  return now
}

export function makePictures() {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  run(node, ['scripts/images.mjs'])
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/setup.mjs')) {
  install()
  makePictures()
}
