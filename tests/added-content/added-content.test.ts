// A town is a file and a line in a list; an article is a file and a line in a list. A copy of the tree with a made-up town and a made-up
// article passes all unit, content and architecture tests.
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyTree, type Tree } from './tree'

const SLUG = 'cedar-landing'
const ARTICLE = 'charging-in-winter'
/** Far above what a step takes on a busy machine. */
const LIMIT_MS = 600_000

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
  cpSync(path.join(import.meta.dirname, `${SLUG}.ts`), path.join(tree.path, `content/towns/${SLUG}.ts`))
  appendFileSync(path.join(tree.path, 'content/towns/list.ts'), `export { default as '${SLUG}' } from './${SLUG}'\n`)
  cpSync(path.join(import.meta.dirname, `${ARTICLE}.mdx`), path.join(tree.path, `content/articles/${ARTICLE}.mdx`))
  const routes = path.join(tree.path, 'content/slugs.ts')
  const list = 'export const articleSlugs = [\n'
  writeFileSync(routes, readFileSync(routes, 'utf8').replace(list, `${list}  '${ARTICLE}',\n`))
}, 60_000)

afterAll(() => tree.remove())

it(
  'passes the check that opens a build',
  () => {
    expect(tree.checkContent()).toEqual({ status: 0, output: '' })
  },
  LIMIT_MS,
)

it(
  'passes the type check',
  () => {
    expect(tree.node('node_modules/typescript/bin/tsc', '--noEmit')).toEqual({ status: 0, output: '' })
  },
  LIMIT_MS,
)

it(
  'passes every unit, content and architecture test',
  () => {
    const report = path.join(tree.path, 'report.json')
    tree.node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=json', `--outputFile=${report}`)
    const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter(test => test.status !== 'passed').map(test => test.fullName)
      return status === 'passed' ? [] : [`${path.relative(tree.path, name)}: ${tests.join('; ') || message}`]
    })
    expect(failed).toEqual([])
    const names = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName))
    expect(names.filter(name => name.includes(SLUG))).not.toEqual([])
    expect(names.filter(name => name.includes(ARTICLE))).not.toEqual([])
    expect(numPassedTests).toBe(names.length)
  },
  LIMIT_MS,
)
