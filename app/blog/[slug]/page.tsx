import '../../site.css'
import type { Metadata } from 'next'
import { articles } from '@/content/articles'
import { articlePath } from '@/content/routes'
import { articleSlugs, type ArticleSlug } from '@/content/slugs'
import { ArticlePage } from '@/components/sections/article-page'
import { metadataFor } from '@/components/seo/page-facts'

interface Props {
  params: Promise<{ slug: ArticleSlug }>
}

export const dynamicParams = false
export const generateStaticParams = () => articleSlugs.map(slug => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const { metadata, published, updated, category } = articles[slug]
  return metadataFor(articlePath(slug), metadata, { article: { published, updated, section: category } })
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  return <ArticlePage slug={slug} />
}
