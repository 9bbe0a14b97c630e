// Contact page: the texts around the long estimate form. The hours are those of structured data.
import { usdRange, range } from '@/lib/format'
import { hoursInWords } from '@/lib/hours'
import { business } from '@/content/business'
import { phoneHoursSentence } from '@/content/hours'
import { prices } from '@/content/prices'
import { timelineFor } from '@/content/timeline'
import type { IndexPage } from '@/content/schema'

const { schedulingWeeks } = business

export const page: IndexPage = {
  metadata: {
    title: 'Contact Us for a Free EV Charger Estimate',
    description: `Get a free written EV charger estimate in Nassau or Suffolk. Call ${business.phone}, text, or send the form. We reply within ${business.contactPromiseHours} hours.`,
    keywords: [
      'contact EV charger installer',
      'free EV charger estimate',
      'EV charger quote Long Island',
      `electrician ${business.address.locality} ${business.address.region}`,
      'EV charger installation phone',
    ],
  },
  hero: {
    title: 'Get your free estimate',
    lead: `A standard install at home is ${usdRange(prices.home.standard)}. Call, text or send the form. We get back to you within ${business.contactPromiseHours} hours, usually the same day, and you get your price before any work.`,
  },
  sections: [
    {
      heading: 'Three ways to reach us',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Call ${business.phone}.** Best when it’s urgent or hard to describe.`,
            '**Text us.** The button at the bottom of your screen opens a text with the first line already written. Add your town and a photo of the panel.',
            '**Send the form on this page.** All we need is your name, phone and email. The rest gets you a closer first number.',
          ],
        },
        {
          kind: 'text',
          text: `We’re in the office ${hoursInWords(business.hours.towns)}. ${phoneHoursSentence} From ${business.address.locality}, ${business.address.region}, we work all over ${business.serviceArea}.`,
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
      heading: 'Bad signal? Your message is safe',
      blocks: [
        {
          kind: 'text',
          text: 'If the line drops while you send, the form keeps your message on your device for up to 30 days and sends it when it can. The screen tells you when we have it. Our [privacy policy](/privacy) says what we do with your details.',
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
      question: 'How soon can you start?',
      answer: `We book you ${range(schedulingWeeks)} weeks out once your permit is issued. Figure ${timelineFor('Suffolk').total} in all for a standard job. Your estimate says what to expect from your department.`,
    },
    {
      question: 'Can you price it from photos alone?',
      answer:
        'For a simple garage, often yes. If there’s a trench, an old service or a finished basement, we like to see it before we commit to a number.',
    },
  ],
}
