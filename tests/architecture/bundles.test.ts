// Modules that a browser and the Worker load. The directions of imports are rules of the linter
// (.oxlintrc.json).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@/scripts/project'
import { browserFiles, workerFiles } from './sources'

type Files = typeof browserFiles

const importsThat = (files: Files, matches: (path: string) => boolean) =>
  Object.entries(files).flatMap(([from, { imports }]) =>
    imports.filter(({ path }) => matches(path)).map(({ path }) => `${from} -> ${path}`),
  )

/** 'zod' for 'zod/mini', '@scope/name' for a scoped one. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

describe('browser bundles', () => {
  it('hold the client components and what they import', () => {
    const files = Object.keys(browserFiles)
    expect(files).toContain('components/planner/planner.tsx')
    expect(files).toContain('lib/planner/plan.ts')
  })

  it('hold no content module: islands get their words through props', () => {
    expect(importsThat(browserFiles, file => file.startsWith('content/'))).toEqual([])
  })

  it('hold no build settings, Worker code, script or page', () => {
    expect(importsThat(browserFiles, file => /^(lib\/(settings|env)\.ts|(worker|scripts|app)\/)/.test(file))).toEqual(
      [],
    )
  })

  it('hold zod/mini and not the whole of zod', () => {
    expect(importsThat(browserFiles, specifier => specifier === 'zod/mini')).not.toEqual([])
    expect(importsThat(browserFiles, specifier => specifier === 'zod')).toEqual([])
  })
})

it('packages in browser bundles and the Worker are dependencies', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(Object.keys(workerFiles)).toContain('worker/api.ts')
  const packages = [browserFiles, workerFiles]
    .flatMap(files => Object.values(files).flatMap(({ imports }) => imports))
    .filter(({ external, path }) => external === true && !path.startsWith('cloudflare:'))
    .map(({ path }) => packageOf(path))
  expect(packages).toContain('zod')
  expect(packages.filter(name => !Object.hasOwn(dependencies, name))).toEqual([])
})
