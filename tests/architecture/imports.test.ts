// Imports run one way: content, lib <- components <- app. Checks every import of the project.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { clientFiles, folders, importsOf, loadedBy, root, sources, type Folder, type Import } from './sources'

/** The project's folders that each folder may import from. */
const allowedFolders: Readonly<Record<Folder, readonly (Folder | 'tests')[]>> = {
  lib: ['lib'],
  content: ['lib', 'content'],
  components: ['lib', 'content', 'components'],
  app: ['lib', 'content', 'components', 'app'],
  worker: ['lib', 'worker'],
  scripts: ['lib', 'content', 'scripts'],
  bench: ['lib', 'content', 'scripts', 'tests', 'bench'],
}

const SHEET = 'the lead sheet is a page that the Worker writes, from the words and facts in content'
const STAFF_WORDS = 'what staff read is built for the Worker and the command line alike, from the words in content'

/** Exceptions, each with its reason. An exception that is no longer needed fails a test below. */
const exceptions: Readonly<Record<string, string>> = {
  'scripts/finish-export/scripts.ts -> components/layout/inline/compile.ts':
    'the loader of islands is one of the inline scripts, which components own and compile',
  'worker/form-page.ts -> content/business.ts':
    'the page that answers a form sent without JavaScript shows the name and phone of the business',
  'worker/reminders.ts -> content/business.ts': 'reminders keep the hours of the business',
  'lib/leads/lead-view.ts -> content/lead-desk-labels.ts': STAFF_WORDS,
  'lib/leads/plan-view.ts -> content/lead-desk-labels.ts': STAFF_WORDS,
  'lib/leads/photo-view.ts -> content/lead-desk-labels.ts': STAFF_WORDS,
  'lib/leads/notice.ts -> content/lead-desk-labels.ts': STAFF_WORDS,
  'worker/messages/mail.ts -> content/lead-desk-labels.ts': STAFF_WORDS,
  'worker/messages/teams.ts -> content/lead-desk-labels.ts': STAFF_WORDS,
  'worker/messages/google-chat.ts -> content/lead-desk-labels.ts': STAFF_WORDS,
  'worker/sheet/index.ts -> content/lead-sheet-labels.ts': SHEET,
  'worker/sheet/page.ts -> content/lead-sheet-labels.ts': SHEET,
  'worker/sheet/page.ts -> content/business.ts': SHEET,
  ...Object.fromEntries(
    ['business', 'claims', 'permit-offices', 'prices', 'schema', 'towns/list'].map(file => [
      `lib/leads/place.ts -> content/${file}.ts`,
      'the permit office of a lead comes from the registers that the pages print',
    ]),
  ),
}

/** Arbitraries that tests share. */
const TEST_HELPERS = ['lib/planner/test-plans.ts', 'lib/leads/test-leads.ts', 'lib/photo/test-photos.ts']
const TEST_PACKAGES = /^(vitest|vite|jsdom|fast-check|playwright|@playwright\/test|@testing-library\/.+)$/

/** What the Worker loads at run time. */
const workerFiles = loadedBy('worker/index.ts')

const shipped = sources.filter(({ isTest }) => !isTest)
const imports = shipped.flatMap(source => source.imports)
const inside = (folder: string) => imports.filter(({ from }) => from.startsWith(`${folder}/`))
const describeImport = ({ from, file, specifier }: Import) => `${from} -> ${file ?? specifier}`
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

