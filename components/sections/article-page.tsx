import { Children, isValidElement, type ReactNode } from 'react'
import { townAllIn } from '@/content/all-in'
import { articles, articlesByDate, defaultNextStep, nextStepActions, type Article } from '@/content/articles'
import { business } from '@/content/business'
import { siteWords, readOn } from '@/content/words/site'
import { guidePrices } from '@/content/guide-prices'
import { articlePriceLine } from '@/content/price-line'
import { anchor } from '@/lib/anchor'
import { longDate, type IsoDate } from '@/lib/format'
import { articleNode, type Crumb } from '@/lib/json-ld/page'
import { blocksOf, sectionsOf, type MdxSection } from '@/lib/mdx'
import { articlePath, costGuideSlug, estimateForm } from '@/content/routes'
import type { ArticleSlug } from '@/content/slugs'
import { settings } from '@/lib/settings'
import { FirstScreenEnd } from '@/components/layout/page-script'
import { Shell } from '@/components/layout/shell'
import { PageFigure } from '@/components/media/page-figure'
import { Sections } from '@/components/ui/blocks'
import { ButtonLink } from '@/components/ui/button'
import { InlineText } from '@/components/ui/inline'
import { mdxComponents, UpdateNote, withClass } from '@/components/ui/prose'
import { Container, PageSection, SectionHeading } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import { DataTable } from '@/components/ui/table'
import { AllInCost } from './all-in-cost'
import { CallToAction } from './call-to-action'
import { ourAmounts, secondOpinionWords } from '@/content/second-opinion'
import { SecondOpinion } from '@/components/second-opinion/second-opinion'

/** "Got another quote?": a checklist that reckons where there is script. */
function SecondOpinionSection() {
  const { title, lead, note, action, ...words } = secondOpinionWords
  return (
    <PageSection id="second-opinion" background="sunken">
      <SectionHeading title={title} lead={lead} />
      <SecondOpinion words={words} amounts={ourAmounts} />
      <p className="mt-8 mb-4">{note}</p>
      <ButtonLink href={estimateForm} variant="outline">
        {action}
      </ButtonLink>
    </PageSection>
  )
}

const MORE = 3

/** The next articles by date; the newest follows the oldest. */
const following = (slug: ArticleSlug) => {
  const at = articlesByDate.findIndex(article => article.slug === slug)
  return [...articlesByDate.slice(at + 1), ...articlesByDate.slice(0, at)].slice(0, MORE)
}

