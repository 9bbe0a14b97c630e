declare module '*.mdx' {
  import type { MdxContent } from '@/lib/mdx'

  /** The YAML block at the top of the file, not yet validated. */
  export const frontMatter: unknown
  const Content: MdxContent
  export default Content
}
