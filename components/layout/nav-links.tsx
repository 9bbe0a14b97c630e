import { serviceAreaPath, servicePath } from '@/content/routes'
import { services } from '@/content/services'
import { serviceSlugs } from '@/content/slugs'
import { serviceAreaSlugs, towns } from '@/content/towns'
import type { Path } from '@/lib/route'

export type NavEntry = readonly [href: Path, label: string]

export const serviceEntries = serviceSlugs.map((slug): NavEntry => [servicePath(slug), services[slug].name])
export const areaEntries = serviceAreaSlugs.map((slug): NavEntry => [serviceAreaPath(slug), towns[slug].name])

interface CurrentPage {
  /** Of the page that is shown: its own link is marked. */
  path: Path | undefined
  className?: string
}

export function NavLink({ href, path, className, children }: CurrentPage & { href: Path; children: string }) {
  return (
    <a href={href} aria-current={path === href ? 'page' : undefined} className={className}>
      {children}
    </a>
  )
}

export const NavItems = ({ entries, ...page }: CurrentPage & { entries: readonly NavEntry[] }) =>
  entries.map(([href, label]) => (
    <li key={href}>
      <NavLink href={href} {...page}>
        {label}
      </NavLink>
    </li>
  ))
