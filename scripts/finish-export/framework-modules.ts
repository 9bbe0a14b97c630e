// Finds modules in the framework's files, where they have numbers instead of names.
import { parseSync, Visitor } from 'oxc-parser'

/** What only the module in question contains, in the order in which they start: React's renderer and Next.js's router. */
const MARKS = ['hydrateRoot=function', 'publicAppRouterInstance:function']

/** A file calls `push([script, id, factory, id, factory, …])`; a factory may have several ids. */
function idOf(mark: string, file: string): number | undefined {
  let found: number | undefined
  new Visitor({
    ArrayExpression({ elements }) {
      for (const [index, element] of elements.entries()) {
        const id = elements[index - 1]
        if (element?.type !== 'ArrowFunctionExpression' || id?.type !== 'Literal' || typeof id.value !== 'number')
          continue
        if (file.slice(element.start, element.end).includes(mark)) found = id.value
      }
    },
  }).visit(parseSync('chunk.js', file).program)
  return found
}

/**
 * Ids of the modules that take the longest to start.
 * @param files texts of the framework's files
 * @throws when one is not found
 */
export function slowModuleIds(files: readonly string[]): readonly number[] {
  return MARKS.map(mark => {
    const file = files.find(text => text.includes(mark))
    const id = file && idOf(mark, file)
    if (!id) throw new Error(`no module of the framework contains "${mark}"`)
    return id
  })
}
