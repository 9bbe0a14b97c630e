// Privacy Policy: what this site really does with data. Keep it in step with lib/leads, worker and the planner.
import { business } from '../business'
import type { LegalPage } from '../types'

export const page: LegalPage = {
  title: 'Privacy Policy',
  dated: '2024-01',
  metadata: {
    title: 'Privacy Policy',
    description: `What ${business.name} does with what you type into its forms and planner: where it goes, what stays on your device, the one cookie, and how to have it deleted.`,
    keywords: ['privacy policy', 'lead data', 'cookies', 'data deletion', 'EV charger website privacy'],
  },
  lead: 'In short: you can read this whole site without telling us anything. What you send us through a form or the planner, we use to answer you and to do the work. We do not sell it.',
  sections: [
    {
      heading: 'What you send us',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Quick quote:** your name, phone, town or ZIP, and the charger you have in mind.',
            '**Full estimate:** first and last name, phone and email; address, charger, timeline and a message if you fill them in.',
            '**Planner:** the plan itself, meaning positions, settings, cost figures and a picture of the scene. Your name, phone and email only if you type them next to Send Plan.',
            '**With each of these:** the address of the page you sent it from, with any campaign tags (utm) in it.',
          ],
        },
        {
          kind: 'text',
          text: 'The ZIP lookup works in your browser, and the ZIP code you type there is not sent to us.',
        },
      ],
    },
    {
      heading: 'Where it goes',
      blocks: [
        {
          kind: 'text',
          text: 'Forms and planner send what you enter to our own lead desk. It stores the lead in a database, with the picture of a plan kept beside it, and may pass it on to the tools in which our staff answer requests. The desk runs on the servers of a hosting company, which handles data on our behalf. Like any server, it sees the internet address a request comes from; that is used to hold off floods of automated messages.',
        },
      ],
    },
    {
      heading: 'What stays on your device',
      blocks: [
        {
          kind: 'list',
          items: [
            'A lead that could not be sent is kept in your browser until it can be, and is then sent when you are back online or open the site again. Clearing the site’s data in your browser removes it.',
            'The planner may keep your current plan in your browser, so that it is there when you return. A plan that you share as a link holds positions and settings, not your name.',
            'One cookie remembers whether the sidebar on the service-area pages is open. It lasts 7 days and holds nothing else.',
          ],
        },
      ],
    },
    {
      heading: 'Measurement and advertising',
      blocks: [
        {
          kind: 'text',
          text: 'Pages note events in your browser, such as a page view with its town, a form sent, a call or text button pressed, or a ZIP lookup. They hold no names, numbers or messages. Unless we turn on Google Tag Manager, these notes go nowhere, there are no advertising trackers, and nothing on the site loads from another company. If it is on, Google’s script loads, receives these events and may set cookies of its own under Google’s policy.',
        },
      ],
    },
    {
      heading: 'What we use it for, and who sees it',
      blocks: [
        {
          kind: 'text',
          text: 'We use what you send to answer, to price and carry out the work, to file permits and to keep the records a contractor must keep. If you order work, the building department, the inspection agency and PSEG Long Island receive what their forms ask for. We do not sell your data or share it for other people’s advertising. A court or an authority may be entitled to see records, and then we must hand them over.',
        },
      ],
    },
    {
      heading: 'How long we keep it, and how to have it deleted',
      blocks: [
        {
          kind: 'text',
          text: 'We keep a lead for as long as it takes to answer it and to do and document the job. Ask us at any time to show, correct or delete what we hold about you. We do so, except for records that the law makes us keep, and tell you if there are any.',
        },
      ],
    },
    {
      heading: 'Calls and texts',
      blocks: [
        {
          kind: 'text',
          text: 'When you call or text, your phone company and ours carry the message as usual. The text button opens your own messaging app with a first line already in it; nothing is sent until you send it.',
        },
      ],
    },
    {
      heading: 'Contact and changes',
      blocks: [
        {
          kind: 'text',
          text: `Questions and requests go to ${business.name}, ${business.address.locality}, ${business.address.region} ${business.address.postalCode}, phone ${business.phone}, or through the [contact page](/contact). If this policy changes, the date at the top changes with it.`,
        },
      ],
    },
  ],
}
