// The articles, by slug and by date. An article is content/articles/<slug>.mdx and its slug in
// content/slugs.ts.
import { readArticle, type ArticleFrontMatter } from '@/lib/schema/article'
import type { MdxModule, MdxPage } from '@/lib/mdx'
import { articleSlugs, type ArticleSlug } from '@/content/slugs'
import { estimateForm } from '@/content/routes'
import type { Path } from '@/lib/route'
import { siteWords } from '@/content/words/site'
import { pictures, type PictureName } from '@/content/pictures'

type NextStep = NonNullable<ArticleFrontMatter['nextStep']>

export interface Article extends ArticleFrontMatter<PictureName>, MdxPage {
  readonly slug: ArticleSlug
}

async function load(slug: ArticleSlug): Promise<Article> {
  const file = `content/articles/${slug}.mdx`
  const { default: Content, frontMatter } = (await import(`./${slug}.mdx`)) as MdxModule
  return { slug, file, Content, ...readArticle(file, frontMatter, Object.keys(pictures) as PictureName[]) }
}

/** All articles, the newest first. Publication dates are full ISO dates, which sort as text. */
export const articlesByDate: readonly Article[] = (await Promise.all(articleSlugs.map(load))).toSorted((a, b) =>
  b.published.localeCompare(a.published),
)

export const articles = Object.fromEntries(articlesByDate.map(article => [article.slug, article])) as Readonly<
  Record<ArticleSlug, Article>
>

/** Where the next step beside an article leads, by the name that front matter gives it. */
export const nextStepActions = {
  planner: { label: siteWords.planYours, href: '/ev-charger-planner' },
  estimate: { label: siteWords.getFreeEstimate, href: estimateForm },
} as const satisfies Record<NextStep['action'], { label: string; href: Path }>

/** For an article that names no next step. */
export const defaultNextStep: NextStep = {
  text: 'See it in your own garage: place the charger, check the run and get a rough price.',
  action: 'planner',
}
