// Wrong content stops a build with the file, its line or key, and what is expected.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from './faults'
import { copyTree, type Tree } from './tree'

let tree: Tree

beforeAll(() => {
  tree = copyTree()
}, 60_000)

afterAll(() => tree.remove())

describe.each(Object.entries(runs))('%s', (_run, faults) => {
  let output: readonly string[] = []
  const expectedLines: string[] = []

  beforeAll(() => {
    const originals = new Map<string, string>()
    for (const [what, file, from, to, expected] of faults) {
      const source = readFileSync(path.join(tree.path, file), 'utf8')
      if (!originals.has(file)) originals.set(file, source)
      expect(from.test(source), what).toBe(true)
      writeFileSync(path.join(tree.path, file), source.replace(from, to))
      const line = source.slice(0, source.search(from)).split('\n').length
      expectedLines.push(file + expected.replace('{line}', String(line)))
    }
    const check = tree.checkContent()
    for (const [file, source] of originals) writeFileSync(path.join(tree.path, file), source)
    expect(check.status).toBe(1)
    output = check.output.split('\n')
  }, 60_000)

  it.each(faults.map(([what], index) => [what, index] as const))('%s', (_what, index) => {
    expect(output.join('\n')).toContain(expectedLines[index])
  })
})
