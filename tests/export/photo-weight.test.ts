// Bytes of the scripts that load with a view of the planner: the photo's and the scene's.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { budgets } from '@/bench/budgets'
import { gzipBytes } from '@/bench/page-weight'

const MAX_GZIP_BYTES = 20_000
const chunks = path.resolve(import.meta.dirname, '../../out/_next/static/chunks')

const gzipOf = (text: string) =>
  readdirSync(chunks)
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(path.join(chunks, name)))
    .filter(content => content.includes(text))
    .map(gzipBytes)
const sum = (bytes: readonly number[]) => bytes.reduce((all, one) => all + one, 0)

it('the script of Your photo is small', () => {
  const bytes = gzipOf('photo-surface')
  expect(bytes).toHaveLength(1)
  expect(sum(bytes)).toBeLessThanOrEqual(MAX_GZIP_BYTES)
})

it('the scene with its library stays within its budget', () => {
  const bytes = sum(gzipOf('WebGLRenderer'))
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(budgets.groups.planner.sceneGzip ?? 0)
})
