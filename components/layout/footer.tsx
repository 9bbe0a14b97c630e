import { business, socialLinks } from '@/content/business'
import { labels } from '@/content/words/site'
import { isPending } from '@/content/samples'
import { services } from '@/content/services'
import { serviceAreaSlugs, towns } from '@/content/towns'
import { officeHours, phoneHours } from '@/content/hours'
import { telHref } from '@/lib/phone'
import { serviceAreaPath, servicePath } from '@/content/routes'
import { serviceSlugs } from '@/content/slugs'
import type { Path } from '@/lib/route'
import { Mark } from '@/components/ui/icons'
import { PhoneNumber } from '@/components/ui/phone-number'
import { Container } from '@/components/ui/section'
import { Words } from '@/components/ui/words'

function FooterLink({ href, path, children }: { href: string; path: Path | undefined; children: string }) {
  return (
    <a href={href} aria-current={path === href ? 'page' : undefined}>
      {children}
    </a>
  )
}

export function Footer({ path }: { path: Path | undefined }) {
  return (
    <footer className="bg-night text-on-night">
      <Container className="footer-columns">
        <section aria-labelledby="footer-contact">
          <p className="footer-brand">
            <Mark />
            {business.name}
          </p>
          <p className="footer-text">{labels.footer.coverage}</p>
          <h2 id="footer-contact">{labels.footer.contact}</h2>
          <address>
            <a href={telHref(business.phone)}>
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
            {serviceSlugs.map(slug => (
              <li key={slug}>
                <FooterLink href={servicePath(slug)} path={path}>
                  {services[slug].name}
                </FooterLink>
              </li>
            ))}
            <li>
              <FooterLink href="/ev-charger-planner" path={path}>
                {labels.planner}
              </FooterLink>
            </li>
            <li>
              <FooterLink href="/blog" path={path}>
                {labels.blog}
              </FooterLink>
            </li>
            <li>
              <FooterLink href="/locations/" path={path}>
                {labels.locations}
              </FooterLink>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-areas">
          <h2 id="footer-areas">{labels.footer.areas}</h2>
          <ul>
            {serviceAreaSlugs.map(slug => (
              <li key={slug}>
                <FooterLink href={serviceAreaPath(slug)} path={path}>
                  {towns[slug].name}
                </FooterLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      <Container className="footer-end">
        <p>
          {labels.footer.rights}
          {isPending('license') ? null : ` ${labels.footer.license(business.license)}.`}
        </p>
        <p>{labels.footer.pictures}</p>
        <FooterLink href="/privacy" path={path}>
          {labels.privacy}
        </FooterLink>
        <FooterLink href="/terms" path={path}>
          {labels.terms}
        </FooterLink>
      </Container>
    </footer>
  )
}
