// MDX for Vitest and plain Node.js. next.config.ts names the same plugins as strings, because
// Turbopack cannot pass functions to its loader.
import { compile, compileSync, type CompileOptions } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { endedText } from './syntax.ts'

export const mdxOptions = {
  remarkPlugins: [remarkGfm, remarkFrontmatter, [remarkMdxFrontmatter, { name: 'frontMatter' }]],
} satisfies CompileOptions

/** For Vitest. By hand, because @mdx-js/rollup brings all of Rollup with it. */
export const mdxPlugin = {
  name: 'mdx',
  transform: async (code: string, id: string) =>
    id.endsWith('.mdx') ? { code: String(await compile(code, mdxOptions)), map: null } : null,
}

interface SyntaxFault {
  readonly message: string
  /** Line of a fault in the body. */
  readonly line?: number
  readonly place?: { readonly offset?: number }
  /** Line of a fault in the front matter, counted from its first key. */
  readonly linePos?: readonly [{ readonly line: number; readonly col: number }, ...unknown[]]
}

/** Messages of the compiler that speak of grammar, in words. */
const reasons: readonly (readonly [message: RegExp, reason: string])[] = [
  [/before (local )?name/, 'A < opens a tag here: write &lt; for the sign'],
  [/in expression.*closing brace/, 'A { of this paragraph has no }'],
  [/^Could not parse import/, 'This import cannot be read'],
  [/^Could not parse/, 'What stands between { and } cannot be read'],
  [/^Unexpected scalar at node end/, "Words stand behind the text's closing quotation mark"],
  [/^Nested mappings/, 'A text with a colon in it stands between quotation marks'],
]

/** Where a line of the front matter, which opens with ---, begins in the source. */
const startOfLine = (source: string, line: number) => source.split('\n').slice(0, line).join('\n').length + 1

/**
 * For plain Node.js.
 * @param file as messages name it
 * @throws On a syntax error, with file and line.
 */
export function compileMdx(file: string, source: string): string {
  try {
    return String(compileSync(source, mdxOptions))
  } catch (error) {
    const { message, line, place, linePos } = error as SyntaxFault
    const [head] = linePos ?? []
    // A tag that is never closed has its place in the message only.
    const found = line ?? (head ? head.line + 1 : /\((\d+):\d+/.exec(message)?.[1])
    const offset = place?.offset ?? (head ? startOfLine(source, head.line) + head.col - 1 : 0)
    const [said = ''] = message.split(/ at line \d| \(\d+:\d|\n/)
    const reason = endedText(source, offset)?.reason ?? reasons.find(([pattern]) => pattern.test(said))?.[1] ?? said
    throw new Error(`${file}${found === undefined ? '' : `:${found}`}: ${reason}`, { cause: error })
  }
}
