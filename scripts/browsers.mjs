// Finds and installs the browsers of the tests: Chromium, Firefox and WebKitGTK. Packages are installed on Debian as root only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment, node, root } from './setup.mjs'

const INSTALL_TIMEOUT_MS = 600_000
const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

const findOnPath = name =>
  process.env.PATH.split(path.delimiter)
    .map(folder => path.join(folder, name))
    .find(file => existsSync(file))
const subfolders = folder =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(({ name }) => path.join(folder, name))
    : []
/** Debian puts it below /usr/lib/<processor>, other systems below /usr/libexec. */
const findMiniBrowser = () =>
  [...subfolders('/usr/libexec'), ...subfolders('/usr/lib').flatMap(subfolders)]
    .filter(folder => path.basename(folder).startsWith('webkit2gtk-4'))
    .map(folder => path.join(folder, 'MiniBrowser'))
    .find(file => existsSync(file))

/** Path of CHROMIUM_PATH, the system's Chromium, or the one that Playwright downloaded. */
async function findChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH}: expected the path of an installed Chromium`)
  }
  const system = systemChromiums.find(file => existsSync(file))
  if (system) return system
  const { chromium } = await import(pathToFileURL(path.join(root, 'node_modules/playwright/index.mjs')).href)
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Waits for a command and resolves to whether it succeeded. */
function succeeds(command, args, env = environment()) {
  return new Promise(resolve => {
    spawn(command, args, { cwd: root, env, stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS })
      .once('error', () => resolve(false))
      .once('exit', status => resolve(status === 0))
  })
}

let isPackageListFresh = false
/** Installs Debian packages where that is possible. The caller checks whether they are there now. */
async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  if (!isPackageListFresh) await succeeds('apt-get', ['update', '-qq'], env)
  isPackageListFresh = true
  await succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
}

/** @returns {Promise<string>} the path of a Chromium, installed when there was none */
export async function installChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Installing Chromium')
  const isDownloaded = await succeeds(node, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
  const downloaded = isDownloaded ? await findChromium() : undefined
  // A downloaded Chromium does not start on a bare machine, which lacks its libraries; Debian's package brings them.
  if (!downloaded || spawnSync(downloaded, ['--version'], { stdio: 'ignore' }).status !== 0)
    await aptInstall(['chromium'])
  const installed = await findChromium()
  if (!installed) throw new Error('Chromium could not be installed. Install one and set CHROMIUM_PATH to its path.')
  return installed
}

/** Chromium's headless shell, which has a package of its own; undefined where there is none. */
async function installHeadlessShell() {
  const find = () => process.env.CHROMIUM_SHELL_PATH ?? findOnPath('chromium-headless-shell')
  if (!find()) await aptInstall(['chromium-headless-shell'])
  return find()
}

/** The other engines: `find` returns the environment variables that the tests read, or undefined when the engine is missing. */
const engines = {
  firefox: {
    name: 'Firefox (Debian: firefox-esr)',
    packages: ['firefox-esr'],
    find: () => {
      const FIREFOX_PATH = process.env.FIREFOX_PATH ?? findOnPath('firefox-esr') ?? findOnPath('firefox')
      return FIREFOX_PATH && { FIREFOX_PATH }
    },
  },
  webkit: {
    name: 'WebKit (Debian: webkit2gtk-driver and xvfb)',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => {
      const found = { WEBKIT_DRIVER_PATH: findOnPath('WebKitWebDriver'), WEBKIT_PATH: findMiniBrowser() }
      return found.WEBKIT_DRIVER_PATH && found.WEBKIT_PATH && findOnPath('Xvfb') ? found : undefined
    },
  },
}

/**
 * Installs the missing browsers where possible.
 * @param {boolean} withEngines whether Firefox and WebKit are wanted too
 * @returns {Promise<{ env: Record<string, string>, engines: string[], missing: string[] }>} env: variables that the tests read;
 *   engines: keys of those that are installed; missing: names of the others
 */
export async function installBrowsers(withEngines) {
  const env = { CHROMIUM_PATH: await installChromium() }
  const shell = await installHeadlessShell()
  if (shell) env.CHROMIUM_SHELL_PATH = shell
  const installed = ['chromium']
  const missing = []
  if (!withEngines) return { env, engines: installed, missing }
  for (const [engine, { name, packages, find }] of Object.entries(engines)) {
    if (!find()) {
      console.log(`Installing ${name}`)
      await aptInstall(packages)
    }
    const variables = find()
    if (variables) {
      Object.assign(env, variables)
      installed.push(engine)
    } else missing.push(name)
  }
  return { env, engines: installed, missing }
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'scripts/browsers.mjs')) {
  const { missing } = await installBrowsers(true)
  for (const name of missing) console.log(`Not installed: ${name}`)
}
