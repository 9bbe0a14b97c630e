import type { Thing } from 'schema-dts'
import type { ReactNode } from 'react'
import { labels } from '@/content/words/site'
import type { DataLayerEvent } from '@/lib/data-layer'
import type { Crumb } from '@/lib/json-ld/page'
import type { TownSlug } from '@/content/towns'
import type { Path } from '@/lib/route'
import { JsonLd } from '@/components/seo/json-ld'
import { pageGraph } from '@/components/seo/page-graph'
import { AreasSidebar } from './areas-sidebar'
import { Breadcrumbs } from './breadcrumbs'
import { Footer } from './footer'
import { Header } from './header'
import { PageScript } from './page-script'
import { TextBar } from './text-bar'

interface ShellProps {
  /** Undefined on the not-found page. */
  path?: Path
  crumbs?: readonly Crumb[]
  /**
   * The page shows its breadcrumbs itself, and has a lower header on phones: its first screen fills
   * the window.
   */
  isFullWindow?: boolean
  /** Structured data of this page, in addition to business, site and breadcrumb. */
  nodes?: readonly Thing[]
  /** Structured data may carry the review figures only where the page shows them. */
  showsRating?: boolean
  /** `town` of the ld_injected event. */
  dataLayerTown?: string | null
  /** On pages with a form: sends leads that wait on the device, and shows toasts. */
  runtime?: ReactNode
  /** Shows the service-areas sidebar, with this town marked. */
  sidebar?: { current: TownSlug | null }
  children: ReactNode
}

/** Every page: structured data, header, main content, footer, text bar. */
export function Shell({
  path,
  crumbs,
  isFullWindow = false,
  nodes = [],
  showsRating = false,
  dataLayerTown = null,
  runtime,
  sidebar,
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
    hasFAQ: nodes.some(node => typeof node === 'object' && '@type' in node && node['@type'] === 'FAQPage'),
    hasBreadcrumb: crumbs !== undefined,
  }
  return (
    <div id="shell" data-full-window={isFullWindow || undefined} data-log={JSON.stringify(viewEvent)}>
      <a href="#content" className="skip-link">
        {labels.skip}
      </a>
      <Header path={path} />
      {sidebar ? (
        <div className="with-sidebar">
          <AreasSidebar current={sidebar.current} path={path} />
          {main}
        </div>
      ) : (
        main
      )}
      <Footer path={path} />
      <TextBar />
      {/* At the end, so that the first screen comes sooner, and near the words that it repeats, which
          gzip finds within 32 kB. */}
      <JsonLd data={pageGraph({ path, crumbs, nodes, showsRating })} />
      {runtime}
      <PageScript hasSidebar={sidebar !== undefined} hasForm={runtime !== undefined} />
    </div>
  )
}
