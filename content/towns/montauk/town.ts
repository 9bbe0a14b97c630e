import type { TownFacts } from '@/content/types'

export const town: TownFacts = {
  name: 'Montauk',
  county: 'Suffolk',
  kind: 'hamlet',
  description:
    'The most exposed place we serve, with ocean on one side and Block Island Sound on the other. We build for salt and wind.',
  offices: ['town-of-east-hampton'],
  officeNote:
    'There’s no village here, so the Town of East Hampton issues your permit. Its building department had a backlog in the winter of 2025–26, and we tell you today’s wait.',
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
    'Beach cottages, postwar ranches, contemporary houses on the bluffs, motels and motel-style co-ops. The state’s condo charging law doesn’t cover co-ops, so start with your board there.',
  coast: 'Wind carries salt in from both shores. We use sealed hubs, PVC conduit and stainless hardware.',
  landmarks: ['Montauk Point Lighthouse', 'Gosman’s Dock'],
  rail: 'LIRR Montauk, the east end of the Montauk Branch',
  picture: 'coastal',
}