function ReadOn({ slug }: { slug: ArticleSlug }) {
  return (
    <PageSection background="sunken" aria-labelledby="read-on">
      <SectionHeading id="read-on" title={readOn} />
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-3">
        {following(slug).map(article => (
          <li key={article.slug} className="group relative border-t-2 border-ink pt-4 pb-6">
            <h3 className="text-xl">
              <a href={articlePath(article.slug)} className="card-link">
                {article.title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function ContentsList({ sections }: { sections: readonly MdxSection[] }) {
  return (
    <ol>
      {sections.map(({ heading }) => (
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
  )
}

function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="max-w-[46rem]">
      <p className="mb-3 font-display font-bold text-accent">{article.category}</p>
      <h1 className="text-3xl md:text-4xl">{article.title}</h1>
      <p className="mt-4 text-sm text-muted">
        {business.name} · <time dateTime={article.published}>{longDate(article.published)}</time> ·{' '}
        {article.readMinutes} {siteWords.article.readTime}
        {article.updated > article.published ? (
          <>
            {' '}
            · {siteWords.article.updated} <time dateTime={article.updated}>{longDate(article.updated)}</time>
          </>
        ) : null}
      </p>
    </header>
  )
}

/** Table of contents, folded, above the article where there is no room beside it. */
function FoldedContents({ sections }: { sections: readonly MdxSection[] }) {
  return (
    <details className="no-print mt-6 max-w-[46rem] border-y border-line lg:hidden">
      <summary className="faq-question">{siteWords.article.contents}</summary>
      <div className="border-t border-line pb-4">
        <ContentsList sections={sections} />
      </div>
    </details>
  )
}

/** Table of contents and next step, beside the article on wide screens. */
function Contents({ article, sections }: { article: Article; sections: readonly MdxSection[] }) {
  const { text, action } = article.nextStep ?? defaultNextStep
  const { label, href } = nextStepActions[action]
  return (
    <div className="no-print hidden lg:col-start-2 lg:row-start-1 lg:block">
      <div className="sticky top-[calc(var(--header-height)+1.5rem)] mt-8">
        <nav aria-labelledby="contents">
          <h2 id="contents" className="border-b-2 border-ink pb-2 text-base">
            {siteWords.article.contents}
          </h2>
          <ContentsList sections={sections} />
        </nav>
        <p className="mt-6 text-sm text-muted">{text}</p>
        <p className="mt-3">
          <ButtonLink href={href} variant="outline" size="small">
            {label}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

/** What has changed since an article was written: one line, and the rest folded below it. */
function Changes({ updated, children }: { updated: IsoDate; children: ReactNode }) {
  const [first, ...rest] = Children.toArray(children).filter(child => isValidElement(child))
  return (
    <aside
      aria-labelledby="update-note"
      className="prose mt-8 max-w-[46rem] border-l-4 border-safety bg-sunken px-6 py-5"
    >
      <h2 id="update-note" className="text-lg">
        {siteWords.article.updateNote} ({longDate(updated.slice(0, 7) as `${number}-${number}`)})
      </h2>
      {first}
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            {siteWords.article.allChanges}
          </summary>
          <div className="grid gap-4">{rest}</div>
        </details>
      ) : null}
    </aside>
  )
}

/** The sections, with the older prices folded before the last. */
function CostGuide({ sections }: { sections: readonly MdxSection[] }) {
  return (
    <>
      <Sections sections={sections.slice(0, -1)} anchors />
      <h2 className="mt-12 mb-4 max-w-text text-2xl">{guidePrices.title}</h2>
      <p className="mb-4 max-w-text">
        <Words text={guidePrices.intro} />
      </p>
      <details className="border-y border-line">
        <summary className="faq-question">{guidePrices.caption}</summary>
        <DataTable {...guidePrices} />
      </details>
      <Sections sections={sections.slice(-1)} anchors />
    </>
  )
}

export function ArticlePage({ slug }: { slug: ArticleSlug }) {
  const article = articles[slug]
  const { intro, sections } = sectionsOf(article, mdxComponents)
  const updateNote = intro.find(({ type }) => type === UpdateNote)
  const namesPrice = blocksOf(article).some(({ text }) => text.includes('$'))
  const path = articlePath(slug)
  const isCostGuide = slug === costGuideSlug
  const crumbs: Crumb[] = [
    { name: siteWords.blog, path: '/blog' },
    { name: article.title, path },
  ]
  const node = articleNode(settings.siteUrl, {
    path,
    title: article.title,
    description: article.metadata.description,
    section: article.category,
    keywords: article.metadata.keywords,
    readMinutes: article.readMinutes,
    author: business.name,
    published: article.published,
    updated: article.updated,
  })
  return (
    <Shell path={path} crumbs={crumbs} nodes={[node]}>
      <article>
        <Container className="pt-8 pb-14 md:pt-12 md:pb-20">
          <ArticleHeader article={article} />
          <FoldedContents sections={sections} />
          <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,46rem)_minmax(min-content,1fr)]">
            <Contents article={article} sections={sections} />
            <div className="lg:col-start-1 lg:row-start-1">
              {withClass(
                intro.filter(({ type }) => type !== UpdateNote),
                'prose mt-8 max-w-text text-lg',
              )}
              <PageFigure
                picture={article.picture.name}
                caption={article.picture.caption}
                sizes="(width < 46rem) 92vw, 46rem"
                className="mt-8 max-w-[46rem]"
              />
              <FirstScreenEnd />
              {isCostGuide ? <AllInCost cost={townAllIn} className="mt-10 max-w-[46rem]" /> : null}
              {updateNote ? <Changes updated={article.updated}>{updateNote.props.children}</Changes> : null}
              <div className="mt-10">
                {isCostGuide ? <CostGuide sections={sections} /> : <Sections sections={sections} anchors />}
              </div>
              {namesPrice ? (
                <p data-price-line="" className="prose mt-12 max-w-text">
                  <InlineText text={articlePriceLine(article.slug)} />
                </p>
              ) : null}
              <p className="mt-12">
                <ButtonLink variant="outline" href="/blog">
                  {siteWords.backToBlog}
                </ButtonLink>
              </p>
            </div>
          </div>
        </Container>
      </article>
      {isCostGuide ? <SecondOpinionSection /> : null}
      <ReadOn slug={slug} />
      <CallToAction {...siteWords.callToAction} />
    </Shell>
  )
}
