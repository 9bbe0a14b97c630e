import { business } from '@/content/business'
import { labels } from '@/content/labels'
import { postPictures } from '@/content/page-pictures'
import { readOn } from '@/content/nearby'
import { posts, postsByDate, usualNextStep } from '@/content/posts'
import type { Post } from '@/content/types'
import { anchor } from '@/lib/anchor'
import { longDate } from '@/lib/format'
import { postNode, type Crumb } from '@/lib/json-ld'
import { postPath, type PostSlug } from '@/lib/routes'
import { settings } from '@/lib/settings'
import { FirstScreenEnd } from '@/components/layout/page-script'
import { Shell } from '@/components/layout/shell'
import { PageFigure } from '@/components/media/page-figure'
import { Sections } from '@/components/ui/blocks'
import { ButtonLink } from '@/components/ui/button'
import { InlineText } from '@/components/ui/inline'
import { Container, PageSection, SectionHeading } from '@/components/ui/section'
import { Closing } from './closing'

const MORE = 3

/** The articles that follow by date; after the oldest comes the newest. */
const following = (slug: PostSlug) => {
  const at = postsByDate.findIndex(post => post.slug === slug)
  return [...postsByDate.slice(at + 1), ...postsByDate.slice(0, at)].slice(0, MORE)
}

function ReadOn({ slug }: { slug: PostSlug }) {
  return (
    <PageSection ground="sunken" aria-labelledby="read-on">
      <SectionHeading id="read-on" title={readOn} />
      <ul className="grid gap-x-8 md:grid-cols-3">
        {following(slug).map(post => (
          <li key={post.slug} className="group relative border-t-2 border-ink pt-4 pb-6">
            <h3 className="text-xl">
              <a
                href={postPath(post.slug)}
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-safety group-hover:underline-offset-4"
              >
                {post.title}
              </a>
            </h3>
            <p className="mt-2 text-sm text-muted">{post.excerpt}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** What stands in the article, and the next step, kept beside it on wide screens. */
function Contents({ post }: { post: Post }) {
  const { text, action } = post.nextStep ?? usualNextStep
  return (
    <div className="no-print hidden lg:col-start-2 lg:row-start-1 lg:block">
      <div className="sticky top-[calc(var(--header-height)+1.5rem)] mt-8">
        <nav aria-labelledby="contents">
          <h2 id="contents" className="border-b-2 border-ink pb-2 text-base">
            {labels.post.contents}
          </h2>
          <ol>
            {post.sections.map(({ heading }) => (
              <li key={heading} className="border-b border-line">
                <a
                  href={`#${anchor(heading)}`}
                  className="block py-2.5 text-sm hover:underline hover:decoration-safety hover:decoration-2 hover:underline-offset-4"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <p className="mt-6 text-sm text-muted">{text}</p>
        <p className="mt-3">
          <ButtonLink href={action.href} look="outline" size="small">
            {action.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

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
    keywords: post.metadata.keywords,
    readMinutes: post.readMinutes,
    author: business.name,
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
              {business.name} · <time dateTime={post.published}>{longDate(post.published)}</time> · {post.readMinutes}{' '}
              {labels.post.readTime}
              {post.updated > post.published ? (
                <>
                  {' '}
                  · {labels.post.updated} <time dateTime={post.updated}>{longDate(post.updated)}</time>
                </>
              ) : null}
            </p>
          </header>
          <div className="grid gap-x-16 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
            <Contents post={post} />
            <div className="lg:col-start-1 lg:row-start-1">
              {post.updateNote.length > 0 ? (
                <aside
                  aria-labelledby="update-note"
                  className="prose mt-8 max-w-[46rem] border-l-4 border-safety bg-sunken px-6 py-5"
                >
                  <h2 id="update-note" className="text-lg">
                    {labels.post.updateNote} ({longDate(post.updated.slice(0, 7) as `${number}-${number}`)})
                  </h2>
                  {post.updateNote.map(text => (
                    <p key={text}>
                      <InlineText text={text} />
                    </p>
                  ))}
                </aside>
              ) : null}
              <PageFigure {...postPictures[slug]} sizes="(width < 46rem) 92vw, 46rem" className="mt-10 max-w-[46rem]" />
              <FirstScreenEnd />
              <p className="prose mt-10 mb-10 max-w-text text-lg">
                <InlineText text={post.lead} />
              </p>
              <Sections sections={post.sections} anchors />
              <p className="mt-12">
                <ButtonLink look="outline" href="/blog">
                  {labels.backToBlog}
                </ButtonLink>
              </p>
            </div>
          </div>
        </Container>
      </article>
      <ReadOn slug={slug} />
      <Closing closing={labels.serviceClosing} quote={{ label: labels.getFreeEstimate, href: '/contact' }} />
    </Shell>
  )
}
