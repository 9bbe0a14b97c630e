// The build resolves 'three' to three.ts. It names missing imports itself; what R3F reads from its
// namespace import is checked here.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as shipped from './three'

it('has everything that R3F uses', () => {
  const folder = path.resolve(import.meta.dirname, '../../../node_modules/@react-three/fiber/dist')
  const sources = readdirSync(folder)
    .filter(name => name.endsWith('.esm.js'))
    .map(name => readFileSync(path.join(folder, name), 'utf8'))
  const used = new Set(sources.flatMap(source => [...source.matchAll(/\bTHREE\.([A-Z]\w+)/g)].map(([, name]) => name)))
  expect(used.size).toBeGreaterThan(15)
  expect([...used].filter(name => name === undefined || !(name in shipped))).toEqual([])
})
