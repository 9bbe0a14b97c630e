// The accessible names, links and landmarks of the map.
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mapLabels } from '@/content/words/map'
import { townPage } from '@/content/routes'
import { allTowns, towns } from '@/content/towns'
import { largeSheet } from '@/lib/map/sheets'
import { LongIslandMap } from './long-island-map'
import { mapLinks } from './map-links'
import { TownMap } from './map-small'

describe('the large map', () => {
  it('links every town in a landmark of its own, west to east', () => {
    render(<LongIslandMap links={mapLinks('service-areas')} labels={mapLabels} />)
    const links = within(screen.getByRole('navigation', { name: mapLabels.nav })).getAllByRole('link')
    const west = allTowns.toSorted((a, b) => largeSheet.place(a.point).x - largeSheet.place(b.point).x)
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      west.map(({ slug }) => townPage(slug, 'service-areas').path),
    )
    for (const link of links) expect(link.getAttribute('aria-label')).toContain(link.textContent)
  })

  it('says of each link which kind of page it leads to', () => {
    render(<LongIslandMap links={mapLinks('service-areas')} labels={mapLabels} />)
    for (const [name, family] of [
      ['Huntington', 'service-areas'],
      ['Selden', 'locations'],
    ] as const)
      expect(screen.getAllByRole('link', { name: mapLabels.place[family](name) })).toHaveLength(1)
    render(<LongIslandMap links={mapLinks('locations')} labels={mapLabels} />)
    expect(screen.getAllByRole('link', { name: mapLabels.place.locations('Huntington') })).toHaveLength(1)
  })

  it('is a picture with a name and a description at every width', () => {
    render(<LongIslandMap links={mapLinks('service-areas')} labels={mapLabels} />)
    expect(screen.getAllByRole('img', { name: `${mapLabels.title}. ${mapLabels.description}` })).toHaveLength(2)
  })

  it('marks the current place', () => {
    render(<LongIslandMap links={mapLinks('service-areas')} current="selden" labels={mapLabels} />)
    expect(screen.getAllByRole('link', { current: 'page' }).map(link => link.textContent)).toEqual(['Selden'])
  })
})

describe('the links of the map', () => {
  it('lead to the family that is asked for, else to the other', () => {
    const href = (first: 'service-areas' | 'locations', slug: string) =>
      mapLinks(first).find(link => link.slug === slug)?.href
    expect(href('service-areas', 'huntington')).toBe('/service-areas/huntington')
    expect(href('locations', 'huntington')).toBe('/locations/huntington/')
    expect(href('service-areas', 'selden')).toBe('/locations/selden/')
    expect(href('locations', 'montauk')).toBe('/service-areas/montauk')
  })
})

describe('a town whose name has no place on the map', () => {
  it('is a dot with a link', () => {
    const links = mapLinks('service-areas').map(link => (link.slug === 'selden' ? { ...link, map: undefined } : link))
    render(<LongIslandMap links={links} labels={mapLabels} />)
    const link = screen.getByRole('link', { name: mapLabels.place.locations('Selden') })
    expect(link.textContent).toBe('')
    expect(link.querySelector('circle')).not.toBeNull()
  })
})

describe('the small map', () => {
  it('names its town once, also where it is one of those that are always named, without links', () => {
    for (const slug of ['patchogue', 'montauk'] as const) {
      const { container, unmount } = render(
        <svg>
          <TownMap slug={slug} />
        </svg>,
      )
      expect(screen.getAllByText(towns[slug].name)).toHaveLength(1)
      expect(container.querySelector('a')).toBeNull()
      unmount()
    }
  })
})
