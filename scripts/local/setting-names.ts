// Names of the lead desk's settings: a mistyped one would be ignored without a word.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const NAME = /\bLEAD_[A-Z]+(?:_[A-Z]+)*\b/g
/** Settings of the local server and of the tests, which the Worker does not read. */
const LOCAL_NAMES = ['LEAD_LOCAL_HOST', 'LEAD_DESK_BUNDLE']

/** How many letters have to be added, taken away or changed to make `to` of `from`. */
function editDistance(from: string, to: string): number {
  let distances = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1]
    for (const [index, other] of [...to].entries())
      next.push(Math.min(distances[index]! + (letter === other ? 0 : 1), distances[index + 1]! + 1, next[index]! + 1))
    distances = next
  }
  return distances.at(-1)!
}

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
    .map(name => ({
      name,
      nearest: known.toSorted((a, b) => editDistance(name, a) - editDistance(name, b))[0]!,
    }))
}
