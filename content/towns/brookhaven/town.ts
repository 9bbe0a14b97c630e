import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Brookhaven',
  county: 'Suffolk',
  kind: 'town',
  description:
    'From the Sound to the Atlantic: one town building division plus eight villages with their own. We file with yours.',
  offices: [
    'town-of-brookhaven',
    'village-of-lake-grove',
    'village-of-patchogue',
    'village-of-port-jefferson',
    'village-of-bellport',
    'village-of-belle-terre',
    'village-of-old-field',
    'village-of-poquott',
    'village-of-shoreham',
  ],
  officeNote:
    'We file with the Town’s Building Division in Farmingville for any address outside the villages of Bellport, Belle Terre, Lake Grove, Old Field, Patchogue, Poquott, Port Jefferson and Shoreham.',
  // The first is the hamlet of the same name; the others are ZIPs of the town with their own pages.
  zips: ['11719', '11720', '11738', '11742', '11763', '11784', '11790', '11950'],
  zipTable: [
    {
      zip: '11719',
      place: 'Brookhaven hamlet',
      offices: ['town-of-brookhaven'],
      note: 'This ZIP is just the hamlet. Other places in the Town of Brookhaven have their own ZIPs.',
    },
  ],
  point: { lat: 40.84, lon: -72.94 },
  map: {
    label: { x: 520, y: 257, anchor: 'start' },
  },
  neighbors: ['Smithtown', 'Islip', 'Riverhead', 'Southampton'],
  houses:
    'Mostly detached homes: 64.9% were built before 1980 and 52.0% heat with oil (Census Bureau, 2020–2024). With oil heat, your service often has room for a charger. A later heat pump will need panel space too, so tell us if you’re planning one.',
  coast: 'Bluffs and harbors on the Sound, low shore and canals on the bay.',
  landmarks: ['Brookhaven National Laboratory', 'Stony Brook University', 'Brookhaven Town Hall in Farmingville'],
  rail: 'LIRR stations include Port Jefferson, Stony Brook, Medford, Patchogue, Bellport and Mastic-Shirley',
  picture: 'garage',
}
