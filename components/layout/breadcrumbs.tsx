import { labels } from '@/content/words/site'
import { Container } from '@/components/ui/section'
import type { Crumb } from '@/lib/json-ld'

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Container>
      <nav aria-label={labels.breadcrumbs} className="pt-5">
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {crumbs.map(({ name, path }, index) => {
            const last = index === crumbs.length - 1
            return (
              <li key={path} className="flex items-center gap-2">
                {index > 0 && <span aria-hidden="true">/</span>}
                {last ? (
                  <span aria-current="page" className="text-ink">
                    {name}
                  </span>
                ) : (
                  <a href={path} className="inline-block py-1 underline underline-offset-4">
                    {name}
                  </a>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
    </Container>
  )
}
