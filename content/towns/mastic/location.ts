import { usdRange } from '@/lib/format'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'Mastic EV Chargers: Bungalows, Raised Homes, 11950',
    description:
      'Small services, masts and flood elevations: what to expect when an EV charger goes on a Mastic house, with prices and permit notes for ZIP 11950.',
    keywords: [
      'Mastic EV charger',
      '11950 electrician',
      'raised house EV charger',
      'Mastic Beach car charger',
      'Shirley NY EV charging',
      'bungalow electric service',
    ],
  },
  lead: 'Two things shape a charger job in Mastic: how small the electric service of a former summer bungalow still is, and how high the water can come. We answer both at the first visit, before a model or a wall is chosen.',
  sections: [
    {
      heading: 'From the Forge River to Shirley',
      blocks: [
        {
          kind: 'text',
          text: 'The Forge River is the eastern edge of the hamlet, and Moriches lies beyond it. West is Shirley, with the Mastic-Shirley station; Mastic Beach, home of the William Floyd Estate, is to the south, and Manorville to the north. We install in all of them. If you commute far to the west, tell us the miles: the circuit should fill the car overnight.',
        },
      ],
    },
    {
      heading: 'Bungalow, modular, house on piles',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Summer bungalows lived in all year.** The service may be only 60 to 100 amps, with its meter on a mast. A service change often comes before the charger, and under the code New York now uses it generally brings surge protection and an outdoor disconnect with it.',
            '**Capes, ranches and modulars.** Often a newer service and a shorter route. On a modular we ask for the plans or look underneath to learn where a cable may pass.',
            '**Raised and rebuilt houses.** Cars often park under the living floor. The charger and the panel then follow the flood elevation, even if that puts the charger higher on its post than usual, and we check that the cord still reaches.',
          ],
        },
      ],
    },
    {
      heading: 'Groundwater, and the far side of Montauk Highway',
      blocks: [
        {
          kind: 'text',
          text: 'Low ground and a high water table go together here, and the area south of Montauk Highway floods. Trenches can fill while they are open, so an overhead or along-the-wall route is worth comparing. We look up the FEMA zone for your lot and ask the building department for the height it applies. Closer to the bay, stainless hardware and sealed enclosures are worth their price.',
        },
        {
          kind: 'text',
          text: 'A cesspool or septic tank is likely on any lot and appears on no utility map. Show us where it is before the shovel comes out.',
        },
      ],
    },
    {
      heading: 'Who has authority on your street',
      blocks: [
        {
          kind: 'text',
          text: 'For ZIP 11950 it is the Town of Brookhaven, whose insistence on copper for a charger circuit, and much else, is covered under [Brookhaven’s rules](/service-areas/brookhaven). Mastic Beach, 11951, was a village from 2010 to 2017 and is under the Town again, so an old article that sends you to a village hall is out of date. Shirley is 11967. The Poospatuck Reservation of the Unkechaug Nation also lies here and is outside the town code. For an address there we first establish with you who decides, and do nothing until that is clear.',
        },
      ],
    },
    {
      heading: 'What it may cost',
      blocks: [
        {
          kind: 'text',
          text: `With a service that can take it and a wall that stays dry, count on ${usdRange(prices.town.standard)}. Where the service has to grow first, ${usdRange(prices.town.panelUpgrade)} is the usual bracket for that work; an outdoor run to a carport or a post is ${usdRange(prices.town.exteriorRun)}. All three leave out permit and inspection fees, and the estimate we write for you is what holds.`,
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Must the whole service be replaced before I can charge?',
      answer:
        'Not always. The load calculation may leave room for a low, fixed setting such as 16 amps, which is 3.8 kilowatts. If it does not, replacing the service first is the right order. The [panel check](/services/electrical-panel-upgrades#check) counts it for 60 amps too.',
    },
    {
      question: 'My house is going to be raised. Now or later?',
      answer:
        'Later, if the lift is near. The panel and the meter may move with it, and the charger should be planned for the finished height. Ask the contractor to leave us an empty conduit down to the parking level.',
    },
    {
      question: 'What happens to the charger in a flood?',
      answer:
        'Anything electrical that has been under water has to be checked, and usually replaced, before it is switched on. Height is the protection, so we would rather mount too high than too low. Switch off its breaker when a surge is forecast.',
    },
    {
      question: 'Are you able to work in Mastic Beach and Shirley too?',
      answer:
        'Yes, and in Moriches and Manorville. Tell us the street, since the flood zone can change from one block to the next.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: 'Look at the meter, note whether a pipe rises from it through the roof, and tell us how far you are from the river or the bay. The estimate that follows costs you nothing.',
  },
}
