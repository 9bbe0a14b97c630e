import { expect, it } from 'vitest'
import { usdRange } from '@/lib/format'
import { guide } from './guide'
import { mostTownsStart } from './price-line'
import { prices } from './prices'
import { locationPath, serviceAreaPath } from './routes'
import { onSiteHoursText } from './timeline'
import { officesInWords, townPriceText } from './town-card'
import { allTowns, isLocation, isServiceArea, towns } from './towns'

const links = guide.sections.flatMap(section => section.links)

it('has the card of each town that has a page', () => {
  for (const { slug } of allTowns) {
    const path = isServiceArea(slug) ? serviceAreaPath(slug) : isLocation(slug) && locationPath(slug)
    if (path === false) continue
    const note = links.find(link => link.path === path)?.note
    for (const text of [townPriceText({ slug }), onSiteHoursText(slug), officesInWords(towns[slug])])
      expect(note).toContain(text)
  }
})

it('says with the island-wide price how it is in most towns', () => {
  expect([guide.notes, links.map(({ note }) => note)].flat().join('\n')).toContain(usdRange(prices.home.from))
  expect(guide.notes.join('\n')).toContain(mostTownsStart)
})
