import { siteWords } from '@/content/words/site'
import type { LegalPage as LegalContent } from '@/content/legal'
import { longDate } from '@/lib/format'
import { sectionsOf } from '@/lib/mdx'
import type { Path } from '@/lib/route'
import { FirstScreenEnd } from '@/components/layout/page-script'
import { Shell } from '@/components/layout/shell'
import { LedgerSections } from '@/components/ui/blocks'
import { ButtonLink } from '@/components/ui/button'
import { mdxComponents, withClass } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'

interface LegalPageProps {
  path: Path
  page: LegalContent
  actions: readonly { label: string; href: Path }[]
}

export function LegalPage({ path, page, actions }: LegalPageProps) {
  const { intro, sections } = sectionsOf(page, mdxComponents)
  return (
    <Shell path={path} crumbs={[{ name: page.title, path }]}>
      <Container className="pt-8 pb-16 md:pt-12">
        <h1 className="text-3xl md:text-4xl">{page.title}</h1>
        <p className="mt-4 text-sm text-muted">
          <time dateTime={page.dated}>{longDate(page.dated)}</time>, {siteWords.article.lastUpdated}{' '}
          <time dateTime={page.updated}>{longDate(page.updated)}</time>
        </p>
        {withClass(intro, 'prose mt-6 mb-10 max-w-text text-lg')}
        <FirstScreenEnd />
        <LedgerSections sections={sections} />
        <div className="mt-12 flex flex-wrap gap-3">
          {actions.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} variant={index === actions.length - 1 ? 'primary' : 'outline'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Container>
    </Shell>
  )
}
