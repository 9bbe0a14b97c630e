import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Bay Shore',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Victorians near Main Street, capes to the north, canal homes to the south. Your permit comes from the Town of Islip.',
  offices: ['town-of-islip', 'village-of-brightwaters'],
  officeNote:
    'We file Bay Shore jobs with the Town of Islip. On the Brightwaters side of the line, your permit comes from that village.',
  zips: ['11706'],
  zipTable: [
    {
      zip: '11706',
      offices: ['town-of-islip'],
      note: 'Brightwaters, ZIP 11718, is a village and issues its own permits. Some Fire Island addresses use 11706 too; we check if yours is in a village.',
    },
  ],
  point: { lat: 40.727, lon: -73.248 },
  map: {
    label: { x: 296, y: 452, anchor: 'end', leader: true },
  },
  neighbors: ['Brightwaters', 'Islip', 'West Islip', 'Brentwood', 'North Bay Shore'],
  houses:
    'Big Victorian and early-1900s houses near Main Street and the water, canal homes to the south, postwar capes and ranches to the north. If yours has been split into apartments, we first find the meter that feeds the driveway.',
  coast:
    'Salt air off Great South Bay, the Penataquit and Awixa creeks and the marinas. The lowest streets get tidal flooding.',
  landmarks: ['Fire Island ferry terminals', 'South Shore University Hospital'],
  rail: 'LIRR Bay Shore, Montauk Branch',
  picture: 'creek',
}
