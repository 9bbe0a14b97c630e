// Syntax errors of what an owner edits, with their line and in words.
import { parseSync, type Comment, type Expression } from 'oxc-parser'

const marks: Readonly<Record<string, readonly [reason: string, escape: string]>> = {
  "'": ['An apostrophe ends the text here: write ’', '\\u2019'],
  '"': ['A quotation mark ends the text here: write “ and ”', '\\u201c and \\u201d'],
  '`': ['A backtick ends the text here: write ’', '\\u2019'],
}

/** The mark inside a text that has ended it, if that is why `at` could not be read. */
export function endedText(
  source: string,
  at: number,
): { readonly at: number; readonly reason: string; readonly escape: string } | undefined {
  const [, mark = '', gap = ''] = /(['"`])([\w ]*)$/.exec(source.slice(0, at)) ?? []
  const found = source.slice(at)
  const [reason, escape] = marks[mark] ?? []
  // Behind a real end stands a comma, or a key that lacks one before it.
  if (reason === undefined || escape === undefined || !/^[\p{L}\d]/u.test(found) || /^[\w-]+\s*:/.test(found))
    return undefined
  return { at: at - gap.length - 1, reason, escape }
}

export const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length
const indentOf = (line: string): number => line.search(/\S/)

/** Number of the line whose bracket stays open, by the indentation of what closes. */
function openLine(source: string): number | undefined {
  const opened: number[] = []
  const lines = source.replaceAll(/(['"`])(?:\\.|(?!\1)[^\\])*\1/g, text => text.replaceAll(/[^\n]/g, '_')).split('\n')
  for (const [index, line] of lines.entries())
    for (const [bracket] of line.matchAll(/[[\](){}]/g)) {
      if ('[({'.includes(bracket)) opened.push(index)
      else {
        const from = opened.pop() ?? index
        if (/^\s*[\])}]/.test(line) && indentOf(line) !== indentOf(lines[from] ?? '')) return from + 1
      }
    }
  return undefined
}

/** Where the code before `start` ends. */
function endBefore(source: string, start: number, comments: readonly Comment[]): number {
  const end = source.slice(0, start).trimEnd().length
  const comment = comments.find(other => other.end === end)
  return comment ? endBefore(source, comment.start, comments) : end
}

/** The place of the parser's error, and its reason in words. */
function explain(
  source: string,
  start: number,
  message: string,
  comments: readonly Comment[],
): { readonly at: number; readonly reason: string } {
  const end = endBefore(source, start, comments)
  const [found = ''] = /^(?:[\w$]+|.)?/.exec(source.slice(start)) ?? []
  const ended = endedText(source, start)
  if (ended) return { at: ended.at, reason: `${ended.reason} or ${ended.escape}` }
  const [number] = /\d+(,\d{3})+$/.exec(source.slice(0, end)) ?? []
  if (number !== undefined) return { at: end, reason: `A number has no comma: write ${number.replaceAll(',', '')}` }
  if (message === 'Unterminated string')
    return { at: start, reason: `The text that begins here does not end: expected ${found}` }
  if (/[‘’“”]/.test(found)) return { at: start, reason: `${found} cannot begin or end a text: write '` }
  const [, closing] = /^Expected (?:`,` or )?`([\])}])`/.exec(message) ?? []
  if (closing === undefined)
    return { at: start, reason: found === '' ? 'Something is missing at the end' : `${message}: ${found}` }
  const line = openLine(source)
  const hint = line === undefined ? '' : `; see what opens in line ${line}`
  if (/^$|^(export|import|const|function|type|interface)$/.test(found))
    return { at: end, reason: `A ${closing} is missing before this${hint}` }
  if (/[\w'"`[{$]/.test(found)) return { at: end - 1, reason: 'A comma is missing after this' }
  return { at: start, reason: `Expected a comma or ${closing}, got ${found}${hint}` }
}

/** `content/business.ts:12: A comma is missing after this`; undefined for a sound source. */
export function syntaxFault(file: string, source: string): string | undefined {
  const { errors, comments } = parseSync(file.replace(/jsonc?$/, 'ts'), source)
  const [error] = errors
  if (error === undefined) return undefined
  const { at, reason } = explain(source, error.labels[0]?.start ?? 0, error.message, comments)
  return `${file}:${lineAt(source, at)}: ${reason}`
}

/** The value of JSON that may have comments and trailing commas. @throws with file and line */
export function parseJsonc(file: string, text: string): unknown {
  const opening = 'export default '
  const source = opening + text
  const fault = syntaxFault(file, source)
  if (fault !== undefined) throw new Error(fault)
  const valueOf = (node: Expression): unknown => {
    if (node.type === 'Literal') return node.value
    if (node.type === 'ArrayExpression') return node.elements.map(item => valueOf(item as Expression))
    if (node.type === 'ObjectExpression')
      return Object.fromEntries(
        node.properties.map(item => {
          if (item.type === 'Property' && item.key.type === 'Literal') return [item.key.value, valueOf(item.value)]
          throw new Error(`${file}:${lineAt(source, item.start)}: expected a name in quotation marks`)
        }),
      )
    throw new Error(
      `${file}:${lineAt(source, node.start)}: expected a value, got ${source.slice(node.start, node.end)}`,
    )
  }
  const [statement] = parseSync('.ts', source).program.body
  if (statement?.type !== 'ExportDefaultDeclaration') throw new Error(`${file}: expected an object`)
  return valueOf(statement.declaration as Expression)
}
