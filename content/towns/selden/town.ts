import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Selden',
  county: 'Suffolk',
  kind: 'hamlet',
  description: 'Capes and ranches on small lots, often with no garage. Your charger hangs outside by the driveway.',
  offices: ['town-of-brookhaven'],
  officeNote:
    'We file with the Town of Brookhaven and run [copper to your charger](/service-areas/brookhaven), as Town code requires.',
  zips: ['11784'],
  zipTable: [{ zip: '11784' }],
  point: { lat: 40.868, lon: -73.042 },
  map: {
    label: { x: 540, y: 126, anchor: 'start', leader: true },
  },
  neighbors: ['Centereach', 'Coram', 'Farmingville', 'Port Jefferson Station', 'Terryville'],
  houses:
    'Capes and ranches of the 1950s and 1960s, with later high ranches, many with a lower-level rental. A second kitchen can fill an old 100 A panel, and load management can save you the upgrade.',
  coast: 'Inland, so your outdoor unit only has to handle rain and sun.',
  landmarks: ['Suffolk County Community College, Ammerman campus', 'Middle Country Road'],
  rail: 'No LIRR station; commuters use Port Jefferson or Ronkonkoma',
  picture: 'cape',
}
