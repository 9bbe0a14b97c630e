// The three browser engines that the journeys are walked in: where they are, and, on Debian as root, how they get there.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { environment, installChromium, root } from './setup.mjs'

const onPath = name =>
  process.env.PATH.split(path.delimiter)
    .map(folder => path.join(folder, name))
    .find(file => existsSync(file))
const below = folder =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(({ name }) => path.join(folder, name))
    : []
/** Debian keeps it beside the library, in a folder of the processor's name; others in one of programs' own helpers. */
const findMiniBrowser = () =>
  [...below('/usr/libexec'), ...below('/usr/lib').flatMap(below)]
    .filter(folder => path.basename(folder).startsWith('webkit2gtk-4'))
    .map(folder => path.join(folder, 'MiniBrowser'))
    .find(file => existsSync(file))

/** Gives the environment variables that the tests read, or undefined where something is missing. */
const finders = {
  firefox: () => {
    const FIREFOX_PATH = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox')
    return FIREFOX_PATH && { FIREFOX_PATH }
  },
  webkit: () => {
    const found = { WEBKIT_DRIVER_PATH: onPath('WebKitWebDriver'), WEBKIT_PATH: findMiniBrowser() }
    return found.WEBKIT_DRIVER_PATH && found.WEBKIT_PATH && onPath('Xvfb') ? found : undefined
  },
}
const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'] }
const names = { firefox: 'Firefox (Debian: firefox-esr)', webkit: 'WebKit (Debian: webkit2gtk-driver and xvfb)' }

let isListFresh = false

/** Quietly; whether it worked is seen by looking again. */
function installPackages(wanted) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const options = { env: environment({ DEBIAN_FRONTEND: 'noninteractive' }), stdio: 'ignore', timeout: 600_000 }
  if (!isListFresh) spawnSync('apt-get', ['update', '-qq'], options)
  isListFresh = true
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], options)
}

/**
 * Installs what is missing and can be installed.
 * @returns {Promise<{ found: Record<string, Record<string, string>>, missing: string[] }>} by engine, what its tests read; and the names of those that are not here
 */
export async function installEngines() {
  const found = { chromium: { CHROMIUM_PATH: await installChromium() } }
  const missing = []
  for (const [engine, find] of Object.entries(finders)) {
    if (!find()) {
      console.log(`Installing ${names[engine]}`)
      installPackages(packages[engine])
    }
    const here = find()
    if (here) found[engine] = here
    else missing.push(names[engine])
  }
  return { found, missing }
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/engines.mjs')) {
  const { missing } = await installEngines()
  for (const name of missing) console.log(`Not here: ${name}`)
}
