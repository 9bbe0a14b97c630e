// The sources of the content folder, for checks that name file and line.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface ContentSource {
  /** From the repository's root. */
  readonly file: string
  readonly source: string
}

export const contentSources = (root: string): ContentSource[] =>
  readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll(path.sep, '/'))
    .filter(name => /\.(ts|mdx)$/.test(name) && !name.endsWith('.d.ts'))
    .sort()
    .map(name => ({ file: `content/${name}`, source: readFileSync(path.join(root, 'content', name), 'utf8') }))
