import { usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { ShortLocation } from '@/content/types'

const { min, max } = business.installHours.standard

export const location: ShortLocation = {
  layout: 'short',
  updated: '2026-11-24',
  metadata: {
    title: 'EV Charger Installation in Islip, NY',
    description: `Level 2 charger installs at Islip homes, ${usdRange(prices.town.standard)}, usually ${min}–${max} hours on site. Plaster walls and canal lots in 11751. Call for a free estimate.`,
    keywords: [
      'Islip EV charger',
      '11751 electrician',
      'East Islip car charger',
      'Islip Terrace EV charging',
      'canal home EV charger',
    ],
  },
  lead: `We install a charger by your Islip driveway for ${usdRange(prices.town.standard)}, usually in ${min}–${max} hours. Queen Anne off Main Street or house on a canal, we run the line, file online with the Town and book the inspector.`,
  sections: [
    {
      heading: 'Plaster, clapboard or new: where your line runs',
      blocks: [
        {
          kind: 'text',
          text: 'In a Queen Anne, fishing cable through plaster and lath is slow, and it can crack the wall. So we usually run a slim conduit down the side of the house and leave it ready to paint with the trim. It’s easier on the building and on your bill, and we keep it off the porch front.',
        },
        {
          kind: 'text',
          text: 'Inland capes and colonials are simpler. We start at the basement panel, go out through the sill, and come up on the wall by your driveway. The big newer homes may have an attached garage and a bigger panel, but central air and pool equipment can already use that room. We open the panel and run the load calculation on every house, old or new.',
        },
      ],
    },
    {
      heading: 'Canal streets south of Main Street',
      blocks: [
        {
          kind: 'text',
          text: 'Orowoc and Champlin creeks bring Great South Bay close, and the low streets can flood. If you’re on a canal, we ask for your flood zone first. Then we mount the electronics above the old high-water line wherever the wall allows it. You get stainless fasteners, sealed hubs and PVC pipe outdoors in place of steel. A holster on the sheltered side keeps spray out of the plug.',
        },
      ],
    },
    {
      heading: 'Where we work around Islip',
      blocks: [
        {
          kind: 'text',
          text: 'This page is for the hamlet, home to 18,418 people in 2020. We install on both sides of Main Street, and in Bay Shore, East Islip, Islip Terrace and Central Islip. Heckscher State Park is over in East Islip, and the Town’s permit process is the same there.',
        },
        {
          kind: 'text',
          text: 'Montauk Branch trains stop at Islip station. If your car only goes there and back, a small dedicated circuit is plenty. If you drive the whole way to work, you’ll feel the difference with 40 or 48 amps, as long as your car can take it.',
        },
      ],
    },
    {
      heading: 'Your ZIP and your permit',
      blocks: [
        {
          kind: 'text',
          text: 'Town Hall is right there on Main Street, but you can stay home: building applications are filed online. The hamlet is ZIP 11751. Islip Terrace is 11752, East Islip 11730 and Central Islip 11722. For the filing steps and more prices, see [Islip permits and costs](/service-areas/islip).',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Can you hide the pipe on an old house?',
      answer:
        'Just about. We follow a corner board or a downspout and keep the bends few. We stay on the side or the back and leave the pipe ready to paint.',
    },
    {
      question: 'Our street floods every few years. Is a charger safe there?',
      answer:
        'Yes, at the right place and height. The charger and its connections go above the level that the building department gives for your lot. The breaker goes where you can switch it off before the water comes.',
    },
    {
      question: 'I’m in Islip Terrace. Do the same rules apply?',
      answer: 'Yes. It’s the same Town, so the office and the process don’t change. Only your ZIP is different.',
    },
  ],
  closing: {
    title: 'Ready to Get Started?',
    text: `Tell us the year of the house and which side of Main Street you’re on. We reply within ${business.contactPromiseHours} hours. The visit is free, and you get your Islip price in writing.`,
  },
}
