// A town is a folder and a line in a list; an article is a file and a line in a list. A copy of the tree with a made-up town and a made-up
// article passes all unit, content and architecture tests.
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const tree = mkdtempSync(path.join(tmpdir(), 'fairlead-added-'))
const SLUG = 'cedar-landing'
const ARTICLE = 'charging-in-winter'

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

function node(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

beforeAll(() => {
  const tracked = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of tracked.stdout.split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(tree, file), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
  cpSync(path.join(import.meta.dirname, SLUG), path.join(tree, 'content/towns', SLUG), { recursive: true })
  appendFileSync(path.join(tree, 'content/towns/list.ts'), `export * as '${SLUG}' from './${SLUG}'\n`)
  cpSync(path.join(import.meta.dirname, `${ARTICLE}.mdx`), path.join(tree, `content/articles/${ARTICLE}.mdx`))
  const routes = path.join(tree, 'content/routes.ts')
  const list = 'export const articleSlugs = [\n'
  writeFileSync(routes, readFileSync(routes, 'utf8').replace(list, `${list}  '${ARTICLE}',\n`))
}, 60_000)

afterAll(() => rmSync(tree, { recursive: true, force: true }))

it('passes the check that opens a build', () => {
  expect(node('--import', './scripts/site-modules.ts', 'scripts/check-content.ts')).toEqual({ status: 0, output: '' })
})

it('passes the type check', () => {
  expect(node('node_modules/typescript/bin/tsc', '--noEmit')).toEqual({ status: 0, output: '' })
}, 180_000)

it('passes every unit, content and architecture test', () => {
  const report = path.join(tree, 'report.json')
  node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=json', `--outputFile=${report}`)
  const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status !== 'passed').map(test => test.fullName)
    return status === 'passed' ? [] : [`${path.relative(tree, name)}: ${tests.join('; ') || message}`]
  })
  expect(failed).toEqual([])
  const names = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName))
  expect(names.filter(name => name.includes(SLUG))).not.toEqual([])
  expect(names.filter(name => name.includes(ARTICLE))).not.toEqual([])
  expect(numPassedTests).toBe(names.length)
}, 300_000)
