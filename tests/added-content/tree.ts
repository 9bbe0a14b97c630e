// A temporary copy of the working tree, for tests that change content.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export interface Tree {
  readonly path: string
  /** Runs Node.js in the copy. */
  readonly node: (...args: readonly string[]) => { readonly status: number | null; readonly output: string }
  /** Runs the check that opens a build. */
  readonly checkContent: () => { readonly status: number | null; readonly output: string }
  readonly remove: () => void
}

export function copyTree(): Tree {
  const tree = mkdtempSync(path.join(tmpdir(), 'fairlead-added-'))
  const tracked = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of tracked.stdout.split('\0').filter(file => file !== '' && !file.startsWith('imagery/')))
    cpSync(path.join(root, file), path.join(tree, file))
  for (const folder of ['imagery', 'node_modules']) symlinkSync(path.join(root, folder), path.join(tree, folder))
  const node: Tree['node'] = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }
  return {
    path: tree,
    node,
    checkContent: () => node('--import', './scripts/site-modules.ts', 'scripts/check-content.ts'),
    remove: () => rmSync(tree, { recursive: true, force: true }),
  }
}
