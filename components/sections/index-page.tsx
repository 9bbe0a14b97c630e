import type { Thing } from 'schema-dts'
import type { ReactNode } from 'react'
import { labels } from '@/content/labels'
import type { IndexPage as IndexContent } from '@/content/types'
import { faqNode, type Crumb } from '@/lib/json-ld'
import type { Path } from '@/lib/routes'
import { settings } from '@/lib/settings'
import { Shell } from '@/components/layout/shell'
import { LedgerSections } from '@/components/ui/blocks'
import { PageSection } from '@/components/ui/section'
import { Closing } from './closing'
import { FaqSection } from './faq-section'
import { PageHero } from './hero'

interface IndexPageProps {
  path: Path
  name: string
  page: IndexContent
  nodes?: readonly Thing[]
  actions?: ReactNode
  /** A picture beside the heading. */
  figure?: ReactNode
  sidebar?: { current: null }
  dataLayerTown?: string
  closing?: boolean
  runtime?: ReactNode
  /** The list or form that the page is about. */
  children: ReactNode
}

/** An overview: hero, what it lists, words around it, questions. */
export function IndexPage({
  path,
  name,
  page,
  nodes = [],
  actions,
  figure,
  children,
  sidebar,
  dataLayerTown,
  closing = true,
  runtime,
}: IndexPageProps) {
  const crumbs: Crumb[] = [
    { name: labels.home, path: '/' },
    { name, path },
  ]
  const questions = page.faq.length > 0 ? [faqNode(settings.siteUrl, path, page.faq)] : []
  return (
    <Shell
      path={path}
      crumbs={crumbs}
      nodes={[...nodes, ...questions]}
      runtime={runtime}
      {...(sidebar && { sidebar })}
      {...(dataLayerTown && { dataLayerTown })}
    >
      <PageHero
        title={page.hero.title}
        lead={page.hero.lead}
        actions={actions}
        figure={figure}
        whole={sidebar !== undefined}
      />
      {children}
      {page.sections.length > 0 ? (
        <PageSection ground="sunken">
          <LedgerSections sections={page.sections} />
        </PageSection>
      ) : null}
      <FaqSection title={labels.questions} questions={page.faq} />
      {closing ? (
        <Closing closing={labels.serviceClosing} quote={{ label: labels.getFreeEstimate, href: '/contact' }} />
      ) : null}
    </Shell>
  )
}