describe('the reader', () => {
  it.each(folders)('finds imports in %s', folder => {
    expect(inside(folder).filter(({ file }) => file !== undefined)).not.toEqual([])
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

describe('import direction', () => {
  test.each(folders)('%s imports only from allowed folders', folder => {
    const across = inside(folder).filter(
      ({ file }) => file !== undefined && !allowedFolders[folder].some(allowed => file.startsWith(`${allowed}/`)),
    )
    expect(across.map(describeImport).filter(line => !(line in exceptions))).toEqual([])
  })

  it('has no exception that is no longer needed', () => {
    expect(Object.keys(exceptions).filter(line => !imports.some(one => describeImport(one) === line))).toEqual([])
  })

  it('no other folder imports from app', () => {
    expect(
      imports.filter(({ from, file }) => file?.startsWith('app/') && !from.startsWith('app/')).map(describeImport),
    ).toEqual([])
  })

  it('has no cycle at run time', () => {
    const cycles = shipped.flatMap(({ file, imports: own }) =>
      own
        .filter(one => !one.typeOnly && one.file && one.file !== file && loadedBy(one.file).has(file))
        .map(describeImport),
    )
    expect(cycles).toEqual([])
  })

  it('tests outside app do not import from app', () => {
    expect(
      sources
        .filter(({ isTest, folder }) => isTest && folder !== 'app')
        .flatMap(source => source.imports)
        .filter(({ file }) => file?.startsWith('app/'))
        .map(describeImport),
    ).toEqual([])
  })
})

describe('lib', () => {
  it('is plain code: no React, no framework, no Node.js, except as types', () => {
    expect(
      inside('lib')
        .filter(one => !one.typeOnly && /^(react|react-dom|next|node:.*)$/.test(one.package ?? ''))
        .map(describeImport),
    ).toEqual([])
  })

  it('keeps lib/planner free of other modules and of packages but zod/mini', () => {
    const foreign = inside('lib/planner').filter(
      one =>
        !one.file?.startsWith('lib/planner/') &&
        one.specifier !== 'zod/mini' &&
        !(one.from === 'lib/planner/test-plans.ts' && one.specifier === 'fast-check'),
    )
    expect(foreign.map(describeImport)).toEqual([])
    expect(inside('lib/planner')).not.toEqual([])
  })

  it('keeps the arbitraries that tests share for tests', () => {
    expect(
      imports
        .filter(
          ({ from, file }) =>
            TEST_HELPERS.includes(file ?? '') && !TEST_HELPERS.includes(from) && !from.startsWith('bench/'),
        )
        .map(describeImport),
    ).toEqual([])
  })
})

describe('content', () => {
  it('is data: no React and no package at run time', () => {
    expect(
      inside('content')
        .filter(one => one.package !== undefined && !one.typeOnly)
        .map(describeImport),
    ).toEqual([])
  })
})

describe('browser bundles', () => {
  const bundled = [...clientFiles]

  it('hold the client components and what they import', () => {
    expect(sources.filter(({ isClient }) => isClient)).not.toEqual([])
    expect(bundled.filter(([, steps]) => steps.length > 1)).not.toEqual([])
  })

  it('hold no content module: islands get their words through props', () => {
    expect(bundled.filter(([file]) => file.startsWith('content/')).map(([, steps]) => steps.join(' -> '))).toEqual([])
  })

  it('hold no build settings, Worker code, script or page', () => {
    expect(
      bundled
        .filter(([file]) => /^(lib\/(settings|env)\.ts|worker\/|scripts\/|app\/)/.test(file))
        .map(([, steps]) => steps.join(' -> ')),
    ).toEqual([])
  })

  it('hold zod/mini and not the whole of zod', () => {
    expect(
      imports.filter(one => clientFiles.has(one.from) && one.specifier === 'zod' && !one.typeOnly).map(describeImport),
    ).toEqual([])
  })
})

describe('packages', () => {
  it('three and R3F are imported by the planner only', () => {
    expect(
      imports
        .filter(
          one => /^(three|@react-three\/.+)$/.test(one.package ?? '') && !one.from.startsWith('components/planner/'),
        )
        .map(describeImport),
    ).toEqual([])
  })

  // Benchmarks drive a browser as tests do; nothing that is served or built imports them.
  it('test packages are imported by tests and benchmarks only', () => {
    expect(
      imports
        .filter(
          one =>
            TEST_PACKAGES.test(one.package ?? '') &&
            ![...TEST_HELPERS, 'scripts/browsers.ts'].includes(one.from) &&
            !/^bench\//.test(one.from),
        )
        .map(describeImport),
    ).toEqual([])
    expect(
      imports.filter(one => /^bench\//.test(one.file ?? '') && !/^bench\//.test(one.from)).map(describeImport),
    ).toEqual([])
  })

  it('in browser bundles and the Worker are dependencies, and every package is declared', () => {
    const { dependencies, devDependencies } = manifest
    const ships = ({ from, typeOnly }: Import) =>
      !typeOnly && !TEST_HELPERS.includes(from) && (clientFiles.has(from) || workerFiles.has(from))
    const declared = (one: Import) =>
      one.package === undefined ||
      /^(node|cloudflare):/.test(one.package) ||
      one.package in dependencies ||
      (!ships(one) && (one.package in devDependencies || (one.typeOnly && `@types/${one.package}` in devDependencies)))
    expect([...workerFiles.keys()]).toContain('worker/leads-api.ts')
    expect(imports.filter(one => !declared(one)).map(describeImport)).toEqual([])
  })
})
