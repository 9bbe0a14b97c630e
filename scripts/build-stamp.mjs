// Whether out/ is what a build of the present sources and settings would give, so that `npm start` need not build again. Plain JavaScript:
// runs on any Node.js from 20.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Not read by a build, or made by it. A file that is not listed counts, because a needless build is better than an old page. */
const ignored = new Set([
  '.cache',
  '.ci',
  '.cspell',
  '.git',
  '.next',
  '.wrangler',
  'docs',
  'next-env.d.ts',
  'node_modules',
  'out',
  'playwright-report',
  'public/favicon.ico',
  'public/images/generated',
  'public/images/icons',
  'README.md',
  'SECURITY.md',
  'test-results',
  'tests',
  'tsconfig.tsbuildinfo',
])
/** The Worker's settings, and what the office takes out of the lead desk; .gitignore has the same names. */
const ofOffice = /^(\.dev\.vars.*|leads\.[^/]*|plan[^/]*\.jpg|photos[^/]*|[^/]*\.part)$/
/** Rewritten by npm with every change of the installed packages. */
const installed = 'node_modules/.package-lock.json'
/** Of the variables that lib/env.ts reads. */
const settingNames = /^(NEXT_PUBLIC|SITE)_/

const stampOf = root => path.join(root, '.cache/build.json')

function addFiles(hash, root, folder, isIgnored) {
  for (const name of readdirSync(path.join(root, folder)).sort()) {
    const file = path.posix.join(folder, name)
    if (isIgnored(file)) continue
    const absolute = path.join(root, file)
    if (statSync(absolute).isDirectory()) addFiles(hash, root, file, isIgnored)
    else hash.update(JSON.stringify(file)).update(createHash('sha256').update(readFileSync(absolute)).digest())
  }
}

/**
 * Identifies sources, packages and settings.
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} environment of the build
 * @returns {string}
 */
export function hashInputs(root, environment) {
  const hash = createHash('sha256')
  addFiles(hash, root, '', file => ignored.has(file) || ofOffice.test(file))
  if (existsSync(path.join(root, installed))) hash.update(readFileSync(path.join(root, installed)))
  const settings = Object.entries(environment).filter(([name]) => settingNames.test(name))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

function hashOutput(root) {
  const hash = createHash('sha256')
  addFiles(hash, root, 'out', () => false)
  return hash.digest('hex')
}

/** Before a build: an interrupted one leaves no stamp. */
export const removeStamp = root => rmSync(stampOf(root), { force: true })

/** After a build that ended well. `inputs`: hashInputs() from before it, because a file may have changed meanwhile. */
export function writeStamp(root, inputs) {
  mkdirSync(path.dirname(stampOf(root)), { recursive: true })
  writeFileSync(stampOf(root), JSON.stringify({ inputs, output: hashOutput(root) }))
}

/** False also where a file of out/ was changed after the build. */
export function isBuilt(root, environment) {
  if (!existsSync(stampOf(root)) || !existsSync(path.join(root, 'out'))) return false
  try {
    const { inputs, output } = JSON.parse(readFileSync(stampOf(root), 'utf8'))
    return inputs === hashInputs(root, environment) && output === hashOutput(root)
  } catch {
    return false
  }
}
