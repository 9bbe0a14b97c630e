import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Shelter Island',
  county: 'Suffolk',
  kind: 'town',
  description:
    'Two ferries in, so our crew brings spares and plans the visit, the work and the inspection around the boats.',
  offices: ['town-of-shelter-island', 'village-of-dering-harbor'],
  officeNote:
    'The Town issues your permit, unless you’re in the small village of Dering Harbor. The Town’s FAQ (undated) says contractors need a Shelter Island license.',
  zips: ['11964', '11965'],
  zipTable: [{ zip: '11964' }, { zip: '11965', place: 'Shelter Island Heights', offices: ['town-of-shelter-island'] }],
  point: { lat: 41.068, lon: -72.339 },
  map: {
    label: { x: 838, y: 88, anchor: 'middle', leader: true },
    callout: { x: 856, y: 98, anchor: 'middle', over: 'sound', hideOnPhone: true },
  },
  neighbors: ['Greenport', 'North Haven'],
  houses:
    'Year-round cottages, Victorian houses in the Heights, and waterfront second homes with long drives and wells. On a long drive, we start by measuring from the panel to where you park.',
  coast: 'Bays on every side. Plan for salt air, and for storm tides, which have stopped the North Ferry at times.',
  landmarks: ['Mashomack Preserve', 'Sunset Beach'],
  rail: 'No LIRR; Greenport is across the North Ferry',
  picture: 'coastal',
}
