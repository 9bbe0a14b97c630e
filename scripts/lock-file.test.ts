import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LockEntry {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockEntry>>
}
const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)

it('locks every package with a checksum', () => {
  expect(installed).not.toEqual([])
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})

it('names no registry, so that any can serve them', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry\s*=|_auth|\/\/[\w.]+\//)
})

it('locks the same Node.js for every supported platform', () => {
  const versions = ['linux-x64', 'linux-arm64'].map(platform => packages[`node_modules/node-${platform}`]?.version)
  expect(versions).toEqual([process.versions.node, process.versions.node])
})

it('runs no install script of a package', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
