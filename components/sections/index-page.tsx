import type { ReactNode } from 'react'
import { siteWords } from '@/content/words/site'
import type { PriceLine as PriceLineContent } from '@/content/price-line'
import type { IndexPage as IndexContent } from '@/content/schema'
import { itemListNode, type Crumb } from '@/lib/json-ld/page'
import type { Path } from '@/lib/route'
import { settings } from '@/lib/settings'
import { Shell, type ShellProps } from '@/components/layout/shell'
import { LedgerSections } from '@/components/ui/blocks'
import { PageSection } from '@/components/ui/section'
import { CallToAction } from './call-to-action'
import { FaqSection } from './faq-section'
import { PageHero } from './hero'
import { PriceExtras } from './price-line'

export interface IndexPageProps extends Pick<ShellProps, 'dataLayerTown' | 'hasSidebar' | 'runtime'> {
  path: Path
  name: string
  page: IndexContent
  /** The pages that it lists. */
  list?: readonly Crumb[]
  actions?: ReactNode
  /** A picture beside the heading. */
  figure?: ReactNode
  hasCallToAction?: boolean
  /** On a page that names prices. */
  priceLine?: PriceLineContent
  /** The list or form that the page is about. */
  children: ReactNode
}

/** An index page: hero, list, sections, questions. */
export function IndexPage({
  path,
  name,
  page,
  list,
  actions,
  figure,
  children,
  hasCallToAction = true,
  priceLine,
  ...shell
}: IndexPageProps) {
  return (
    <Shell
      path={path}
      crumbs={[{ name, path }]}
      nodes={list ? [itemListNode(settings.siteUrl, path, list)] : []}
      faq={page.faq}
      {...shell}
    >
      <PageHero title={page.hero.title} lead={page.hero.lead} actions={actions} figure={figure} />
      {children}
      {page.sections.length > 0 || priceLine ? (
        <PageSection background="sunken">
          <LedgerSections sections={page.sections} />
          {priceLine ? <PriceExtras rows={priceLine.rows} /> : null}
        </PageSection>
      ) : null}
      <FaqSection title={siteWords.questions} questions={page.faq} />
      {hasCallToAction ? <CallToAction {...siteWords.callToAction} /> : null}
    </Shell>
  )
}
