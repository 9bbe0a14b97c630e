// Takes the optional packages that have no checksum out of package-lock.json. A registry that lacks
// the binaries of some platform makes `npm install` lock them without one, and `npm ci` then
// refuses the lock file. Run it after `npm install` where that happens.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.ts'

interface Lock {
  readonly packages: Record<
    string,
    { readonly optional?: boolean; readonly integrity?: string; readonly optionalDependencies?: Record<string, string> }
  >
}

const file = path.join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock

for (const [place, { optional, integrity }] of Object.entries(lock.packages))
  if (optional && !integrity) delete lock.packages[place]

const locked = new Set(Object.keys(lock.packages).map(place => place.replace(/^.*node_modules\//, '')))
for (const { optionalDependencies = {} } of Object.values(lock.packages)) {
  for (const name of Object.keys(optionalDependencies)) if (!locked.has(name)) delete optionalDependencies[name]
}

writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
