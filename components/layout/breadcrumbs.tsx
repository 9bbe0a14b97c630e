import { siteWords } from '@/content/words/site'
import { Container } from '@/components/ui/section'
import type { Crumb } from '@/lib/json-ld/page'

/** The way from the home page. */
export const fromHome = (crumbs: readonly Crumb[]): readonly Crumb[] => [{ name: siteWords.home, path: '/' }, ...crumbs]

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Container>
      <nav aria-label={siteWords.breadcrumbs} className="crumbs">
        <ol>
          {fromHome(crumbs).map(({ name, path }, index) => {
            const last = index === crumbs.length
            return (
              <li key={path}>
                {index > 0 && <span aria-hidden="true">/</span>}
                {last ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
              </li>
            )
          })}
        </ol>
      </nav>
    </Container>
  )
}
