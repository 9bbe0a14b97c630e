import type { Path } from '@/lib/routes'
import { Words } from '@/components/ui/words'

export interface TownLink {
  readonly name: string
  readonly href: Path
  readonly description: string
  /** The town's page of the other kind. */
  readonly other?: { readonly label: string; readonly href: Path }
}

/**
 * Links to towns, each with a description. The whole card is the link; a link to the other page
 * lies above it.
 */
export function TownLinks({
  towns,
  headingLevel: Heading = 'h2',
}: {
  towns: readonly TownLink[]
  headingLevel?: 'h2' | 'h3'
}) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {towns.map(({ name, href, description, other }) => (
        <li key={href} className="group relative border-t border-line py-5">
          <Heading className="text-xl">
            <a
              href={href}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-safety group-hover:underline-offset-4"
            >
              {name}
            </a>
          </Heading>
          <p className="mt-1.5 text-sm text-muted">
            <Words text={description} />
          </p>
          {other ? (
            <p className="relative z-10 mt-1 text-sm">
              <a href={other.href} className="link inline-flex min-h-11 items-center">
                {other.label}
              </a>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
