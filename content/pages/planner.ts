// Planner page: the texts around the 3D planner. Its figures are in lib/planner.
import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { PlannerPage } from '@/content/schema'

export const page: PlannerPage = {
  metadata: {
    title: 'EV Planner: See Your Charger Price in 3D',
    description:
      'Place a charger in a 3D garage or on a photo of your own wall and see the price for labor and conduit as you go. Send it for a free Long Island quote.',
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
    lead: 'Place your charger, see the price, send it.',
  },
  howTo: {
    title: 'Three steps to your price',
    steps: [
      {
        title: 'Choose setup',
        text: 'Pick your brand, the amps, where the panel is, and EMT or PVC conduit. Garage behind the house? Enter the feet of trench and its wall appears.',
      },
      {
        title: 'Position the charger',
        text: 'Drag it, tap a spot, use the arrow keys or type a height. It moves in half-foot steps, and the conduit follows.',
      },
      {
        title: 'Get estimate',
        text: `Read the price line by line. Add a phone number or email, press Send Plan, and you hear from us within ${business.contactPromiseHours} hours. Export PNG saves the picture.`,
      },
    ],
  },
  sections: [
    {
      heading: 'What’s in the price',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Base labor:** one amount for our labor on the run, long or short.',
            '**Conduit:** the run in whole feet, times a price per foot. Metal conduit (EMT) costs more than PVC, and so do bigger circuits and some brands. Bends are free, but fewer make the wire easier to pull.',
            '**Trench:** the feet you enter, times a price per foot of digging, wherever the charger goes.',
          ],
        },
        {
          kind: 'text',
          text: `Add them up and you have labor and conduit. A finished job adds the breaker and cable, mounting and start-up, and booking the inspector: a standard one is ${usdRange(prices.home.standard)}, before permit and inspection fees, the charger and any panel work.`,
        },
        {
          kind: 'text',
          text: 'We start you with our own planning prices. Change them to see what each one does, or to match another bid.',
        },
      ],
    },
    {
      heading: 'Which amps to pick',
      blocks: [
        {
          kind: 'text',
          text: 'The planner’s amps are the size of the circuit. Your car gets up to 80% of that, so a 60 A circuit charges at 48 A.',
        },
        {
          kind: 'table',
          caption: 'What each brand preset gives you',
          columns: ['Preset', 'Circuit', 'What your car gets'],
          rows: [
            ['Tesla Wall Connector', '60 A', '48 A, the most it gives'],
            ['Wallbox', '50 A', '40 A; the 48 A version needs a 60 A circuit'],
            ['ChargePoint', '50 A', '40 A; its full 50 A takes a 70 A hard-wired circuit'],
            ['Emporia', '40 A', '32 A; it can typically be wired for more'],
            ['Custom', 'Your choice', '32, 40 or 48 A on 40, 50 or 60 A'],
          ],
        },
      ],
    },
    {
      heading: 'How to pick a good spot',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Height:** 18 to 48 inches off the floor suits most people and most chargers. Outdoors, stay at 24 inches or higher. You can try up to 72 here.',
            '**Clearance:** keep 3 feet clear in front of the panel, and in front of the charger if you can.',
            '**Service:** we recommend 200 A, though many houses manage with less. [See if yours does](/services/electrical-panel-upgrades#check) in two minutes. Our load calculation settles it.',
            '**Cable:** most are 18–25 ft long. Measure to the charge port, parked nose-in and backed in.',
            '**Detached garage:** it normally gets one feeder, so tell us everything you want to run out there.',
          ],
        },
        {
          kind: 'text',
          text: 'We check the spot against your town’s rules and the maker’s instructions before we drill.',
        },
      ],
    },
    {
      heading: 'What we check at your house',
      blocks: [
        {
          kind: 'text',
          text: 'The planner’s garage is 20 by 20 feet with a 9-foot ceiling. At yours we also look for a basement, a finished wall, a full panel or a cesspool in the way of a trench. Use the planner to compare walls and show us your idea. Then we measure, and the [written estimate](/contact) is the number to hold us to.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Is the planner’s price a quote?',
      answer: 'No, it’s a ballpark for a standard garage. We quote after a look at your panel and your run.',
    },
    {
      question: 'What do you get when I press Send Plan?',
      answer:
        'The picture on your screen, the positions, the settings, the price, the page’s address and what brought you here. We get your name, phone, email or town only if you type them.',
    },
    {
      question: 'Can I save my plan or show it to someone?',
      answer:
        'Yes. It stays in this browser for your next visit. Copy link opens it anywhere, and Print puts the drawing, parts and estimate on one sheet.',
    },
    {
      question: 'Does it work without 3D, or without a mouse?',
      answer: 'Yes. A flat drawing shows the same walls, and you can do everything with keys and number fields.',
    },
    {
      question: 'Is this the Photo-Pin Placement Planner on your town pages?',
      answer:
        'Yes. Open [Your photo](/ev-charger-planner#photo), mark a door, pin your panel and charger, and you see the run and its cost as a range. 3D and Drawing do the same in a standard garage.',
    },
    {
      question: 'How accurate is the photo estimate?',
      answer:
        'As close as the range you see with every run. It’s narrowest when you enter a door’s height and width, set the corners on its outline, and pin the panel where its box meets the wall. We measure it ourselves before we quote.',
    },
    {
      question: 'Who sees my photo?',
      answer:
        'Only you, until you press Send. It stays on your device, and it goes out without location or camera data.',
    },
  ],
}
