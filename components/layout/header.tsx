import type { ReactNode } from 'react'
import { business, shortName } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { nearestForm } from '@/content/routes'
import { isLongName } from '@/lib/brand-name'
import type { Path } from '@/lib/route'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { ButtonLink } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { Chevron, Mark, PhoneIcon } from '@/components/ui/icons'
import { PhoneNumber } from '@/components/ui/phone-number'
import { Container } from '@/components/ui/section'
import { areaEntries, type NavEntry, NavItems, NavLink, serviceEntries } from './nav-links'
import { HEADER_ID } from './page-room'

function MenuButton({ target, active, children }: { target: string; active: boolean; children: string }) {
  return (
    <button type="button" popoverTarget={target} className={classes('menu-opener', active && 'menu-active')}>
      {children}
      <Chevron />
    </button>
  )
}

interface MenuProps {
  id: string
  entries: readonly NavEntry[]
  path: Path | undefined
  className?: string
  /** Below the links. */
  children?: ReactNode
}

function Menu({ id, entries, path, className = 'py-6', children }: MenuProps) {
  return (
    <div id={id} popover="auto" className="menu-panel">
      <Container className={className}>
        <ul>
          <NavItems entries={entries} path={path} className="menu-link" />
        </ul>
        {children}
      </Container>
    </div>
  )
}

const blog: NavEntry = ['/blog', siteWords.blog]
const planner: NavEntry = ['/ev-charger-planner', siteWords.planner]
const contact: NavEntry = ['/contact', siteWords.contact]

function PhoneMenu({ path }: { path: Path | undefined }) {
  const entries: readonly NavEntry[] = [
    ['/', siteWords.home],
    ['/services', siteWords.services],
    ['/service-areas', siteWords.serviceAreas],
    blog,
    planner,
    contact,
  ]
  return (
    <Menu id="menu-phone" entries={entries} path={path} className="py-4">
      <div className="menu-end">
        <ButtonLink variant="outline" href={contactHrefs.call}>
          <PhoneIcon className="button-icon" />
          <PhoneNumber>{business.phone}</PhoneNumber>
        </ButtonLink>
        <ButtonLink href={nearestForm(path)}>{siteWords.getFreeEstimate}</ButtonLink>
      </div>
    </Menu>
  )
}

/**
 * Menus are popovers: opening, closing and Escape need no script. `wide-header` (layout.css): the
 * whole menu, not the phone's.
 */
export function Header({ path }: { path: Path | undefined }) {
  return (
    <header id={HEADER_ID} className="no-print @container site-header" style={{ minHeight: 'var(--header-height)' }}>
      {/* Hidden while the parser is in it (layout.css): half of a row would move. */}
      <Container className="header-row">
        <a
          href="/"
          className={classes('brand', isLongName(shortName) && 'brand-long')}
          aria-label={`${shortName}, ${siteWords.home}`}
        >
          <Mark />
          {shortName}
        </a>
        <nav aria-label={siteWords.mainMenu} className="main-nav">
          <NavLink href="/" path={path} className="menu-link">
            {siteWords.home}
          </NavLink>
          <MenuButton target="menu-services" active={path?.startsWith('/services') ?? false}>
            {siteWords.services}
          </MenuButton>
          <Menu id="menu-services" entries={[['/services', siteWords.allServices], ...serviceEntries]} path={path} />
          <MenuButton target="menu-areas" active={path?.startsWith('/service-areas') ?? false}>
            {siteWords.serviceAreas}
          </MenuButton>
          <Menu
            id="menu-areas"
            entries={[
              ['/service-areas', siteWords.allServiceAreas],
              ...areaEntries,
              ['/locations/', siteWords.allLocations],
            ]}
            path={path}
          />
          {[blog, planner, contact].map(([href, label]) => (
            <NavLink key={href} href={href} path={path} className="menu-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <a href={contactHrefs.call} className="header-phone">
          <PhoneIcon />
          {business.phone}
        </a>
        <span className="hidden wide-header:block">
          <ButtonLink href={nearestForm(path)} size="small">
            {siteWords.freeEstimate}
          </ButtonLink>
        </span>
        <a href={contactHrefs.call} aria-label={`${siteWords.call} ${business.phone}`} className="header-call">
          <PhoneIcon />
        </a>
        <nav aria-label={siteWords.menu} className="wide-header:hidden">
          <button type="button" popoverTarget="menu-phone" className="menu-button">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" stroke="currentColor" strokeWidth="2">
              <path className="while-closed" d="M1 4h14M1 8h14M1 12h14" />
              <path className="while-open" d="m2 2 12 12M14 2 2 14" />
            </svg>
            <span>
              <span className="while-closed">{siteWords.menu}</span>
              <span className="while-open">{siteWords.close}</span>
            </span>
          </button>
          <PhoneMenu path={path} />
        </nav>
      </Container>
    </header>
  )
}
