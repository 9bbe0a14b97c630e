// Finds and installs the browsers of the tests: Chromium, Firefox and WebKitGTK. Packages are
// installed on Debian as root only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { packageScript, root } from './project.ts'

const INSTALL_TIMEOUT_MS = 600_000
const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

const findOnPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, name))
    .find(file => existsSync(file))
const subfolders = (folder: string): string[] =>
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
function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH}: expected the path of an installed Chromium`)
  }
  const system = systemChromiums.find(file => existsSync(file))
  if (system) return system
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function succeeds(command: string, args: readonly string[], env = process.env): Promise<boolean> {
  return new Promise(resolve => {
    spawn(command, args, { cwd: root, env, stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS })
      .once('error', () => resolve(false))
      .once('exit', status => resolve(status === 0))
  })
}

let isPackageListFresh = false
/**
 * Installs Debian packages where that is possible. The caller checks whether they are there now.
 */
async function aptInstall(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!isPackageListFresh) await succeeds('apt-get', ['update', '-qq'], env)
  isPackageListFresh = true
  await succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
}

/** Path of a Chromium, installed where there was none. @throws where that fails */
export async function installChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log('Installing Chromium')
  const isDownloaded = await succeeds(process.execPath, [packageScript('playwright/cli.js'), 'install', 'chromium'])
  const downloaded = isDownloaded ? findChromium() : undefined
  // A downloaded Chromium does not start on a bare machine, which lacks its libraries; Debian's
  // package brings them.
  if (!downloaded || spawnSync(downloaded, ['--version'], { stdio: 'ignore' }).status !== 0)
    await aptInstall(['chromium'])
  const installed = findChromium()
  if (!installed) throw new Error('Chromium could not be installed. Install one and set CHROMIUM_PATH to its path.')
  return installed
}

/** Chromium's headless shell, which has a package of its own; undefined where there is none. */
async function installHeadlessShell(): Promise<string | undefined> {
  const find = () => process.env.CHROMIUM_SHELL_PATH ?? findOnPath('chromium-headless-shell')
  if (!find()) await aptInstall(['chromium-headless-shell'])
  return find()
}

interface Engine {
  readonly name: string
  readonly packages: readonly string[]
  /** The environment variables that the tests read; undefined where the engine is missing. */
  readonly find: () => Readonly<Record<string, string>> | undefined
}

const engines: Readonly<Record<'firefox' | 'webkit', Engine>> = {
  firefox: {
    name: 'Firefox (Debian: firefox-esr)',
    packages: ['firefox-esr'],
    find: () => {
      const FIREFOX_PATH = process.env.FIREFOX_PATH ?? findOnPath('firefox-esr') ?? findOnPath('firefox')
      return FIREFOX_PATH ? { FIREFOX_PATH } : undefined
    },
  },
  webkit: {
    name: 'WebKit (Debian: webkit2gtk-driver and xvfb)',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: () => {
      const [WEBKIT_DRIVER_PATH, WEBKIT_PATH] = [findOnPath('WebKitWebDriver'), findMiniBrowser()]
      return WEBKIT_DRIVER_PATH && WEBKIT_PATH && findOnPath('Xvfb') ? { WEBKIT_DRIVER_PATH, WEBKIT_PATH } : undefined
    },
  },
}

interface Browsers {
  /** Variables that the tests read. */
  readonly env: Readonly<Record<string, string>>
  readonly engines: readonly string[]
  /** Names of the others. */
  readonly missing: readonly string[]
}

/** Installs the missing browsers where possible. `withEngines`: Firefox and WebKit too. */
export async function installBrowsers(withEngines: boolean): Promise<Browsers> {
  const env: Record<string, string> = { CHROMIUM_PATH: await installChromium() }
  const shell = await installHeadlessShell()
  if (shell) env.CHROMIUM_SHELL_PATH = shell
  const installed: string[] = []
  const missing: string[] = []
  for (const [engine, { name, packages, find }] of withEngines ? Object.entries(engines) : []) {
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
