import './site.css'
import type { Metadata } from 'next'
import { business } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { FirstScreenEnd, OwnScript } from '@/components/layout/page-script'
import { Shell } from '@/components/layout/shell'
import { ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/section'
import RootLayout, { metadata as siteMetadata } from './layout'

export { viewport } from './layout'

export const metadata: Metadata = {
  ...siteMetadata,
  title: { absolute: `${siteWords.notFound.title} | ${business.name}` },
  description: siteWords.notFound.text,
  keywords: [...siteWords.notFound.keywords],
}

/**
 * A document of its own: Next.js puts a not-found page that shares the layout into the data of
 * every page that loads the framework.
 */
export default function NotFound() {
  return (
    <RootLayout>
      <Shell>
        <Container className="py-20 md:py-28">
          <p className="font-display text-4xl font-bold text-accent tabular-nums">404</p>
          <h1 className="mt-3 text-3xl md:text-4xl">{siteWords.notFound.heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted">{siteWords.notFound.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/">{siteWords.notFound.home}</ButtonLink>
            <ButtonLink variant="outline" href="/service-areas">
              {siteWords.allServiceAreas}
            </ButtonLink>
          </div>
        </Container>
        <FirstScreenEnd />
        <OwnScript name="not-found" />
      </Shell>
    </RootLayout>
  )
}
