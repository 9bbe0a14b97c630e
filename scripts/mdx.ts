// MDX for Vitest and plain Node.js. next.config.ts names the same plugins as strings, because
// Turbopack cannot pass functions to its loader.
import { compile, compileSync, type CompileOptions } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'

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
  /** Line of a fault in the front matter, counted from its first key. */
  readonly linePos?: readonly [{ readonly line: number }, ...unknown[]]
}

/**
 * For plain Node.js.
 * @param file as messages name it
 * @throws On a syntax error, with file and line.
 */
export function compileMdx(file: string, source: string): string {
  try {
    return String(compileSync(source, mdxOptions))
  } catch (error) {
    const { message, line, linePos } = error as SyntaxFault
    const at = line ?? (linePos ? linePos[0].line + 1 : /\((\d+):\d+/.exec(message)?.[1])
    const [reason] = message.split(/ at line \d| \(\d+:\d|\n/)
    throw new Error(`${file}${at === undefined ? '' : `:${at}`}: ${reason}`, { cause: error })
  }
}
