import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Shelter Island',
  county: 'Suffolk',
  kind: 'town',
  description:
    'Reached by two ferries, so the crew brings spares and plans visit, work and inspection around the boats.',
  offices: ['town-of-shelter-island', 'village-of-dering-harbor'],
  officeNote:
    'The Town issues permits and, by its undated FAQ, wants contractors to hold a Shelter Island license; the small village of Dering Harbor handles its own.',
  zips: ['11964', '11965'],
  zipTable: [{ zip: '11964' }, { zip: '11965', place: 'Shelter Island Heights', offices: ['town-of-shelter-island'] }],
  point: { lat: 41.068, lon: -72.339 },
  map: {
    label: { x: 838, y: 88, anchor: 'middle', leader: true },
    callout: { x: 856, y: 98, anchor: 'middle', over: 'sound', hideOnPhone: true },
  },
  neighbors: ['Greenport', 'North Haven'],
  houses:
    'Year-round cottages, Victorian houses in the Heights, and waterfront second homes with long drives and wells. There, the distance from the panel to where the car stands is the first thing to measure.',
  coast: 'Bays on every side: expect salt air, and storm tides that have stopped the North Ferry at times.',
  landmarks: ['Mashomack Preserve', 'Sunset Beach'],
  rail: 'No LIRR; Greenport is across the North Ferry',
  picture: 'coastal',
}
