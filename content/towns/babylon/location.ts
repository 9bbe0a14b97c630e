import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { LongLocation } from '@/content/types'

export const location: LongLocation = {
  layout: 'long',
  updated: '2026-11-23',
  metadata: {
    title: 'EV Chargers in Babylon Village and the Town Around It',
    description:
      'Home charger installation from Argyle Lake to the canals: narrow lots, rear garages, flood zones and prices for Babylon, NY in 11702, 11703 and 11704.',
    keywords: [
      'Babylon NY EV charger',
      '11702 EV charger',
      'West Babylon EV charging',
      'North Babylon electrician',
      'detached garage EV charger',
      'flood zone EV charger',
    ],
  },
  lead: 'Babylon is the name of a village, of the town around it, and of mailing addresses on both sides of the line between them. We install chargers in all of it, and we start by finding out what your driveway, your panel and the bay allow.',
  intro: [
    'In the village core, prewar colonials and older frame houses often sit on narrow lots, with a garage at the end of a side driveway. Capes and ranches become more common farther out, and toward Great South Bay there are streets with a canal behind the houses. We work in each of these settings, from Argyle Lake and its park, past the shops of Main Street and Deer Park Avenue, down to the water, and next door in West Babylon, North Babylon, West Islip and Lindenhurst.',
    'Age is the common thread. Across the Town of Babylon almost four homes in five were built before 1980, and about 9% in 1939 or earlier; roughly a third heat with oil (Census Bureau, 2020-2024). An oil burner draws little current, which can leave room for a car today. A heat pump some years from now would want the same room, so we ask about your plans before we use up the panel’s last free spaces.',
    'Mail to 11702 covers the village and, across the bay, barrier-beach communities such as Oak Beach. North Babylon is 11703 and West Babylon 11704. At Babylon station the electric trains of the Babylon Branch turn back and diesels continue east. If your car only makes the trip to the platform, a small circuit serves it well; if it does the whole commute, bring us the mileage and we size from that.',
    'This page is about houses and driveways. For forms, offices and the order of steps, read [how permits work in the Babylon service area](/service-areas/babylon).',
  ],
  reasons: [
    {
      title: 'We choose the wall with you, outdoors',
      text: 'On a narrow lot there may be two possible walls, and one of them may face the neighbor’s windows or put the cord across a walk. We look at both with the car parked as you park it, and you choose.',
    },
    {
      title: 'The trench measured before it is priced',
      text: 'A garage at the back can mean digging the length of the driveway. We measure it, ask where the sprinklers run, and put the length and depth into the estimate.',
    },
    {
      title: 'Materials to match the distance from salt',
      text: 'A house near Argyle Lake does not need what a canal house needs. Close to the bay we use PVC, stainless fasteners and sealed hubs; inland you are not billed for them.',
    },
    {
      title: 'Licensed, insured and under warranty',
      text: `We are licensed and insured, with ${business.yearsOfExperience}+ years of experience. Our work carries a ${business.warrantyYears.terms}-year warranty, and [the terms](/terms) set out what it covers.`,
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Driveway and garage chargers',
      text: 'For a cape or ranch without an attached garage we bring the cable out near the foundation and mount a weather-rated unit by the parking spot. For a rear garage we run a feeder and leave it with enough capacity for lights, door and car.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Tesla Wall Connector',
      text: 'It is hard-wired and gives up to 48 amps on a 60 amp circuit. If an older service cannot spare that, the output can be set lower at installation. It can be raised after a panel upgrade, as long as the wire and the breaker are right for the higher setting.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Panels and services in older houses',
      text: 'We calculate the load first. When the result says no, we compare a managed charger with a larger service and give you both prices, because the cheaper one depends on what else you plan.',
    },
    {
      service: 'permits-inspections',
      title: 'Filing with the Babylon that applies',
      text: 'The village has its own building department; the Town’s has its office in Lindenhurst. We identify yours, file what it asks for, and arrange the inspection that closes the job.',
    },
  ],
  costs: {
    intro:
      'Three lines make up nearly every home estimate here. What usually pushes a Babylon job from the lower end to the upper is the way to a rear garage, the state of the panel, or hardware for the waterfront.',
    rows: [
      {
        item: 'Charger close to its panel',
        price: prices.town.standard,
        detail:
          'Typical for a cape or ranch where basement panel and driveway wall are on the same side. Crossing a finished basement, or a 48 amp circuit with heavier wire, moves it up.',
      },
      {
        item: 'Way to a rear garage or far wall',
        price: prices.town.exteriorRun,
        detail:
          'Added to the first line. Driven by the footage, by concrete or pavers to be cut and restored, and by PVC with stainless hardware where salt calls for it.',
      },
      {
        item: 'Larger panel or service',
        price: prices.town.panelUpgrade,
        detail:
          'Only when the load calculation requires it. A meter that must move above a flood elevation, or a service entrance from before the war, belongs at the top.',
      },
    ],
    note: 'These figures indicate a range and do not hold permit or inspection fees. The written estimate says whether the charger itself is included, and it replaces anything printed here.',
  },
  considerations: [
    {
      title: 'The address on your mail proves nothing',
      text: 'A “Babylon, NY” mailing address can be in the village or in the town outside it. Amityville and Lindenhurst are villages in the town as well. The tax-map number on your tax bill shows which one you are in.',
    },
    {
      title: 'Water first, wall second',
      text: 'Low streets south of Montauk Highway flooded in Superstorm Sandy in October 2012. There we read the FEMA map before picking a spot, and the charger may have to hang above the customary 48 inches, along with any disconnect.',
    },
    {
      title: 'How deep beside, how deep beneath',
      text: 'PVC in a lawn lies under at least 18 inches of soil, and so does anything that passes under a home driveway. Running along the edge of the pavement rather than under it keeps the depth the same but spares you the patching.',
    },
    {
      title: 'One supply for the building at the back',
      text: 'An existing 120 volt line to the garage cannot simply get a 240 volt companion. A detached garage normally has one feed, so the old line makes way for a feeder to a small panel inside.',
    },
    {
      title: 'File before any work starts',
      text: `The Town of Babylon’s code doubles the permit fee when work has started before the application (as of ${longDate(claims.babylonDoubleFee.asOf)}). An installer who wires first and files afterward can cost you that second fee.`,
    },
    {
      title: 'Old walls, new holes',
      text: 'In a prewar frame house we look for a way that avoids plaster: through the basement, up a closet, or outside along the side elevation. Where drilling cannot be avoided, we agree on the spot with you first.',
    },
  ],
  faq: [
    {
      question: 'What does a Babylon installation come to, all told?',
      answer: `As an overall bracket for Babylon we give ${usdRange(prices.babylon.overall)}. A charger near its panel is at the lower end; a way to a rear garage, or a wall near the water, takes it up. If a new panel is needed it is a line of its own, and permit and inspection fees come in addition.`,
    },
    {
      question: 'Is Oak Beach handled by the village, since it shares the ZIP?',
      answer:
        'No. Barrier-beach addresses use 11702 but belong to the Town of Babylon. Out there, plan for corrosion-resistant hardware and ask about the flood elevation first.',
    },
    {
      question: 'How long will the electricians be at my house?',
      answer: `${business.installHours.standard.min} to ${business.installHours.standard.max} hours for a simple job without trench or panel work, and ${business.installHours.longer.min} to ${business.installHours.longer.max} for a longer run. Permit time comes before that and the inspection after it, so count the project in weeks.`,
    },
    {
      question: 'Can the old 120 volt line to my garage stay?',
      answer:
        'Usually not beside a new one. A detached garage normally has one feed, so a feeder and a small panel take its place and serve the lights as well.',
    },
  ],
  closing: {
    title: 'Start with a look at your driveway',
    text: `Village or town, garage in front or at the back: that is where our conversation begins. [Leave a number](#quote) and we reply within ${business.contactPromiseHours} hours with the first questions for your free estimate.`,
  },
}
