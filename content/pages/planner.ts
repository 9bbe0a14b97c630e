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
            '**Conduit:** the run in whole feet, times a price per foot. Metal conduit (EMT) costs more than PVC, and so do bigger circuits and some brands. Bends are free.',
            '**Trench:** the feet you enter, times a price per foot of digging, wherever the charger goes.',
          ],
        },
        {
          kind: 'text',
          text: `Add them up and you have labor and conduit. A finished job adds the breaker and cable, mounting and start-up, and booking the inspector: a standard one is ${usdRange(prices.home.standard)}, before permit and inspection fees, the charger and any panel work.`,
        },
        {
          kind: 'text',
          text: 'The planner’s garage is 20 by 20 feet with a 9-foot ceiling. At yours we measure, and the [written estimate](/contact) is the number to hold us to. Got another bid? Type in its prices, or [see what a fair quote lists](/blog/ev-charger-installation-costs-suffolk-county).',
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
      question: 'Is this the Photo-Pin Placement Planner on your town pages?',
      answer:
        'Yes. Open [Your photo](/ev-charger-planner#photo), mark a door, pin your panel and charger, and you see the run and its cost as a range.',
    },
    {
      question: 'How accurate is the photo estimate?',
      answer:
        'As close as the range you see with every run. It’s narrowest when you enter a door’s height and width, set the corners on its outline, and pin the panel where its box meets the wall. We measure it ourselves before we quote.',
    },
    {
      question: 'Who sees my photo?',
      answer:
        'Only you, until you press Send. A photo that your phone takes for your computer waits on our server, two hours at most. Location and camera data come out, except the lens we measure by.',
    },
  ],
}
