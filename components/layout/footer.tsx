import { business, socialLinks } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { isPending } from '@/content/samples'
import { allHours, phoneHours } from '@/content/hours'
import type { Path } from '@/lib/route'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { Mark } from '@/components/ui/icons'
import { PhoneNumber } from '@/components/ui/phone-number'
import { Container } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import { areaEntries, type NavEntry, NavItems, NavLink, serviceEntries } from './nav-links'

interface FooterLinksProps {
  id: string
  title: string
  entries: readonly NavEntry[]
  path: Path | undefined
}

/** Folded on phones (layout.css). */
const FooterLinks = ({ id, title, entries, path }: FooterLinksProps) => (
  <nav aria-labelledby={id}>
    <details>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <ul>
        <NavItems entries={entries} path={path} />
      </ul>
    </details>
  </nav>
)

export function Footer({ path }: { path: Path | undefined }) {
  return (
    <footer className="@container bg-night text-on-night">
      <Container className="footer-columns">
        <section aria-label={siteWords.footer.contact}>
          <p className="footer-brand">
            <Mark />
            {business.name}
          </p>
          <p>{siteWords.footer.coverage}</p>
          <address>
            <a href={contactHrefs.call}>
              <PhoneNumber>{business.phone}</PhoneNumber>
            </a>
            {/* The home page has hours of its own (docs/product.md). */}
            {(path === '/' ? [phoneHours] : allHours).map(line => (
              <p key={line}>
                <Words text={line} />
              </p>
            ))}
            <p>{`${business.address.locality}, ${business.address.region} ${business.address.postalCode}`}</p>
          </address>
          <ul aria-label={siteWords.footer.social}>
            {socialLinks.map(([name, href]) => (
              <li key={name}>
                <a href={href} rel="noopener nofollow">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <FooterLinks
          id="footer-services"
          title={siteWords.footer.services}
          entries={[
            ...serviceEntries,
            ['/ev-charger-planner', siteWords.planner],
            ['/blog', siteWords.blog],
            ['/locations/', siteWords.locations],
          ]}
          path={path}
        />
        <FooterLinks id="footer-areas" title={siteWords.footer.areas} entries={areaEntries} path={path} />
      </Container>
      <Container className="footer-end">
        <p>
          {siteWords.footer.rights}
          {isPending('license') ? null : ` ${siteWords.footer.license(business.license)}.`}
        </p>
        <p>{siteWords.footer.pictures}</p>
        <p>{siteWords.footer.checked}</p>
        <NavLink href="/privacy" path={path}>
          {siteWords.privacy}
        </NavLink>
        <NavLink href="/terms" path={path}>
          {siteWords.terms}
        </NavLink>
      </Container>
    </footer>
  )
}
