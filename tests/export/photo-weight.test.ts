// Bytes of the photo planner's own script, which loads when the view is chosen.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { gzipBytes } from '@/bench/page-weight'

const MAX_GZIP_BYTES = 20_000
const chunks = path.resolve(import.meta.dirname, '../../out/_next/static/chunks')

it('the script of Your photo is small', () => {
  const files = readdirSync(chunks)
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(path.join(chunks, name)))
    .filter(content => content.includes('photo-surface'))
  expect(files).toHaveLength(1)
  expect(Math.max(...files.map(gzipBytes))).toBeLessThanOrEqual(MAX_GZIP_BYTES)
})
