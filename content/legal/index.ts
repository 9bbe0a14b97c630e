// The legal pages. Their front matter may name the business as {business.name}.
import { readLegalPage, type LegalFrontMatter } from '@/lib/schema/article'
import type { MdxPage } from '@/lib/mdx'
import { business } from '@/content/business'
import Privacy, { frontMatter as privacyFrontMatter } from './privacy.mdx'
import Terms, { frontMatter as termsFrontMatter } from './terms.mdx'

export interface LegalPage extends LegalFrontMatter, MdxPage {}

function load(file: string, Content: MdxPage['Content'], frontMatter: unknown): LegalPage {
  const page = readLegalPage(file, frontMatter)
  const description = page.metadata.description.replaceAll('{business.name}', business.name)
  return { ...page, metadata: { ...page.metadata, description }, file, Content }
}

export const privacy = load('content/legal/privacy.mdx', Privacy, privacyFrontMatter)
export const terms = load('content/legal/terms.mdx', Terms, termsFrontMatter)
