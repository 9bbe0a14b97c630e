// Imports run one way: content, lib <- components <- app. Reads every import of the project and holds the line.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { clientFiles, folders, importsOf, loadedBy, root, sources, type Folder, type Import } from './sources'

/** The folders that a folder may import from, beside packages. */
const mayImport: Readonly<Record<Folder, readonly Folder[]>> = {
  lib: ['lib'],
  content: ['lib', 'content'],
  components: ['lib', 'content', 'components'],
  app: ['lib', 'content', 'components', 'app'],
  worker: ['lib', 'worker'],
  scripts: ['lib', 'content', 'scripts'],
}

/** Imports that cross the line for a reason. An entry that no file needs any more fails a test below. */
const crossing: Readonly<Record<string, string>> = {
  'worker/form-page.ts -> content/business.ts':
    'the answer to a form sent without JavaScript names the business and its phone, which stand in that one module',
}

/** Content that may travel to the browser. Other words reach an island through its props. */
const contentForClients = ['content/zips.ts']

const TEST_PACKAGES = /^(vitest|vite|jsdom|fast-check|playwright|@playwright\/test|@testing-library\/.+)$/

/** What the Worker loads at run time. */
const workerFiles = loadedBy('worker/index.ts')

const shipped = sources.filter(({ isTest }) => !isTest)
const imports = shipped.flatMap(source => source.imports)
const inside = (folder: string) => imports.filter(({ from }) => from.startsWith(`${folder}/`))
const way = ({ from, file, specifier }: Import) => `${from} -> ${file ?? specifier}`
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

describe('what was read', () => {
  it.each(folders)('%s: files and imports', folder => {
    expect(shipped.filter(source => source.folder === folder).length).toBeGreaterThan(5)
    expect(inside(folder).length).toBeGreaterThan(5)
  })

  it('is every import, not a sample', () => {
    expect(imports.length).toBeGreaterThan(600)
    expect(imports.filter(({ file }) => file !== undefined).length).toBeGreaterThan(100)
  })

  it('sees every form of import, and tells a type from a value', () => {
    const text = `import a from '@/lib/format'
import type { B } from '@/lib/routes'
import { type C } from '@/lib/phone'
import './sources'
export { d } from '@/lib/zip'
export type { E } from 'zod/mini'
const f = () => import('@scope/name/deep')
type G = import('next').Metadata
// import h from 'nothing'`
    const seen = importsOf('tests/architecture/x.ts', text).map(
      ({ file, package: name, typeOnly }) => `${file ?? name}${typeOnly ? ' (type)' : ''}`,
    )
    expect(seen).toEqual([
      'lib/format.ts',
      'lib/routes.ts (type)',
      'lib/phone.ts',
      'tests/architecture/sources.ts',
      'lib/zip.ts',
      'zod (type)',
      '@scope/name',
      'next (type)',
    ])
  })

  it('fails on a file that is not there', () => {
    expect(() => importsOf('lib/x.ts', "import './nowhere'")).toThrow('lib/x.ts imports ./nowhere')
  })
})

describe('one way', () => {
  test.each(folders)('%s imports only from where it may', folder => {
    const across = inside(folder).filter(
      ({ file }) => file !== undefined && !mayImport[folder].some(allowed => file.startsWith(`${allowed}/`)),
    )
    expect(across.map(way).filter(line => !(line in crossing))).toEqual([])
  })

  it('leaves nothing in the list of crossings that no file needs', () => {
    expect(Object.keys(crossing).filter(line => !imports.some(one => way(one) === line))).toEqual([])
  })

  it('ends at app: nobody else imports it', () => {
    expect(imports.filter(({ from, file }) => file?.startsWith('app/') && !from.startsWith('app/')).map(way)).toEqual(
      [],
    )
  })

  it('has no circle at run time', () => {
    const circles = shipped.flatMap(({ file, imports: own }) =>
      own.filter(one => !one.typeOnly && one.file && one.file !== file && loadedBy(one.file).has(file)).map(way),
    )
    expect(circles).toEqual([])
  })

  it('holds for tests too, as far as app is concerned', () => {
    expect(
      sources
        .filter(({ isTest, folder }) => isTest && folder !== 'app')
        .flatMap(source => source.imports)
        .filter(({ file }) => file?.startsWith('app/'))
        .map(way),
    ).toEqual([])
  })
})

