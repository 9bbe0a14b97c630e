// MDX for Vitest and plain Node.js. next.config.ts names the same plugins as strings, because Turbopack cannot pass functions to its loader.
import { compile, type CompileOptions } from '@mdx-js/mdx'
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
