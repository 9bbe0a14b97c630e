// Times a clean build of the site as it is, and with many generated towns, each in a copy of the
// tree.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locationSlugs } from '../content/towns/index.ts'
import { addTowns } from './towns.ts'
import { root } from '../scripts/project.ts'
import { linkModules } from './tree.ts'

export interface BuildFigure {
  /** Location pages; undefined for the site as it is. */
  readonly towns?: number
  readonly pages: number
  readonly wallMs: number
  readonly outBytes: number
}

const EXCLUDED = new Set(['node_modules', '.git', '.next', 'out', '.wrangler', 'test-results'])

function copyTree(): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'fairlead-bench-'))
  for (const name of readdirSync(root))
    if (!EXCLUDED.has(name)) cpSync(path.join(root, name), path.join(tree, name), { recursive: true })
  linkModules(tree)
  return tree
}

function build(tree: string): Omit<BuildFigure, 'towns'> {
  const startedMs = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--with-lead-desk'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const wallMs = performance.now() - startedMs
  if (status !== 0) throw new Error(`the build failed:\n${`${stdout}${stderr}`.slice(-2000)}`)
  const files = readdirSync(path.join(tree, 'out'), { recursive: true, encoding: 'utf8' })
  const outBytes = files.reduce((sum, file) => {
    const entry = statSync(path.join(tree, 'out', file))
    return sum + (entry.isFile() ? entry.size : 0)
  }, 0)
  return { pages: files.filter(file => file.endsWith('.html')).length - 1, wallMs, outBytes }
}

/** @param towns numbers of location pages to measure, beside the site as it is */
export function measureBuilds(towns: readonly number[], log: (text: string) => void): readonly BuildFigure[] {
  return [undefined, ...towns].map(count => {
    const tree = copyTree()
    try {
      if (count !== undefined) addTowns(tree, count - locationSlugs.length)
      const figure = { ...build(tree), ...(count !== undefined && { towns: count }) }
      log(`${figure.pages} pages: ${(figure.wallMs / 1000).toFixed(1)} s`)
      return figure
    } finally {
      rmSync(tree, { recursive: true, force: true })
    }
  })
}
