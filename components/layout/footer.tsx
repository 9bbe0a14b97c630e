import { business, socialLinks } from '@/content/business'
import { labels } from '@/content/words/site'
import { isPending } from '@/content/samples'
import { officeHours, phoneHours } from '@/content/hours'
import type { Path } from '@/lib/route'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { Mark } from '@/components/ui/icons'
import { PhoneNumber } from '@/components/ui/phone-number'
import { Container } from '@/components/ui/section'
import { Words } from '@/components/ui/words'
import { areaEntries, NavItems, NavLink, serviceEntries } from './nav-links'

export function Footer({ path }: { path: Path | undefined }) {
  return (
    <footer className="@container bg-night text-on-night">
      <Container className="footer-columns">
        <section aria-labelledby="footer-contact">
          <p className="footer-brand">
            <Mark />
            {business.name}
          </p>
          <p className="footer-text">{labels.footer.coverage}</p>
          <h2 id="footer-contact">{labels.footer.contact}</h2>
          <address>
            <a href={contactHrefs.call}>
              <PhoneNumber>{business.phone}</PhoneNumber>
            </a>
            <br />
            {`${business.address.locality}, ${business.address.region} ${business.address.postalCode}`}
            <br />
            {/* The home page has hours of its own (docs/product.md). */}
            <Words text={path === '/' ? phoneHours : officeHours} />
          </address>
          <ul aria-label={labels.footer.social}>
            {socialLinks.map(([name, href]) => (
              <li key={name}>
                <a href={href} rel="noopener nofollow">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">{labels.footer.services}</h2>
          <ul>
            <NavItems
              entries={[
                ...serviceEntries,
                ['/ev-charger-planner', labels.planner],
                ['/blog', labels.blog],
                ['/locations/', labels.locations],
              ]}
              path={path}
            />
          </ul>
        </nav>
        <nav aria-labelledby="footer-areas">
          <h2 id="footer-areas">{labels.footer.areas}</h2>
          <ul>
            <NavItems entries={areaEntries} path={path} />
          </ul>
        </nav>
      </Container>
      <Container className="footer-end">
        <p>
          {labels.footer.rights}
          {isPending('license') ? null : ` ${labels.footer.license(business.license)}.`}
        </p>
        <p>{labels.footer.pictures}</p>
        <p>{labels.footer.checked}</p>
        <NavLink href="/privacy" path={path}>
          {labels.privacy}
        </NavLink>
        <NavLink href="/terms" path={path}>
          {labels.terms}
        </NavLink>
      </Container>
    </footer>
  )
}
