import '../site.css'
import { siteWords } from '@/content/words/site'
import { page } from '@/content/pages/blog'
import { articlesByDate, type Article } from '@/content/articles'
import { articlePath } from '@/content/routes'
import { IndexPage } from '@/components/sections/index-page'
import { metadataFor } from '@/components/seo/page-facts'
import { Container } from '@/components/ui/section'
import { longDate } from '@/lib/format'
import { Picture } from '@/components/media/picture'

function ArticleCards({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {articles.map(article => (
        <li key={article.slug} className="flex flex-col">
          <div>
            <Picture
              name={article.picture.name}
              alt=""
              sizes="(width < 48rem) 92vw, (width < 64rem) 44vw, 22rem"
              className="aspect-16/9 object-cover"
            />
          </div>
          <p className="mt-4 text-sm font-semibold text-accent">{article.cardCategory}</p>
          <h2 className="mt-2 text-xl">{article.title}</h2>
          <p className="mt-3 text-muted">{article.excerpt}</p>
          <p className="mt-4 text-sm text-muted">
            <time dateTime={article.published}>{longDate(article.published)}</time> · {article.readMinutes}{' '}
            {siteWords.article.readTime}
          </p>
          <a
            href={articlePath(article.slug)}
            className="link mt-auto inline-flex min-h-11 items-center self-start pt-3 font-display font-bold"
          >
            {siteWords.readMore}
            <span className="sr-only">: {article.title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export const metadata = metadataFor('/blog', page.metadata)

export default function Page() {
  return (
    <IndexPage
      path="/blog"
      name={siteWords.blog}
      page={page}
      list={articlesByDate.map(article => ({ name: article.title, path: articlePath(article.slug) }))}
    >
      <Container className="pb-16">
        <ArticleCards articles={articlesByDate} />
      </Container>
    </IndexPage>
  )
}
