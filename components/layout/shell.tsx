import type { Thing } from 'schema-dts'
import type { ReactNode } from 'react'
import { siteWords } from '@/content/words/site'
import type { DataLayerEvent } from '@/lib/data-layer'
import { type Crumb, scriptJson } from '@/lib/json-ld/page'
import type { Path } from '@/lib/route'
import type { Question } from '@/lib/schema/page'
import { pageGraph } from '@/components/seo/page-graph'
import { AreasSidebar } from './areas-sidebar'
import { Breadcrumbs } from './breadcrumbs'
import { Footer } from './footer'
import { Header } from './header'
import { PageScript } from './page-script'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { Icon } from '@/components/ui/icons'
import { TEXT_BAR_ID } from './page-room'

/** The fixed bar at the bottom: a link to a prefilled text message. */
function TextBar() {
  return (
    <aside
      id={TEXT_BAR_ID}
      aria-label={siteWords.textUs}
      className="no-print @container text-bar"
      style={{ height: 'var(--text-bar-height)' }}
    >
      <a href={contactHrefs.text} className="text-bar-link">
        {/* The icon has its place before it comes: the page may be painted between text and icon. */}
        <span>
          {siteWords.textUs}
          <Icon strokeWidth="1.75" strokeLinejoin="round" path="M2.5 3.5h15v10h-8l-4 3.5v-3.5h-3z" />
        </span>
      </a>
    </aside>
  )
}

export interface ShellProps {
  /** Undefined on the not-found page. */
  path?: Path
  /** The way from the home page, without it. */
  crumbs?: readonly Crumb[]
  /**
   * The page shows its breadcrumbs itself, and has a lower header on phones: its first screen fills
   * the window.
   */
  isFullWindow?: boolean
  /** Structured data of this page, in addition to business, site, breadcrumb and questions. */
  nodes?: readonly Thing[]
  /** The questions that the page shows. */
  faq?: readonly Question[]
  /** Structured data may carry the review figures only where the page shows them. */
  showsRating?: boolean
  /** `town` of the ld_injected event. */
  dataLayerTown?: string | null
  /** On pages with a form: sends leads that wait on the device, and shows toasts. */
  runtime?: ReactNode
  /** Shows the service-areas sidebar. */
  hasSidebar?: boolean
  children: ReactNode
}

/** Every page: structured data, header, main content, footer, text bar. */
export function Shell({
  path,
  crumbs,
  isFullWindow = false,
  nodes = [],
  faq = [],
  showsRating = false,
  dataLayerTown = null,
  runtime,
  hasSidebar = false,
  children,
}: ShellProps) {
  const main = (
    <main id="content" tabIndex={-1} className="min-w-0 outline-none">
      {crumbs && !isFullWindow ? <Breadcrumbs crumbs={crumbs} /> : null}
      {children}
    </main>
  )
  const viewEvent: DataLayerEvent = {
    event: 'ld_injected',
    town: dataLayerTown,
    hasFAQ: faq.length > 0,
    hasBreadcrumb: crumbs !== undefined,
  }
  return (
    <div id="shell" data-full-window={isFullWindow || undefined} data-log={JSON.stringify(viewEvent)}>
      <a href="#content" className="skip-link">
        {siteWords.skip}
      </a>
      <Header path={path} />
      {hasSidebar ? (
        <div className="with-sidebar">
          <AreasSidebar path={path} />
          {main}
        </div>
      ) : (
        main
      )}
      <Footer path={path} />
      <TextBar />
      {/* At the end, so that the first screen comes sooner, and near the words that it repeats, which
          gzip finds within 32 kB. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph({ path, crumbs, nodes, faq, showsRating })) }}
      />
      {runtime}
      <PageScript hasSidebar={hasSidebar} hasForm={runtime !== undefined} />
    </div>
  )
}
