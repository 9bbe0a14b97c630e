import type { Metadata } from 'next'
import { posts } from '@/content/posts'
import { postPath, postSlugs, type PostSlug } from '@/lib/routes'
import { PostPage } from '@/components/sections/post-page'
import { metadataFor } from '@/components/seo/page-facts'

interface Props {
  params: Promise<{ slug: PostSlug }>
}

export const dynamicParams = false
export const generateStaticParams = () => postSlugs.map(slug => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const { metadata, published, updated, category } = posts[slug]
  return metadataFor(postPath(slug), metadata, { article: { published, updated, section: category } })
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  return <PostPage slug={slug} />
}
