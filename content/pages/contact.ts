// Contact page: the texts around the long estimate form. The hours are those of structured data.
import { usdRange } from '@/lib/format'
import { clockTime } from '@/lib/hours'
import { business } from '../business'
import { prices } from '../prices'
import type { IndexPage } from '../types'

const { weekdays, saturday } = business.hours.towns
const { schedulingWeeks } = business

export const page: IndexPage = {
  metadata: {
    title: 'Contact Us for a Free EV Charger Estimate',
    description: `Get a free written EV charger estimate in Nassau or Suffolk. Call ${business.phone}, text, or send the form. We reply within ${business.contactPromiseHours} hours.`,
    keywords: [
      'contact EV charger installer',
      'free EV charger estimate',
      'EV charger quote Long Island',
      'electrician Huntington NY',
      'EV charger installation phone',
    ],
  },
  hero: {
    title: 'Get your free estimate',
    lead: `Standard home chargers are ${usdRange(prices.home.standard)}, installed. Call, text or send the form. We get back to you within ${business.contactPromiseHours} hours, often the same day, and your price comes in writing.`,
  },
  sections: [
    {
      heading: 'Three ways to reach us',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Call ${business.phone}.** Best when it’s urgent or hard to describe.`,
            '**Text us.** The button at the bottom of your screen opens a text with the first line filled in. Add your town and a photo of the panel.',
            '**Send the form on this page.** All we need is your name, phone and email. The rest gets you a closer first number.',
          ],
        },
        {
          kind: 'text',
          text: `Our office hours are Monday to Friday from ${clockTime(weekdays.opens)} to ${clockTime(weekdays.closes)} and Saturday from ${clockTime(saturday.opens)} to ${clockTime(saturday.closes)}. Support is 24/7: text or leave a message any time. We’re in ${business.address.locality}, ${business.address.region}, and work all over ${business.serviceArea}.`,
        },
      ],
    },
    {
      heading: 'Handy to have when you write',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A photo of your panel** with its door open, close enough to read the main breaker. Leave the screwed-on cover on.',
            '**The distance** from panel to parking spot. No tape? Count your steps. Mention stairs, corners and a finished ceiling.',
            '**Your address, or the tax-map number** from your bill. It tells us which building department to file with.',
            '**Your car,** model and year, and the charger if you have one.',
            '**In a condo or a rental:** who owns the parking space, and if the board or the landlord knows.',
          ],
        },
      ],
    },
    {
      heading: 'If your connection drops',
      blocks: [
        {
          kind: 'text',
          text: 'You see right away on the screen when we have your message. If the line drops while you send, the form tells you, keeps your message on your device for up to 30 days, and sends it when it can. Our [privacy policy](/privacy) says what we do with your details.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Is the estimate really free?',
      answer:
        'Yes. Say no, and you owe nothing. The first thing you can’t get back is the permit fee, once you’ve said yes and we’ve submitted the application.',
    },
    {
      question: 'How soon could somebody start?',
      answer: `We book you ${schedulingWeeks.min}-${schedulingWeeks.max} weeks out once your permit is in. Each department has its own pace, and your estimate says what to expect from yours.`,
    },
    {
      question: 'Can you price it from photos alone?',
      answer:
        'For a simple garage, often yes. If there’s a trench, an old service or a finished basement, we like to see it before we put a number in writing.',
    },
  ],
}
