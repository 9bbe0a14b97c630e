import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Montauk',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'The most exposed place we serve: the Atlantic on the south, Block Island Sound on the north, wind-driven salt between.',
  offices: ['town-of-east-hampton'],
  officeNote:
    'There is no village here: the Town of East Hampton issues the permit, and its building department had a backlog in the winter of 2025-26.',
  zips: ['11954'],
  zipTable: [{ zip: '11954' }],
  point: { lat: 41.036, lon: -71.954 },
  map: {
    label: { x: 1068, y: 258, anchor: 'middle' },
    callout: { x: 1118, y: 290, anchor: 'end', over: 'ocean' },
    smallMapCallout: { x: 392, y: 62, anchor: 'end', over: 'sound' },
  },
  neighbors: ['Napeague', 'Amagansett'],
  houses:
    'Beach cottages, postwar ranches, contemporary houses on the bluffs, motels and motel-style co-ops. The state’s condo charging law does not cover co-ops, so there the board’s consent comes first.',
  coast: 'Wind carries salt from both shores: plan sealed hubs, PVC conduit and stainless hardware.',
  landmarks: ['Montauk Point Lighthouse', 'Gosman’s Dock'],
  rail: 'LIRR Montauk, the east end of the Montauk Branch',
  picture: 'coastal',
}
