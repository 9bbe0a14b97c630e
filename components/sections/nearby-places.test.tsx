// Links of a town page: places near it, but none between a Town and places inside it.
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nearbyWords } from '@/content/words/map'
import { towns, type TownSlug } from '@/content/towns'
import { Nearby, nearest } from './nearby-places'

const linksOf = (slug: TownSlug) => {
  const { unmount } = render(<Nearby town={towns[slug]} family="locations" />)
  const region = within(screen.getByRole('region', { name: nearbyWords.title(towns[slug].name) }))
  const names = region.getAllByRole('link').map(link => link.textContent)
  unmount()
  return names
}

describe('the places near a town', () => {
  it('are four, the Town around it not among them', () => {
    for (const slug of ['medford', 'mastic'] as const) {
      expect(linksOf(slug)).toHaveLength(5)
      expect(linksOf(slug)).not.toContain(towns.brookhaven.name)
    }
  })

  it('are those inside it on the page of a whole Town', () => {
    expect(linksOf('brookhaven')).toEqual(
      expect.arrayContaining(
        (['medford', 'mastic', 'patchogue', 'stony-brook'] as const).map(slug => towns[slug].name),
      ),
    )
  })
})

const at = (slug: string, lon: number) => ({ slug, point: { lat: 40.8, lon } })

it('are the nearest first, without the place itself, as many as asked for', () => {
  const places = [at('far', -72), at('here', -73), at('near', -73.1), at('next', -72.8)]
  expect(nearest(at('here', -73), places, 2).map(({ slug }) => slug)).toEqual(['near', 'next'])
})
