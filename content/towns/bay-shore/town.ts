import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Bay Shore',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'Victorian houses by the water, postwar capes to the north and canal homes to the south, under the Town of Islip.',
  offices: ['town-of-islip', 'village-of-brightwaters'],
  officeNote:
    'The Town of Islip handles Bay Shore; a house on the Brightwaters side of the line needs its permit from that village instead.',
  zips: ['11706'],
  zipTable: [
    {
      zip: '11706',
      offices: ['town-of-islip'],
      note: 'Brightwaters, ZIP 11718, is a village with permits of its own. Some Fire Island addresses use 11706 too; there we confirm whether a village issues the permit.',
    },
  ],
  point: { lat: 40.727, lon: -73.248 },
  map: {
    label: { x: 296, y: 452, anchor: 'end', leader: true },
  },
  neighbors: ['Brightwaters', 'Islip', 'West Islip', 'Brentwood', 'North Bay Shore'],
  houses:
    'Large houses of the Victorian era and early 1900s stand near Main Street and the water, canal homes south of them, postwar capes and ranches to the north. Where a big house has been split into apartments, we find which meter feeds the driveway first.',
  coast:
    'Great South Bay, the Penataquit and Awixa creeks and their marinas bring salt air, and the lowest streets see tidal flooding.',
  landmarks: ['Fire Island ferry terminals', 'South Shore University Hospital'],
  rail: 'LIRR Bay Shore, Montauk Branch',
  picture: 'creek',
}
