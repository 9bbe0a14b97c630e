import type { Path } from '@/lib/routes'

export interface TownLink {
  readonly name: string
  readonly href: Path
  readonly description: string
}

/** Links to towns, each with a description. */
export function TownLinks({
  towns,
  headingLevel: Heading = 'h2',
}: {
  towns: readonly TownLink[]
  headingLevel?: 'h2' | 'h3'
}) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {towns.map(({ name, href, description }) => (
        <li key={href} className="group relative border-t border-line py-5">
          <Heading className="text-xl">
            <a
              href={href}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-safety group-hover:underline-offset-4"
            >
              {name}
            </a>
          </Heading>
          <p className="mt-1.5 text-sm text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
