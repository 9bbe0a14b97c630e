import { labels } from '@/content/labels'
import { page } from '@/content/pages/blog'
import { postsByDate } from '@/content/posts'
import { itemListNode } from '@/lib/json-ld'
import { postPath } from '@/lib/routes'
import { settings } from '@/lib/settings'
import { IndexPage } from '@/components/sections/index-page'
import { PostCards } from '@/components/sections/post-cards'
import { metadataFor } from '@/components/seo/page-facts'
import { Container } from '@/components/ui/section'

export const metadata = metadataFor('/blog', page.metadata)

export default function Page() {
  const list = itemListNode(
    settings.siteUrl,
    '/blog',
    postsByDate.map(post => ({ name: post.title, path: postPath(post.slug) })),
  )
  return (
    <IndexPage path="/blog" name={labels.blog} page={page} nodes={[list]}>
      <Container className="later pb-16">
        <PostCards posts={postsByDate} />
      </Container>
    </IndexPage>
  )
}
