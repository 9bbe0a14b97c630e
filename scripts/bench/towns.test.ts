// The generated towns are written into the tree by what its files look like: a file that has changed is found here, not by the next benchmark.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { addTowns, sampleSlug } from './towns'
import { root } from './tree'

it('gives each town an address of its own', () => {
  expect([sampleSlug(0), sampleSlug(1), sampleSlug(26), sampleSlug(26 * 26)]).toEqual([
    'sample-aaa',
    'sample-aab',
    'sample-aba',
    'sample-baa',
  ])
  expect(new Set(Array.from({ length: 1000 }, (_, index) => sampleSlug(index))).size).toBe(1000)
})

it('finds every place in this tree that a town has to be written to', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'fairlead-towns-'))
  try {
    for (const folder of ['content', 'lib', 'components/media', 'tests/content'])
      cpSync(path.join(root, folder), path.join(tree, folder), { recursive: true })
    addTowns(tree, 2)
    const text = (file: string) => readFileSync(path.join(tree, file), 'utf8')
    for (const file of [
      'lib/routes.ts',
      'content/page-pictures.ts',
      'lib/map/label-places.ts',
      'content/zips.ts',
      'content/generated/index.ts',
    ])
      expect(text(file), file).toContain("'sample-aab'")
    for (const file of ['content/towns/index.ts', 'content/locations/index.ts'])
      expect(text(file), file).toContain("from '../generated'")
    expect(text('components/media/map-links.ts')).toContain('sample-')
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
})
