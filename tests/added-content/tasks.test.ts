// The changes that come most often, all done in one copy of the tree: each touches few files, and
// the checks pass with all of them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyTree, type Tree } from './tree'

/** Far above what a step takes on a busy machine. */
const LIMIT_MS = 600_000

const TOWN = 'cedar-landing'
const ARTICLE = 'charging-in-winter'
const DESTINATION = 'pager'
const BRAND = "{ code: 5, key: 'cedar', name: 'Cedar', amps: 50, factor: 1.02, cableFt: 22, shape: null }"
const sample = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')

/** What happens to a file: its new text, or a pattern in it and what takes its place. */
type Change = string | readonly [from: RegExp, to: string]

interface Task {
  readonly task: string
  /** Files that it may touch. */
  readonly limit: number
  readonly changes: Readonly<Record<string, Change>>
}

const tasks: readonly Task[] = [
  {
    task: 'a price changes',
    limit: 1,
    changes: { 'content/prices.ts': [/(?<=town: \{\s+standard: \{ min: )\d+/, '860'] },
  },
  {
    task: 'a color changes',
    limit: 2,
    changes: {
      'app/tokens.css': [/(?<=--safety: light-dark\()#\w+/, '#ff7a1d'],
      'lib/palette.ts': [/(?<=safety: ')#\w+/, '#ff7a1d'],
    },
  },
  {
    task: 'a town is added',
    limit: 2,
    changes: {
      [`content/towns/${TOWN}.ts`]: sample(`${TOWN}.ts`),
      'content/towns/list.ts': [/$/, `export { default as '${TOWN}' } from './${TOWN}'\n`],
    },
  },
  {
    task: 'a price of the planner changes',
    limit: 1,
    changes: { 'lib/planner/prices.ts': [/(?<=pricePerFt: )\d+/, '13'] },
  },
  {
    task: 'a charger brand is added, with its two pictures',
    limit: 3,
    changes: {
      'lib/planner/brands.ts': [/(?=\] as const satisfies)/, `  ${BRAND},\n`],
      'public/planner/brands/cedar/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 44"/>',
      'public/planner/brands/cedar/hero.webp': 'a picture',
    },
  },
  {
    task: 'an article is added',
    limit: 2,
    changes: {
      [`content/articles/${ARTICLE}.mdx`]: sample(`${ARTICLE}.mdx`),
      'content/slugs.ts': [/(?<=articleSlugs = \[\n)/, `  '${ARTICLE}',\n`],
    },
  },
  {
    task: 'a chat destination is added',
    limit: 3,
    changes: {
      [`worker/destinations/${DESTINATION}.ts`]: sample(`${DESTINATION}.ts`),
      'worker/destinations/index.ts': [
        /(\n\n\/\*\* In the order.*?)mail\]/s,
        `\nimport { ${DESTINATION} } from './${DESTINATION}'$1${DESTINATION}, mail]`,
      ],
      'docs/deploy.md': [/(?=\| `LEAD_EMAIL_TO`)/, '| `LEAD_PAGER_URL` | a pager | its maker |\n'],
    },
  },
  {
    task: 'the quick quote gets a field',
    limit: 3,
    changes: {
      'lib/leads/kinds/quote.ts': [
        /(?=\} as const satisfies Fields)/,
        "  car: { schema: z._default(z.string(), ''), shownAs: 'row', column: 'car' },\n",
      ],
      'content/labels.ts': [/(?<=\n    quote: \{\n)/, "      car: 'Car',\n"],
    },
  },
]

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

let tree: Tree

beforeAll(() => {
  tree = copyTree()
  for (const [file, change] of tasks.flatMap(({ changes }) => Object.entries(changes))) {
    if (typeof change === 'string') tree.write(file, change)
    else {
      const [from, to] = change
      expect(tree.read(file)).toMatch(from)
      tree.write(file, tree.read(file).replace(from, to))
    }
  }
}, 60_000)

afterAll(() => tree.remove())

it.each(tasks)('$task in $limit files or fewer', ({ limit, changes }) => {
  expect(Object.keys(changes).length).toBeLessThanOrEqual(limit)
})

it(
  'the check that opens a build passes',
  () => {
    expect(tree.checkContent()).toEqual({ status: 0, output: '' })
  },
  LIMIT_MS,
)

it(
  'the type check passes',
  () => {
    expect(tree.node('node_modules/typescript/bin/tsc', '--noEmit')).toEqual({ status: 0, output: '' })
  },
  LIMIT_MS,
)

it(
  'every test of content and destinations passes',
  () => {
    const report = path.join(tree.path, 'report.json')
    const filters = [
      'content',
      'lib/planner',
      'lib/map',
      'lib/palette',
      'lib/town-of-page',
      'tests/architecture',
      'worker/destinations',
    ]
    const options = ['--project', 'unit', '--reporter=json', `--outputFile=${report}`]
    tree.node('node_modules/vitest/vitest.mjs', 'run', ...filters, ...options)
    const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter(test => test.status !== 'passed').map(test => test.fullName)
      return status === 'passed' ? [] : [`${path.relative(tree.path, name)}: ${tests.join('; ') || message}`]
    })
    expect(failed).toEqual([])
    const names = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName))
    for (const added of [TOWN, ARTICLE, DESTINATION]) expect(names.filter(name => name.includes(added))).not.toEqual([])
    expect(numPassedTests).toBe(names.length)
  },
  LIMIT_MS,
)
