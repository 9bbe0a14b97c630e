import type { Path } from '@/lib/route'
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
    <ul className="town-cards">
      {towns.map(({ name, href, description, other }) => (
        <li key={href} className="group">
          <Heading>
            <a href={href} className="card-link">
              {name}
            </a>
          </Heading>
          <p>
            <Words text={description} />
          </p>
          {other ? (
            <p className="town-other">
              <a href={other.href} className="link">
                {other.label}
              </a>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
