// Contact page: the texts around the long estimate form. The hours are those of structured data.
import { clockTime } from '@/lib/hours'
import { business } from '../business'
import type { IndexPage } from '../types'

const { weekdays, saturday } = business.hours.towns

export const page: IndexPage = {
  metadata: {
    title: 'Contact Us for a Free Estimate',
    description: `Ask for a free EV charger estimate in Nassau or Suffolk. Call ${business.phone}, text, or send the form; we reply within ${business.contactPromiseHours} hours.`,
    keywords: [
      'contact EV charger installer',
      'free EV charger estimate',
      'EV charger quote Long Island',
      'electrician Huntington NY',
      'EV charger installation phone',
    ],
  },
  hero: {
    title: 'Contact Us',
    lead: `Tell us about the car, the house and the panel. The estimate is free, it comes in writing, and we contact you within ${business.contactPromiseHours} hours, often the same day.`,
  },
  sections: [
    {
      heading: 'Three ways to reach us',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Call ${business.phone}.** Best when something is urgent or hard to describe.`,
            '**Text us.** The button at the bottom of the screen opens a message that is already begun; add your town and a photo of the panel.',
            '**Send the form on this page.** Only your name, phone and email are required. The rest makes our first answer better.',
          ],
        },
        {
          kind: 'text',
          text: `Office hours are Monday to Friday from ${clockTime(weekdays.opens)} to ${clockTime(weekdays.closes)} and Saturday from ${clockTime(saturday.opens)} to ${clockTime(saturday.closes)}; support is 24/7. We are in ${business.address.locality}, ${business.address.region}, and work in ${business.serviceArea}.`,
        },
      ],
    },
    {
      heading: 'Worth having at hand',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A photo of the panel** with its door open, close enough to read the main breaker. Leave the screwed-on cover in place.',
            '**The distance** from panel to parking spot, in steps if you have no tape. Mention stairs, corners and a finished ceiling.',
            '**The address, or the tax-map number** from your bill. It tells us which building department we file with.',
            '**The car,** by model and year, and the charger if you already own one.',
            '**For a condo or rental:** who owns the parking space, and whether the board or landlord knows.',
          ],
        },
      ],
    },
    {
      heading: 'After you press send',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'A confirmation on the screen tells you that we have your message.',
            `We contact you within ${business.contactPromiseHours} hours with questions, a first range, or a time for a visit.`,
            'A visit or a video call settles the wall, the run and the load. Then you get the written estimate.',
            `Say yes, and we file. Say no, and you owe nothing. Once the permit is issued, we usually book you ${business.schedulingWeeks.min}-${business.schedulingWeeks.max} weeks out.`,
          ],
        },
        {
          kind: 'text',
          text: 'If your connection drops while you send, the form tells you so and keeps your message on your device, for up to 30 days, until it can go out. What we do with your details is in the [privacy policy](/privacy).',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Is the estimate really free?',
      answer:
        'Yes, and you can cancel it without charge. The first cost that cannot be undone is the permit fee, once the application is submitted.',
    },
    {
      question: 'How soon could somebody start?',
      answer:
        'The permit sets the pace, and each department has its own. With the estimate we tell you what to expect from yours.',
    },
    {
      question: 'Can you price it from photos alone?',
      answer:
        'A simple garage, often yes. For a trench, an old service or a finished basement we would like to see it before we put a number in writing.',
    },
  ],
}
