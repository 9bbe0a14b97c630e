import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { addTowns, sampleSlug } from './towns'

it('gives each town an address of its own', () => {
  expect([sampleSlug(0), sampleSlug(1), sampleSlug(26), sampleSlug(26 * 26)]).toEqual([
    'sample-aaa',
    'sample-aab',
    'sample-aba',
    'sample-baa',
  ])
  expect(new Set(Array.from({ length: 1000 }, (_, index) => sampleSlug(index))).size).toBe(1000)
})

it('adds a town as a file and a line in the list, and changes nothing else', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'fairlead-towns-'))
  try {
    mkdirSync(path.join(tree, 'content/towns'), { recursive: true })
    writeFileSync(path.join(tree, 'content/towns/list.ts'), "export { default as selden } from './selden'\n")
    addTowns(tree, 2)
    expect(readFileSync(path.join(tree, 'content/towns/list.ts'), 'utf8')).toBe(
      "export { default as selden } from './selden'\nexport { default as 'sample-aaa' } from './sample-aaa'\nexport { default as 'sample-aab' } from './sample-aab'\n",
    )
    const written = readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
    expect(written.sort()).toEqual([
      'content/towns/list.ts',
      'content/towns/sample-aaa.ts',
      'content/towns/sample-aab.ts',
    ])
    const town = readFileSync(path.join(tree, 'content/towns/sample-aab.ts'), 'utf8')
    expect(town).toContain('"name":"Sample AAB"')
    expect(town).not.toContain('Selden')
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
})
