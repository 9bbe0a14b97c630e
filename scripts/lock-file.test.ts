import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

interface LockEntry {
  readonly version?: string
  readonly integrity?: string
  readonly inBundle?: boolean
  readonly resolved?: string
  readonly os?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockEntry>>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')

it('locks every package with a checksum, its own or that of the package that it comes in', () => {
  expect(installed).not.toEqual([])
  expect(installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([])
})

it('names no registry, so that any can serve them', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry\s*=|_auth|\/\/[\w.]+\//)
})

it('locks the same Node.js 24 for both processors of Linux', () => {
  const versions = ['x64', 'arm64'].map(cpu => packages[`node_modules/node-linux-${cpu}`]?.version)
  expect(versions[0]).toMatch(/^24\./)
  expect(versions[1]).toBe(versions[0])
})

/** Packages whose binary is a package for each system, with the names of those. */
const native = installed
  .filter(([, { os }]) => os === undefined)
  .map(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
  .filter(names => names.some(name => packages[`node_modules/${name}`]?.os?.includes('linux')))

/** Without installed packages, which npm would not name. */
const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-lock-'))
for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, path.join(folder, file))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['linux', 'arm64'],
])('has every binary for %s on %s', (os, cpu) => {
  const args = ['ci', '--dry-run', '--offline', '--loglevel=error', `--os=${os}`, `--cpu=${cpu}`, '--libc=glibc']
  const { stdout } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  const added = new Set([...stdout.matchAll(/^add (\S+) /gm)].map(([, name = '']) => name))
  expect(native.length).toBeGreaterThan(8)
  expect(native.filter(names => !names.some(name => added.has(name)))).toEqual([])
})

it('runs no install script of a package', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
