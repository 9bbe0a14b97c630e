// The accessible names, links and landmarks of the map.
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mapWords } from '@/content/words/map'
import { townPage } from '@/content/routes'
import { allTowns, towns } from '@/content/towns'
import { largeSheet } from '@/lib/map/sheets'
import { LongIslandMap, PlaceLink, type PlaceLinkProps } from './long-island-map'

const renderLink = (props: PlaceLinkProps) =>
  render(
    <svg>
      <PlaceLink {...props} />
    </svg>,
  )

describe('the large map', () => {
  it('links every town in a landmark of its own, west to east', () => {
    render(<LongIslandMap preferred="service-areas" />)
    const links = within(screen.getByRole('navigation', { name: mapWords.nav })).getAllByRole('link')
    const west = allTowns.toSorted((a, b) => largeSheet.place(a.point).x - largeSheet.place(b.point).x)
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      west.map(({ slug }) => townPage(slug, 'service-areas').path),
    )
    for (const link of links) expect(link.getAttribute('aria-label')).toContain(link.textContent)
  })

  it('says of each link which kind of page it leads to', () => {
    render(<LongIslandMap preferred="service-areas" />)
    for (const [name, family] of [
      ['Huntington', 'service-areas'],
      ['Selden', 'locations'],
    ] as const)
      expect(screen.getAllByRole('link', { name: mapWords.place[family](name) })).toHaveLength(1)
    render(<LongIslandMap preferred="locations" />)
    expect(screen.getAllByRole('link', { name: mapWords.place.locations('Huntington') })).toHaveLength(1)
  })

  it('is a picture with a name and a description at every width', () => {
    render(<LongIslandMap preferred="service-areas" />)
    expect(screen.getAllByRole('img', { name: `${mapWords.title}. ${mapWords.description}` })).toHaveLength(2)
  })
})

describe('the links of the map', () => {
  it('lead to the family that is asked for, else to the other', () => {
    for (const [preferred, slug, href] of [
      ['service-areas', 'huntington', '/service-areas/huntington'],
      ['locations', 'huntington', '/locations/huntington/'],
      ['service-areas', 'selden', '/locations/selden/'],
      ['locations', 'montauk', '/service-areas/montauk'],
    ] as const) {
      const { unmount } = renderLink({ town: towns[slug], preferred })
      expect(screen.getByRole('link').getAttribute('href')).toBe(href)
      unmount()
    }
  })
})

describe('a town whose name has no place on the map', () => {
  it('is a dot with a link', () => {
    renderLink({ town: { ...towns.selden, map: undefined }, preferred: 'service-areas' })
    const link = screen.getByRole('link', { name: mapWords.place.locations('Selden') })
    expect(link.textContent).toBe('')
    expect(link.querySelector('circle')).not.toBeNull()
  })
})
