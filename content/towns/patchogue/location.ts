import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-22',
  metadata: {
    title: 'Patchogue EV Charging for Small Lots and Shared Drives',
    description:
      'Where a charger fits on Patchogue’s narrow lots: two-family houses, rear garages, bayfront homes and downtown buildings in 11772. Free estimates.',
    keywords: [
      'Patchogue EV charger',
      '11772 EV charging',
      'East Patchogue electrician',
      'Blue Point car charger',
      'two-family EV charger',
    ],
  },
  lead: 'In Patchogue the houses stand close, driveways are narrow and sometimes shared, and the bay is never far. A good spot for a charger is found on foot with a tape measure, and finding it is the first thing we do.',
  sections: [
    {
      heading: 'In the village and just outside it',
      blocks: [
        {
          kind: 'text',
          text: 'Our work here covers the incorporated village, North Patchogue, East Patchogue and Blue Point, and runs up to [Medford](/locations/medford/). All three Patchogues share ZIP 11772, which tells the mail carrier where to go and tells you nothing about permits: the village has a building department, and the two hamlets beside it answer to the Town of Brookhaven. Our [Patchogue permit and service notes](/service-areas/patchogue) take it from there.',
        },
      ],
    },
    {
      heading: 'A frame house with a garage out back',
      blocks: [
        {
          kind: 'text',
          text: 'Many houses near the center date from the late 1800s to the 1920s. Where a garage exists it may be a separate building at the rear, fed by one old 120 volt circuit. Code normally allows such a building a single supply, so we do not add a charger circuit beside the old one. We replace it with a small feeder and a sub-panel that runs the lights, the door and the car.',
        },
        {
          kind: 'text',
          text: 'Without a garage, the choice is a side wall or a pedestal. If a bumper could reach either, it gets a steel post in front. Keep in mind that the cord should not lie across a walk or over the neighbor’s half of a shared drive; that alone rules out some walls.',
        },
      ],
    },
    {
      heading: 'Two families, two meters',
      blocks: [
        {
          kind: 'text',
          text: 'In a two-family house we trace which meter feeds the driveway side before we price anything. The quote then names the meter that will pay for the car. Downtown, in apartment and mixed-use buildings put up since 2010, it makes more sense to give several spaces one managed feeder that divides its power among the cars plugged in. Owners can read how we approach that under [commercial charging](/services/commercial-ev-charger-installation).',
        },
      ],
    },
    {
      heading: 'The historic district and the low streets',
      blocks: [
        {
          kind: 'text',
          text: 'Exterior changes in the village’s historic district go before an Architectural Review Board, so plan on a side or rear elevation with the pipe out of sight of the street. South toward the Patchogue River and the Davis Park and Watch Hill ferries, low streets can take bay water: there the flood zone picks the height, and stainless and PVC replace plain steel.',
        },
        {
          kind: 'text',
          text: 'Before a weekend on Fire Island or a day in the city by the Montauk Branch, charge at home the night before. The car can stand at the dock or the station without being plugged in.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'My garage already has an outlet. Can the charger use that circuit?',
      answer:
        'Not a 120 volt, 20 amp one. A Level 2 charger needs its own 240 volt circuit. What we can reuse is sometimes the path: if an empty pipe of the right size and depth is already in the ground, digging may be avoided.',
    },
    {
      question: 'Who has to agree to a charger on a shared driveway?',
      answer:
        'If everything stands on your side of the line, you and the building department. When a pipe, a post or the cord itself would use the neighbor’s side, get their consent in writing before we file.',
    },
    {
      question: 'Could both households of a two-family charge at home?',
      answer:
        'Yes, in one of two ways: a charger on each meter, or one shared unit whose use you settle between you. The first keeps the bills separate and is the one we usually suggest.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Pace out the driveway, note where the meters hang and give us a call. If measuring is a nuisance, the short form is enough and we do the pacing ourselves.',
  },
}
