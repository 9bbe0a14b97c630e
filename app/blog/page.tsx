import '../site.css'
import { siteWords } from '@/content/words/site'
import { page } from '@/content/pages/blog'
import { articlesByDate } from '@/content/articles'
import { articlePath } from '@/content/routes'
import { IndexPage } from '@/components/sections/index-page'
import { ArticleCards } from '@/components/sections/article-cards'
import { metadataFor } from '@/components/seo/page-facts'
import { Container } from '@/components/ui/section'

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