describe('lib', () => {
  it('is plain code: no React, no framework, no Node.js, except as types', () => {
    expect(
      inside('lib')
        .filter(one => !one.typeOnly && /^(react|react-dom|next|node:.*)$/.test(one.package ?? ''))
        .map(way),
    ).toEqual([])
  })

  it('has the planner stand alone, with zod/mini as its only package', () => {
    const foreign = inside('lib/planner').filter(
      one =>
        !one.file?.startsWith('lib/planner/') &&
        one.specifier !== 'zod/mini' &&
        !(one.from === 'lib/planner/test-plans.ts' && one.specifier === 'fast-check'),
    )
    expect(foreign.map(way)).toEqual([])
    expect(inside('lib/planner').length).toBeGreaterThan(20)
  })

  it('keeps the planner’s test plans for tests', () => {
    expect(imports.filter(({ file }) => file === 'lib/planner/test-plans.ts').map(way)).toEqual([])
  })
})

describe('content', () => {
  it('is data: no React and no package at run time', () => {
    expect(
      inside('content')
        .filter(one => one.package !== undefined && !one.typeOnly)
        .map(way),
    ).toEqual([])
  })
})

describe('what reaches the browser', () => {
  const ways = [...clientFiles]

  it('is the islands and what they load', () => {
    expect(sources.filter(({ isClient }) => isClient).length).toBeGreaterThan(5)
    expect(ways.length).toBeGreaterThan(20)
  })

  it('holds no content but what is meant for it: words come through props', () => {
    expect(
      ways
        .filter(([file]) => file.startsWith('content/') && !contentForClients.includes(file))
        .map(([, steps]) => steps.join(' -> ')),
    ).toEqual([])
  })

  it('holds no settings of the build, and no Worker, script or page', () => {
    expect(
      ways
        .filter(([file]) => /^(lib\/(settings|env)\.ts|worker\/|scripts\/|app\/)/.test(file))
        .map(([, steps]) => steps.join(' -> ')),
    ).toEqual([])
  })

  it('holds the small zod only', () => {
    expect(
      imports.filter(one => clientFiles.has(one.from) && one.specifier === 'zod' && !one.typeOnly).map(way),
    ).toEqual([])
  })
})

describe('packages', () => {
  it('of three are for the planner’s scene alone', () => {
    expect(
      imports
        .filter(
          one => /^(three|@react-three\/.+)$/.test(one.package ?? '') && !one.from.startsWith('components/planner/'),
        )
        .map(way),
    ).toEqual([])
  })

  // A benchmark drives a browser as a test does; nothing that is served or built imports one.
  it('for tests stay in tests and benchmarks', () => {
    expect(
      imports
        .filter(
          one =>
            TEST_PACKAGES.test(one.package ?? '') &&
            one.from !== 'lib/planner/test-plans.ts' &&
            !/^scripts\/bench/.test(one.from),
        )
        .map(way),
    ).toEqual([])
    expect(
      imports.filter(one => /^scripts\/bench/.test(one.file ?? '') && !/^scripts\/bench/.test(one.from)).map(way),
    ).toEqual([])
  })

  it('that reach a visitor or the Worker are dependencies, and all are declared', () => {
    const { dependencies, devDependencies } = manifest
    const reaches = ({ from, typeOnly }: Import) =>
      !typeOnly && from !== 'lib/planner/test-plans.ts' && (clientFiles.has(from) || workerFiles.has(from))
    const declared = (one: Import) =>
      one.package === undefined ||
      /^(node|cloudflare):/.test(one.package) ||
      one.package in dependencies ||
      (!reaches(one) &&
        (one.package in devDependencies || (one.typeOnly && `@types/${one.package}` in devDependencies)))
    expect(workerFiles.size).toBeGreaterThan(10)
    expect(imports.filter(one => !declared(one)).map(way)).toEqual([])
  })
})
