import { business } from '@/content/business'
import { labels } from '@/content/words/site'
import { services } from '@/content/services'
import { serviceAreaSlugs, towns } from '@/content/towns'
import { telHref } from '@/lib/phone'
import { nearestForm, serviceAreaPath, servicePath } from '@/content/routes'
import { serviceSlugs } from '@/content/slugs'
import type { Path } from '@/lib/route'
import { ButtonLink } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { Chevron, Mark, PhoneIcon } from '@/components/ui/icons'
import { PhoneNumber } from '@/components/ui/phone-number'
import { Container } from '@/components/ui/section'
import { HEADER_ID } from './page-room'

interface MenuLinkProps {
  href: Path
  path: Path | undefined
  children: string
}

function MenuLink({ href, path, children }: MenuLinkProps) {
  return (
    <a href={href} aria-current={path === href ? 'page' : undefined} className="menu-link">
      {children}
    </a>
  )
}

function MenuButton({ target, active, children }: { target: string; active: boolean; children: string }) {
  return (
    <button type="button" popoverTarget={target} className={classes('menu-opener', active && 'menu-active')}>
      {children}
      <Chevron />
    </button>
  )
}

function ServicesMenu({ path }: { path: Path | undefined }) {
  return (
    <div id="menu-services" popover="auto" className="menu-panel">
      <Container className="py-6">
        <ul>
          <li>
            <MenuLink href="/services" path={path}>
              {labels.allServices}
            </MenuLink>
          </li>
          {serviceSlugs.map(slug => (
            <li key={slug}>
              <MenuLink href={servicePath(slug)} path={path}>
                {services[slug].name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}

function AreasMenu({ path }: { path: Path | undefined }) {
  return (
    <div id="menu-areas" popover="auto" className="menu-panel">
      <Container className="py-6">
        <ul>
          <li>
            <MenuLink href="/service-areas" path={path}>
              {labels.allServiceAreas}
            </MenuLink>
          </li>
          {serviceAreaSlugs.map(slug => (
            <li key={slug}>
              <MenuLink href={serviceAreaPath(slug)} path={path}>
                {towns[slug].name}
              </MenuLink>
            </li>
          ))}
          <li>
            <MenuLink href="/locations/" path={path}>
              {labels.allLocations}
            </MenuLink>
          </li>
        </ul>
      </Container>
    </div>
  )
}

function PhoneMenu({ path }: { path: Path | undefined }) {
  const entries: [Path, string][] = [
    ['/', labels.home],
    ['/services', labels.services],
    ['/service-areas', labels.serviceAreas],
    ['/blog', labels.blog],
    ['/ev-charger-planner', labels.planner],
    ['/contact', labels.contact],
  ]
  return (
    <div id="menu-phone" popover="auto" className="menu-panel">
      <Container className="py-4">
        <ul>
          {entries.map(([href, label]) => (
            <li key={href}>
              <MenuLink href={href} path={path}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
        <div className="menu-end">
          <ButtonLink variant="outline" href={telHref(business.phone)}>
            <PhoneIcon className="button-icon" />
            <PhoneNumber>{business.phone}</PhoneNumber>
          </ButtonLink>
          <ButtonLink href={nearestForm(path)}>{labels.getFreeEstimate}</ButtonLink>
        </div>
      </Container>
    </div>
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
        <a href="/" className="brand" aria-label={`${business.name}, ${labels.home}`}>
          <Mark />
          {business.name}
        </a>
        <nav aria-label={labels.mainMenu} className="main-nav">
          <MenuLink href="/" path={path}>
            {labels.home}
          </MenuLink>
          <MenuButton target="menu-services" active={path?.startsWith('/services') ?? false}>
            {labels.services}
          </MenuButton>
          <ServicesMenu path={path} />
          <MenuButton target="menu-areas" active={path?.startsWith('/service-areas') ?? false}>
            {labels.serviceAreas}
          </MenuButton>
          <AreasMenu path={path} />
          <MenuLink href="/blog" path={path}>
            {labels.blog}
          </MenuLink>
          <MenuLink href="/ev-charger-planner" path={path}>
            {labels.planner}
          </MenuLink>
          <MenuLink href="/contact" path={path}>
            {labels.contact}
          </MenuLink>
        </nav>
        <a href={telHref(business.phone)} className="header-phone">
          <PhoneIcon />
          {business.phone}
        </a>
        <span className="hidden wide-header:block">
          <ButtonLink href={nearestForm(path)} size="small">
            {labels.freeEstimate}
          </ButtonLink>
        </span>
        <a href={telHref(business.phone)} aria-label={`${labels.call} ${business.phone}`} className="header-call">
          <PhoneIcon />
        </a>
        <nav aria-label={labels.menu} className="wide-header:hidden">
          <button type="button" popoverTarget="menu-phone" className="menu-button">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" stroke="currentColor" strokeWidth="2">
              <path className="while-closed" d="M1 4h14M1 8h14M1 12h14" />
              <path className="while-open" d="m2 2 12 12M14 2 2 14" />
            </svg>
            <span>
              <span className="while-closed">{labels.menu}</span>
              <span className="while-open">{labels.close}</span>
            </span>
          </button>
          <PhoneMenu path={path} />
        </nav>
      </Container>
    </header>
  )
}
