// Links of a town page: distances between places, but none between a Town and places inside it.
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nearbyLabels } from '@/content/words/map'
import { towns } from '@/content/towns'
import { Nearby } from './nearby-places'

const regionOf = (name: string) => within(screen.getByRole('region', { name }))

describe('the places near a town', () => {
  it('are four with their distance, the Town around it not among them', () => {
    for (const slug of ['medford', 'mastic'] as const) {
      const { unmount } = render(<Nearby town={towns[slug]} family="locations" />)
      const region = regionOf(nearbyLabels.title(towns[slug].name))
      expect(region.getAllByText(/^About \d+ miles? /)).toHaveLength(4)
      expect(region.queryByRole('link', { name: towns.brookhaven.name })).toBeNull()
      unmount()
    }
  })

  it.each(['service-areas', 'locations'] as const)(
    'are those inside it on the page of a whole Town, without miles (%s)',
    family => {
      render(<Nearby town={towns.brookhaven} family={family} />)
      const region = regionOf(nearbyLabels.within(towns.brookhaven.name))
      for (const slug of ['medford', 'mastic', 'patchogue', 'stony-brook'] as const)
        expect(region.getByRole('link', { name: towns[slug].name })).toBeTruthy()
      expect(region.queryByText(/miles?\b/)).toBeNull()
      expect(region.getAllByText(nearbyLabels.part('hamlet', true))).toHaveLength(3)
      expect(region.getAllByText(nearbyLabels.part('incorporated village', false))).toHaveLength(2)
    },
  )
})
