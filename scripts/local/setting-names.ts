// Names of the lead desk's settings: a mistyped one would be ignored without a word.
import { closest } from 'fastest-levenshtein'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const NAME = /\bLEAD_[A-Z]+(?:_[A-Z]+)*\b/g
/** Settings of the local server and of the tests, which the Worker does not read. */
const LOCAL_NAMES = ['LEAD_LOCAL_HOST', 'LEAD_DESK_BUNDLE']

/** Every name that the Worker's sources have. */
function knownNames(root: string): readonly string[] {
  const files = ['worker/**/*.ts', 'lib/leads/*.ts'].flatMap(pattern => globSync(pattern, { cwd: root }))
  const sources = files
    .filter(file => !file.endsWith('.test.ts'))
    .map(file => readFileSync(path.join(root, file), 'utf8'))
  return [...new Set([...LOCAL_NAMES, ...sources.flatMap(source => source.match(NAME) ?? [])])]
}

/** LEAD_ names that are no setting, each with the nearest known name. */
export function unknownSettings(
  root: string,
  names: readonly string[],
): readonly { readonly name: string; readonly nearest: string }[] {
  const known = knownNames(root)
  return names
    .filter(name => name.startsWith('LEAD_') && !known.includes(name))
    .map(name => ({ name, nearest: closest(name, known) }))
}
