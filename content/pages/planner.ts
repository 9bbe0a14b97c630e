// Planner page: the texts around the 3D planner. Its figures are in lib/planner.
import type { PlannerPage } from '../types'

export const page: PlannerPage = {
  metadata: {
    title: 'EV Planner: Place Your Charger in 3D',
    description:
      'Set up a garage, drag the charger to its wall and see conduit length, bends and a rough installation cost. Send the plan to us or save the picture.',
    keywords: [
      'EV charger planner',
      'EV charger cost estimator',
      '3D garage planner',
      'conduit run calculator',
      'Photo-Pin Placement Planner',
      'EV charger installation estimate',
    ],
  },
  hero: {
    title: 'EV Planner',
    lead: 'Put a charger on your wall and see the price.',
  },
  howTo: {
    title: 'Three steps to a planning number',
    steps: [
      {
        title: 'Choose setup',
        text: 'Pick a brand, the circuit’s amps, the corner where the panel hangs, and EMT or PVC conduit. A garage behind the house? Enter the feet of trench, and a detached wall appears.',
      },
      {
        title: 'Position the charger',
        text: 'Drag it along the wall, tap a spot, use the arrow keys or type the height. Dragging moves it in half-foot steps, and the conduit is drawn again each time.',
      },
      {
        title: 'Get estimate',
        text: 'Read the items line by line. Export PNG saves the picture; Send Plan sends it to us. Leave a name, phone or email beside it if you want an answer.',
      },
    ],
  },
  sections: [
    {
      heading: 'What the price is made of',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Base labor:** one amount for the work on site, whatever the length of the run.',
            '**Conduit:** its length, rounded to whole feet, times a price per foot. Metal conduit (EMT) raises that figure over PVC, and so do larger circuits and some brands.',
            '**Trench:** the feet you enter, times a price per foot of digging.',
          ],
        },
        {
          kind: 'text',
          text: 'The three prices start at our own planning values. Change them to see how much each one matters, or to match another bid. Permit and inspection fees, the charger itself and any work on the panel are not in the sum.',
        },
        {
          kind: 'text',
          text: 'Bends are counted and shown, since each one makes the wire harder to pull. They are not priced by themselves.',
        },
      ],
    },
    {
      heading: 'Amps here are the circuit’s size',
      blocks: [
        {
          kind: 'text',
          text: 'A charger’s circuit is larger than its output. The planner asks for the circuit; the car receives at most 80% of it.',
        },
        {
          kind: 'table',
          caption: 'Brand presets and what they stand for',
          columns: ['Preset', 'Circuit', 'Output on it'],
          rows: [
            ['Tesla Wall Connector', '60 A', '48 A, the most the unit gives'],
            ['Wallbox', '50 A', '40 A; the 48 A version needs a 60 A circuit'],
            ['ChargePoint', '50 A', '40 A; its full 50 A takes a 70 A hard-wired circuit'],
            ['Emporia', '40 A', '32 A; it can typically be wired for more'],
            ['Custom', 'Your choice', '32, 40 or 48 A on 40, 50 or 60 A'],
          ],
        },
      ],
    },
    {
      heading: 'Rules of thumb for a good spot',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Height:** 18 to 48 inches off the floor suits most people and most units. Outdoors, stay at 24 inches or above. You can try up to 72 here.',
            '**Clearance:** keep 3 feet free in front of the panel, and preferably in front of the charger too.',
            '**Service:** 200 A is what we recommend, though many houses manage with less. [See if yours does](/services/electrical-panel-upgrades#check) in two minutes; the load calculation decides.',
            '**Cable:** common ones are 18-25 ft long. Measure to the charge port, both nose-in and backed in.',
            '**Detached garage:** it normally gets one feeder, so plan for all you want to run there.',
          ],
        },
        {
          kind: 'text',
          text: 'These are guidance. Your municipality, the maker’s instructions and the inspector have the last word.',
        },
      ],
    },
    {
      heading: 'What the planner cannot know',
      blocks: [
        {
          kind: 'text',
          text: 'Its garage is 20 by 20 feet with a 9-foot ceiling, and yours may not be. It knows of no basement, finished wall, full panel or cesspool in the way of a trench. Use it to compare two walls, or two ways round, and to show us what you have in mind. Then let us measure: the [written estimate](/contact) is the number to hold us to.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Is the planner’s number a quote?',
      answer:
        'No. It is a rough planning number from a standard garage. A quote follows a look at your panel and your run.',
    },
    {
      question: 'What do you receive when I send a plan?',
      answer:
        'The picture on the screen, the positions, the settings, the estimate and the address of the page. Your name, phone or email come along only if you type them.',
    },
    {
      question: 'Can I come back to a plan, or show it to somebody?',
      answer:
        'Yes. The plan stays in this browser, so it is here when you come back. Copy link makes an address that opens it anywhere, and Print puts drawing, parts and estimate on one sheet.',
    },
    {
      question: 'Does it work without 3D, or without a mouse?',
      answer: 'Yes. A flat drawing shows the same walls, and every choice can be made with keys and number fields.',
    },
    {
      question: 'Is this the Photo-Pin Placement Planner that your town pages mention?',
      answer:
        'It is. [Your photo](/ev-charger-planner#photo) takes a picture of your own wall: mark a door, pin the panel and the charger, and it estimates run length and cost as a range. In 3D and Drawing you do the same in a standard garage.',
    },
    {
      question: 'How close does the photo come?',
      answer:
        'Within about 5% when the panel is pinned where its box meets the wall and the corners sit on a door or the wall’s own outline. The planner shows the range with every run, and we tape it before we quote.',
    },
    {
      question: 'Who sees my photo?',
      answer: 'Nobody until you press Send. It stays on your device, and what is sent holds no place or camera data.',
    },
  ],
}
