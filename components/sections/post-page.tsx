import { labels } from '@/content/labels'
import { posts } from '@/content/posts'
import { longDate } from '@/lib/format'
import { postNode, type Crumb } from '@/lib/json-ld'
import { postPath, type PostSlug } from '@/lib/routes'
import { settings } from '@/lib/settings'
import { Shell } from '@/components/layout/shell'
import { Sections } from '@/components/ui/blocks'
import { ButtonLink } from '@/components/ui/button'
import { InlineText } from '@/components/ui/inline'
import { Container } from '@/components/ui/section'
import { Closing } from './closing'

export function PostPage({ slug }: { slug: PostSlug }) {
  const post = posts[slug]
  const path = postPath(slug)
  const crumbs: Crumb[] = [
    { name: labels.home, path: '/' },
    { name: labels.blog, path: '/blog' },
    { name: post.title, path },
  ]
  const article = postNode(settings.siteUrl, {
    path,
    title: post.title,
    description: post.metadata.description,
    section: post.category,
    published: post.published,
    updated: post.updated,
  })
  return (
    <Shell path={path} crumbs={crumbs} nodes={[article]}>
      <article>
        <Container className="pt-8 pb-14 md:pt-12 md:pb-20">
          <header className="max-w-[46rem]">
            <p className="mb-3 font-display font-bold text-accent">{post.category}</p>
            <h1 className="text-3xl md:text-4xl">{post.title}</h1>
            <p className="mt-4 text-sm text-muted">
              <time dateTime={post.published}>{longDate(post.published)}</time> · {post.readMinutes} {labels.post.readTime} · {labels.post.updated} <time dateTime={post.updated}>{longDate(post.updated)}</time>
            </p>
          </header>
          <aside aria-labelledby="update-note" className="prose mt-8 max-w-[46rem] border-l-4 border-safety bg-sunken px-6 py-5">
            <h2 id="update-note" className="text-lg">{labels.post.updateNote} ({longDate(post.updated.slice(0, 7) as `${number}-${number}`)})</h2>
            {post.updateNote.map(text => <p key={text}><InlineText text={text} /></p>)}
          </aside>
          <p className="prose mt-10 mb-10 max-w-text text-lg"><InlineText text={post.lead} /></p>
          <Sections sections={post.sections} />
          <p className="mt-12"><ButtonLink look="outline" href="/blog">{labels.backToBlog}</ButtonLink></p>
        </Container>
      </article>
      <Closing closing={labels.serviceClosing} quote={{ label: labels.getFreeEstimate, href: '/contact' }} />
    </Shell>
  )
}
