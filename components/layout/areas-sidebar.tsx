import { siteWords } from '@/content/words/site'
import type { Path } from '@/lib/route'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { areaEntries, NavItems, NavLink } from './nav-links'
import { OwnScript } from './page-script'
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
 * inline/sidebar-toggle.ts collapses it.
 */
export function AreasSidebar({ path }: { path: Path | undefined }) {
  return (
    <div className="no-print">
      {/* Restores its state. scripts/finish-export moves it into the head. */}
      <OwnScript name="sidebar" />
      <button type="button" popoverTarget="areas" className="sidebar-opener">
        <SidebarIcon />
        {siteWords.sidebar.title}
      </button>
      <aside id="areas" popover="auto" aria-label={siteWords.sidebar.title} className="sidebar">
        <div className="sidebar-head">
          <span aria-hidden="true">{siteWords.sidebar.title}</span>
          <button type="button" popoverTarget="areas" popoverTargetAction="hide">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" stroke="currentColor" strokeWidth="2">
              <path d="m2 2 12 12M14 2 2 14" />
            </svg>
            {siteWords.close}
          </button>
        </div>
        <button
          type="button"
          id="toggle"
          aria-controls="areas-sidebar-body"
          aria-expanded="true"
          aria-keyshortcuts="Control+B Meta+B"
          title={`${siteWords.sidebar.toggle} (${siteWords.sidebar.shortcut})`}
          className="needs-script sidebar-toggle"
        >
          <SidebarIcon />
          <span className="sr-only">{siteWords.sidebar.toggle}</span>
        </button>
        <div id="areas-sidebar-body" className="sidebar-body">
          {/* First: in view however long the list of towns is. */}
          <section aria-labelledby="sidebar-call" className="sidebar-call">
            <p id="sidebar-call">{siteWords.sidebar.callTitle}</p>
            <ButtonLink size="small" href={contactHrefs.call} className="w-full">
              <PhoneIcon className="size-4" />
              {siteWords.callNow}
            </ButtonLink>
          </section>
          <nav aria-label={siteWords.sidebar.towns}>
            <NavLink href="/service-areas" path={path} className="sidebar-all">
              {siteWords.allServiceAreas}
            </NavLink>
            <ul className="mt-1">
              <NavItems entries={areaEntries} path={path} className="sidebar-link" />
            </ul>
          </nav>
        </div>
      </aside>
    </div>
  )
}
