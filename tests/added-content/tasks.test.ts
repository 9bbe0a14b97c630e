// The changes that come most often, all done in one copy of the tree: each touches few files, and
// the checks pass with all of them.
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyTree, type Tree } from './tree'

/** Far above what a step takes on a busy machine. */
const LIMIT_MS = 600_000

const TOWN = 'cedar-landing'
const ARTICLE = 'charging-in-winter'
const sample = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')

/** A file's new text, another file that it is a copy of, or patterns and their replacements. */
type Change = string | { readonly copyOf: string } | readonly (readonly [from: RegExp, to: string])[]

interface Task {
  readonly task: string
  /** Files that it may touch. */
  readonly limit: number
  readonly changes: Readonly<Record<string, Change>>
}

const tasks: readonly Task[] = [
  {
    // Above the island-wide price, which the pages say in words.
    task: 'prices change',
    limit: 1,
    changes: {
      'content/prices.ts': [
        [/(?<=town: \{\s+standard: \{ min: )\d+, max: \d+/, '960, max: 1600'],
        [/(?<=babylon: \{ overall: \{ min: )\d+/, '960'],
        [/(?<=huntington: \{ overall: \{ min: )\d+/, '900'],
        [/(?<=baseLabor: )[\d.]+/, '475.5'],
        // Two that are the same.
        [/(?<=\n {2}pricePerFt: )[\d.]+/, '21'],
        [/(?<=trenchPricePerFt: )[\d.]+/, '21'],
      ],
    },
  },
  {
    // Two readings become one.
    task: 'warranty and hours change',
    limit: 1,
    changes: {
      'content/business.ts': [
        [/(?<=warrantyYears: \{ home: )\d+, terms: \d+/, '5, terms: 5'],
        [/closes: '19:00'/g, "closes: '18:00'"],
      ],
    },
  },
  {
    task: 'a color changes',
    limit: 1,
    changes: {
      'lib/palette.ts': [[/(?<=safety: ')#\w+/, '#ff7a1d']],
    },
  },
  {
    // Its entry and its logo.
    task: 'a brand is added',
    limit: 2,
    changes: {
      'lib/planner/brands.ts': [
        [
          /(?=^\] as const)/m,
          "  { code: 99, key: 'acme', name: 'Acme', amps: 40, factor: 1, cableFt: 20, shape: null },\n",
        ],
      ],
      'public/planner/brands/acme/logo.svg': { copyOf: 'public/planner/brands/custom/logo.svg' },
    },
  },
  {
    // Across the trench: drawn, placed, priced, linked and stored by its entry.
    task: 'a garage is added',
    limit: 8,
    changes: {
      'lib/planner/garages.ts': [
        [
          /(?=^} as const satisfies Record)/m,
          `  carport: {
    walls: { carport: { halfWidthFt: 7, chargerHalfFt: 7 } },
    size: { halfWidthFt: 8, depthFt: 14, roof: null },
    panels: {},
    exit: null,
  },
`,
        ],
      ],
      'content/words/planner.ts': [
        [/(?<=\b(mountWalls|mountWallHints|walls|corners): \{)/g, " carport: 'Carport',"],
        [/(?<=\balong: \{)/, " carport: '{length} along',"],
      ],
    },
  },
  {
    task: 'a field of the quick quote is added',
    limit: 3,
    changes: {
      'lib/leads/kinds/quote.ts': [
        [
          /(?=^} as const satisfies \w+)/m,
          "  car: { schema: z.optional(z.string()), shownAs: 'row', column: 'car', maxLength: 40 },\n",
        ],
      ],
      'content/words/forms.ts': [[/(?<= {4}charger: 'Charger',\n)/, "    car: 'Car',\n"]],
    },
  },
  {
    task: 'a destination is added',
    limit: 3,
    changes: {
      'worker/destinations/acme.ts': `// Acme: lines of text.
import type { DestinationKind } from './kind'

export const acme = {
  name: 'acme',
  variable: 'LEAD_ACME_URL',
  example: 'https://acme.example/…',
  body: ({ title, lines }) => ({ text: [title, ...lines].join('\\n') }),
} as const satisfies DestinationKind
`,
      'worker/destinations/index.ts': [
        [/(?=^import)/m, "import { acme } from './acme'\n"],
        [/(?<=destinationKinds = \[)/, 'acme, '],
      ],
      'docs/deploy.md': [[/(?=^\| `LEAD_TEAMS_URL`)/m, '| `LEAD_ACME_URL` | Acme | its settings |\n']],
    },
  },
  {
    task: 'a town is added',
    limit: 2,
    changes: {
      [`content/towns/${TOWN}.ts`]: sample(`${TOWN}.ts`),
      'content/towns/list.ts': [[/$/, `export { default as '${TOWN}' } from './${TOWN}'\n`]],
    },
  },
  {
    task: 'an article is added',
    limit: 2,
    changes: {
      [`content/articles/${ARTICLE}.mdx`]: sample(`${ARTICLE}.mdx`),
      'content/slugs.ts': [[/(?<=articleSlugs = \[\n)/, `  '${ARTICLE}',\n`]],
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
    else if ('copyOf' in change) {
      mkdirSync(path.dirname(path.join(tree.path, file)), { recursive: true })
      copyFileSync(path.join(tree.path, change.copyOf), path.join(tree.path, file))
    } else
      for (const [from, to] of change) {
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
    expect(tree.node('node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded')).toEqual({
      status: 0,
      output: '',
    })
  },
  LIMIT_MS,
)

it(
  'every test that reads what has changed passes',
  () => {
    const report = path.join(tree.path, 'report.json')
    const filters = [
      'content',
      'lib/leads',
      'lib/map',
      'lib/palette',
      'lib/planner',
      'lib/town-of-page',
      'tests/architecture',
      'worker/destinations',
      'worker/staff',
      'scripts/leads',
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
    for (const slug of [TOWN, ARTICLE]) expect(names.filter(name => name.includes(slug))).not.toEqual([])
    expect(numPassedTests).toBe(names.length)
  },
  LIMIT_MS,
)
