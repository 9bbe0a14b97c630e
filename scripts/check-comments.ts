// Part of the lint: no line of a comment is longer than 100 columns. Strings and code are the
// formatter's.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.ts'

const LIMIT = 100
const COMMENT = /^\s*(?:\/\/|\/\*|\*|<!--|#(?!!))/
/** A link or a path cannot be broken. */
const UNBREAKABLE = /^\s*(?:\/\/|\/\*\*?|\*)?\s*\S+$/

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs', '*.jsonc'], {
  cwd: root,
  encoding: 'utf8',
})
const long = files
  .split('\n')
  .filter(file => file !== '' && !file.startsWith('imagery/'))
  .flatMap(file =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > LIMIT && COMMENT.test(line) && !UNBREAKABLE.test(line)
          ? [`${file}:${index + 1}: ${line.length} columns; wrap the comment at ${LIMIT}`]
          : [],
      ),
  )
for (const line of long) console.error(line)
process.exitCode = long.length === 0 ? 0 : 1
