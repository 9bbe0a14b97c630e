import { business } from '@/content/business'
import { labels } from '@/content/words/site'
import { serviceAreaSlugs, towns, type TownSlug } from '@/content/towns'
import { telHref } from '@/lib/phone'
import { serviceAreaPath } from '@/content/routes'
import type { Path } from '@/lib/route'
import { SidebarScript } from './page-script'
import { ButtonLink } from '@/components/ui/button'
import { PhoneIcon } from '@/components/ui/icons'

function SidebarIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.75">
      <path d="M1.5 2.5h13v11h-13zM6 2.5v11" />
    </svg>
  )
}

/**
 * The list of towns beside service-area pages: a column from 768 px, a popover drawer below.
 * inline/page-with-sidebar.ts collapses it.
 */
export function AreasSidebar({ current, path }: { current: TownSlug | null; path: Path | undefined }) {
  return (
    <div className="no-print">
      <SidebarScript />
      <button type="button" popoverTarget="areas" className="sidebar-opener">
        <SidebarIcon />
        {labels.sidebar.title}
      </button>
      <aside id="areas" popover="auto" aria-label={labels.sidebar.title} className="sidebar">
        <div className="sidebar-head">
          <span aria-hidden="true">{labels.sidebar.title}</span>
          <button type="button" popoverTarget="areas" popoverTargetAction="hide">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" stroke="currentColor" strokeWidth="2">
              <path d="m2 2 12 12M14 2 2 14" />
            </svg>
            {labels.close}
          </button>
        </div>
        <button
          type="button"
          id="toggle"
          aria-controls="areas-sidebar-body"
          aria-expanded="true"
          aria-keyshortcuts="Control+B Meta+B"
          title={`${labels.sidebar.toggle} (${labels.sidebar.shortcut})`}
          className="needs-script sidebar-toggle"
        >
          <SidebarIcon />
          <span className="sr-only">{labels.sidebar.toggle}</span>
        </button>
        <div id="areas-sidebar-body" className="sidebar-body">
          <nav aria-label={labels.sidebar.towns}>
            <a
              href="/service-areas"
              aria-current={path === '/service-areas' ? 'page' : undefined}
              className="sidebar-all"
            >
              {labels.allServiceAreas}
            </a>
            <ul className="mt-1">
              {serviceAreaSlugs.map(slug => (
                <li key={slug}>
                  <a
                    href={serviceAreaPath(slug)}
                    aria-current={slug === current ? 'page' : undefined}
                    className="sidebar-link"
                  >
                    {towns[slug].name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="sidebar-call" className="sidebar-call">
            <p id="sidebar-call">{labels.sidebar.callTitle}</p>
            <p>{labels.sidebar.callText}</p>
            <ButtonLink size="small" href={telHref(business.phone)} className="w-full">
              <PhoneIcon className="size-4" />
              {labels.callNow}
            </ButtonLink>
          </section>
        </div>
      </aside>
    </div>
  )
}
