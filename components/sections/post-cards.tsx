import { labels } from '@/content/labels'
import { postPictures } from '@/content/page-pictures'
import { illustrationsNote } from '@/content/pictures'
import type { Post } from '@/content/types'
import { longDate } from '@/lib/format'
import { postPath } from '@/lib/routes'
import { Picture } from '@/components/media/picture'

/** Three columns of articles: picture, category, title, excerpt, date, read time, link. One line above says what the pictures are. */
export function PostCards({ posts }: { posts: readonly Post[] }) {
  return (
    <>
      <p className="mb-6 text-sm text-muted">{illustrationsNote}</p>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {posts.map(post => (
          <li key={post.slug} className="flex flex-col">
            <div>
              <Picture
                name={postPictures[post.slug].picture}
                alt=""
                sizes="(width < 48rem) 92vw, (width < 64rem) 44vw, 22rem"
                className="aspect-16/9 object-cover"
              />
            </div>
            <p className="mt-4 text-sm font-semibold text-accent">{post.cardCategory}</p>
            <h2 className="mt-2 text-xl">{post.title}</h2>
            <p className="mt-3 text-muted">{post.excerpt}</p>
            <p className="mt-4 text-sm text-muted">
              <time dateTime={post.published}>{longDate(post.published)}</time> · {post.readMinutes}{' '}
              {labels.post.readTime}
            </p>
            <a
              href={postPath(post.slug)}
              className="link mt-auto inline-flex min-h-11 items-center self-start pt-3 font-display font-bold"
            >
              {labels.readMore}
              <span className="sr-only">: {post.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
