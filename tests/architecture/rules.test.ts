// Habits that a reader should find nowhere in the source, and the pinning of packages.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { clientFiles, filesBelow, root, sources } from './sources'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Everything written by hand: source, styles, tests and the configuration at the root. */
const rootFiles = [
  'eslint.config.js',
  'next.config.ts',
  'playwright.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'vitest.config.ts',
].filter(file => existsSync(path.join(root, file)))
const styles = filesBelow('app', /\.css$/)
const tests = filesBelow('tests', /\.(ts|tsx)$/)
const texts = new Map([
  ...sources.map(({ file, text }) => [file, text] as const),
  ...[...styles, ...tests, ...rootFiles].map(file => [file, read(file)] as const),
])

/** 'file:line: text' for every line that a pattern finds. */
const linesThat = (pattern: RegExp, files: Iterable<string> = texts.keys()) =>
  [...files].flatMap(file =>
    (texts.get(file) ?? '')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )

describe('what was read', () => {
  it('is the whole source', () => {
    expect(texts.size).toBeGreaterThan(250)
    expect(styles.length).toBeGreaterThan(1)
    expect(linesThat(/^import /).length).toBeGreaterThan(500)
  })
})

describe('a file', () => {
  const LIMIT = 300
  /** Longer files, each with the reason. */
  const longer: Readonly<Record<string, string>> = {}
  const length = (file: string) => (texts.get(file) ?? '').trimEnd().split('\n').length
  const measured = [...texts.keys()].filter(
    file => !file.startsWith('content/') && !file.startsWith('tests/') && !/\.test\.tsx?$/.test(file),
  )

  it(`has at most ${LIMIT} lines, outside content and tests`, () => {
    expect(measured.length).toBeGreaterThan(100)
    expect(
      measured.filter(file => length(file) > LIMIT && !(file in longer)).map(file => `${file}: ${length(file)}`),
    ).toEqual([])
  })

  it('stands in the list of longer ones only while it is', () => {
    expect(Object.keys(longer).filter(file => length(file) <= LIMIT)).toEqual([])
  })

  it('of source opens with a comment that says what it is, where lib, worker and scripts are concerned', () => {
    const silent = sources
      .filter(
        ({ folder, file, isTest }) => ['lib', 'worker', 'scripts'].includes(folder) && !isTest && file.endsWith('.ts'),
      )
      .filter(({ text }) => !/^(['"]use client['"];?\n+)?(\/\/|\/\*)/.test(text))
    expect(silent.map(({ file }) => file)).toEqual([])
  })
})

describe('a line', () => {
  // The brackets keep these patterns from finding themselves.
  test.each<[what: string, pattern: RegExp]>([
    ['note of unfinished work', /\b(TO[D]O|FIX[M]E|X[X]X|HA[C]K)\b/],
    ['escape from the types', /\bas[ ]any\b|:[ ]any\b|<an[y]>|@ts-[i]gnore|@ts-[n]ocheck/],
    ['test that is left out or runs alone', /\b(describe|it|test)\.(only|skip|todo|fails)[(.]|\b[fx](describe|it)\(/],
    ['rule switched off without a reason', /eslint-[d]isable(?!.*-- \S)/],
    ['breakpoint', /^\s*debug[g]er\b/],
  ])('holds no %s', (_, pattern) => {
    expect(linesThat(pattern)).toEqual([])
  })
})

describe('what is built', () => {
  /** The clock, chance and the machine's own language: a build must not depend on them. A client component reads them in an effect or a handler. */
  const CLOCK =
    /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bperformance\.now\(|\brandomUUID\(|\.toLocale(Date|Time)?String\(\)|\.localeCompare\(/
  /** Files that may, each with the reason. */
  const may: Readonly<Record<string, string>> = {
    'content/posts/index.ts': 'compares ISO dates, which sort alike in every language',
  }
  const built = sources.filter(
    ({ folder, file, isTest }) =>
      ['app', 'components', 'content', 'lib'].includes(folder) &&
      !isTest &&
      !(clientFiles.has(file) && file.startsWith('components/')),
  )

  it('reads no clock, throws no dice and asks for no locale', () => {
    expect(built.length).toBeGreaterThan(150)
    expect(
      linesThat(
        CLOCK,
        built.map(({ file }) => file),
      ).filter(line => !((line.split(':')[0] ?? '') in may)),
    ).toEqual([])
  })

  it('lists as exceptions only files that need it', () => {
    expect(Object.keys(may).filter(file => linesThat(CLOCK, [file]).length === 0)).toEqual([])
  })

  it('asks no other host for anything: no address of one in a component, page or style, except to link to', () => {
    const outside = linesThat(/\b(fetch|import|src|url)\b[^\n]*https?:\/\/|@import\s+['"]?https?:/, [
      ...built.map(({ file }) => file).filter(file => !file.startsWith('content/')),
      ...styles,
    ])
    // The one exception, off unless the owner sets a container id: its policy and the privacy page say so then.
    expect(outside.filter(line => !line.startsWith('components/layout/tag-manager.ts:'))).toEqual([])
  })
})

describe('packages', () => {
  interface Manifest {
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
    readonly overrides?: Readonly<Record<string, unknown>>
  }
  const { dependencies, devDependencies, overrides = {} } = JSON.parse(read('package.json')) as Manifest
  const lock = read('package-lock.json')
  const wanted = { ...dependencies, ...devDependencies }
  const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

  it('are pinned to exact versions', () => {
    expect(Object.keys(wanted).length).toBeGreaterThan(30)
    expect(Object.entries(wanted).filter(([, version]) => !EXACT.test(version))).toEqual([])
    expect(JSON.stringify(overrides)).not.toMatch(/[\^~*><]|latest/)
  })

  it('are locked to the same versions', () => {
    const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string } & Partial<Manifest>> }
    expect({ ...packages['']?.dependencies, ...packages['']?.devDependencies }).toEqual(wanted)
    for (const [name, version] of Object.entries(wanted))
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
  })

  it('are locked without a registry’s address, so that any registry serves them', () => {
    expect(lock).not.toMatch(/"resolved"\s*:\s*"https?:|registry\.|npmjs|artifactory|localhost|127\.0\.0\.1/)
    expect(read('.npmrc')).not.toMatch(/registry\s*=|_auth|\/\/[\w.]+\//)
  })
})
