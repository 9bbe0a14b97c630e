// Rules that hold in every source file, and the pinning of packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@/scripts/project'
import { browserFiles, filesBelow, sources } from './sources'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const rootFiles = [
  '.oxlintrc.json',
  'next.config.ts',
  'playwright.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'vitest.config.ts',
].filter(file => existsSync(path.join(root, file)))
const styles = ['app', 'components'].flatMap(folder => filesBelow(folder, /\.css$/))
const tests = filesBelow('tests', /\.(ts|tsx)$/)
const texts = new Map([
  ...sources.map(({ file, text }) => [file, text] as const),
  ...[...styles, ...tests, ...rootFiles].map(file => [file, read(file)] as const),
])

const linesMatching = (pattern: RegExp, files: Iterable<string> = texts.keys()) =>
  [...files].flatMap(file =>
    (texts.get(file) ?? '')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )

describe('the files read', () => {
  it.each(['app', 'components', 'content', 'lib', 'worker', 'scripts', 'tests/e2e'])('include those of %s', folder => {
    expect(linesMatching(/^import /).filter(line => line.startsWith(`${folder}/`))).not.toEqual([])
  })

  it('include style sheets', () => {
    expect(linesMatching(/\{/, styles)).not.toEqual([])
  })
})

describe('a comment', () => {
  const folders = [
    '.cspell',
    'app',
    'bench',
    'components',
    'content',
    'docs',
    'imagery',
    'lib',
    'public',
    'scripts',
    'tests',
    'worker',
  ]
  const files = [
    ...folders.flatMap(folder => filesBelow(folder, /./)),
    ...readdirSync(root, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : [])),
  ]
  const names = new Set(files.flatMap(file => file.split('/')))
  /**
   * Judges paths that begin with a folder of the project, and bare file names. Other paths belong
   * to packages.
   */
  const isMissing = (reference: string) =>
    reference.includes('/')
      ? folders.includes(reference.split('/')[0] ?? '') && !files.includes(reference)
      : !names.has(reference)

  it('names only files that are in the repository', () => {
    const comments = linesMatching(/^\s*(\/\/|\/?\*)/)
    expect(comments).not.toEqual([])
    const missing = comments.flatMap(line => {
      const [from = '', number = ''] = line.split(':', 2)
      const references = line
        .slice(`${from}:${number}:`.length)
        .matchAll(/(?<![\w@./-])\w[\w@./-]*\.(?:tsx?|mjs|css|mdx?|txt|sql)\b/g)
      return [...references].flatMap(([reference]) => (isMissing(reference) ? [`${from}:${number}: ${reference}`] : []))
    })
    expect(missing).toEqual([])
  })
})

describe('spelling', () => {
  // The brackets keep these patterns from finding themselves.
  const BRITISH = new RegExp(
    [
      'colo[u]r',
      '(?<!Rockville )(?:\\bcentr[e]|Centr[e])(?:s|d|Of)?(?![a-z])',
      'behavio[u]r|favo[u]r|neighbo[u]r|hono[u]r|harbo[u]r',
      '(?:seriali|normali|initiali|recogni|customi|summari|synchroni|capitali|memori)s(?:e|i[n]g|ation)',
      '(?:organi|authori|optimi|minimi|maximi|utili|reali|categori|prioriti|locali)s(?:e[ds]?|i[n]g|ation)\\b',
      '\\bgre[y]|licenc[e]|alumini[u]m|\\bkerb[s]?\\b|\\btyr[e]|moul[d]|ploug[h]|draugh[t]|store[y]s?\\b',
      '\\b(?:milli|centi|kilo)?metr[e]s?\\b|whils[t]|amongs[t]|learn[t]\\b|defenc[e]|artefac[t]|labelle[d](?!by)|modelle[d]|\\bprogramm[e]s?\\b',
    ].join('|'),
    'i',
  )
  it('is American in code, comments and content', () => {
    expect(['colo' + 'urs', 'cent' + 'reOf', 'center'].map(word => BRITISH.test(word))).toEqual([true, true, false])
    expect(linesMatching(BRITISH)).toEqual([])
  })
})

describe('code that runs in the build', () => {
  /**
   * Clock, randomness and locale would make two builds differ. Client components read them in
   * effects and handlers.
   */
  const NOT_REPEATABLE =
    /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bperformance\.now\(|\brandomUUID\(|\.toLocale(Date|Time)?String\(\)|\.localeCompare\(/
  const exceptions: Readonly<Record<string, string>> = {
    'content/articles/index.ts': 'compares ISO dates, which sort alike in every language',
  }
  const built = sources.filter(
    ({ folder, file, isTest }) =>
      ['app', 'components', 'content', 'lib'].includes(folder) &&
      !isTest &&
      !file.startsWith('components/layout/inline/') &&
      !(Object.hasOwn(browserFiles, file) && file.startsWith('components/')),
  )

  it('uses no clock, no randomness and no locale', () => {
    expect(built).not.toEqual([])
    expect(
      linesMatching(
        NOT_REPEATABLE,
        built.map(({ file }) => file),
      ).filter(line => !((line.split(':')[0] ?? '') in exceptions)),
    ).toEqual([])
  })

  it('loads nothing from another host', () => {
    const found = linesMatching(/\b(fetch|import|src|url)\b[^\n]*https?:\/\/|@import\s+['"]?https?:/, [
      ...built.map(({ file }) => file).filter(file => !file.startsWith('content/')),
      ...styles,
    ])
    // Google Tag Manager loads only where the owner sets a container id.
    expect(found.filter(line => !line.startsWith('components/layout/inline/tag-manager.ts:'))).toEqual([])
  })
})

describe('packages', () => {
  interface Manifest {
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
    readonly overrides?: Readonly<Record<string, unknown>>
  }
  const { dependencies, devDependencies, overrides = {} } = JSON.parse(read('package.json')) as Manifest
  const declared = { ...dependencies, ...devDependencies }
  const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

  it('are pinned to exact versions', () => {
    expect(declared).not.toEqual({})
    expect(Object.entries(declared).filter(([, version]) => !EXACT.test(version))).toEqual([])
    expect(JSON.stringify(overrides)).not.toMatch(/[\^~*><]|latest/)
  })
})
