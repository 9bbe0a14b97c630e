// A temporary copy of the working tree, in a folder with a space, for tests that change it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@/scripts/project'

interface Result {
  readonly status: number | null
  readonly output: string
}

export interface Tree {
  readonly path: string
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  readonly node: (...args: readonly string[]) => Result
  readonly checkContent: () => Result
  readonly remove: () => void
}

export function copyTree(): Tree {
  const tree = mkdtempSync(path.join(tmpdir(), 'fairlead added-'))
  const tracked = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of tracked.stdout.split('\0').filter(file => file !== '' && !file.startsWith('imagery/')))
    cpSync(path.join(root, file), path.join(tree, file))
  for (const folder of ['imagery', 'node_modules']) symlinkSync(path.join(root, folder), path.join(tree, folder))
  const node: Tree['node'] = (...args) => {
    // A build with sample figures says so in a warning, unless it is marked as a sample.
    const env = { ...process.env, NEXT_PUBLIC_SAMPLES: '1' }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }
  return {
    path: tree,
    read: file => readFileSync(path.join(tree, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true })
      writeFileSync(path.join(tree, file), text)
    },
    node,
    checkContent: () => node('--import', './scripts/site-modules.ts', 'scripts/build/check-content.ts'),
    remove: () => rmSync(tree, { recursive: true, force: true }),
  }
}
