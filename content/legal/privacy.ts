// Privacy Policy: what this site really does with data. Keep it in step with lib/leads, worker, components/forms/outbox and the
// planner. It describes the site as `npm start` and the deployment set it up, with all leads sent to /api; a webhook of another
// company, or a measurement service other than the one that NEXT_PUBLIC_GTM_ID turns on, has to be named here first.
import { settings } from '@/lib/settings'
import { business } from '../business'
import type { LegalPage } from '../types'

/** The list of events, and who reads it: nobody, or Google Tag Manager in a build that carries it (components/layout/tag-manager.ts). */
export const measurement = (hasTagManager: boolean): string => {
  const list =
    'Each page keeps a list of events in your browser’s memory: the page view with its town, a form or plan sent (for a plan, with its estimate), a call or text button pressed, a ZIP lookup. The list holds no names, phone numbers, addresses, ZIP codes or messages'
  return hasTagManager
    ? `${list}. Google Tag Manager, a service of Google, reads it: a script from www.googletagmanager.com that your browser loads once the page is up. As with any request, Google then sees your internet address, your browser and the page you are on, and the list may be passed to Google Analytics. We start both with consent for advertising and for analytics set to denied, so Google’s tags keep no cookie on your device unless you are asked and agree. If your browser sends the Global Privacy Control signal, the script is not loaded at all. Nothing else on this site loads from another company.`
    : `${list}, goes nowhere, and is gone when you leave the page. There is no analytics service and no advertising tracker on this site, and nothing on it loads from another company. Before we connect a measurement service, this policy will name it.`
}

export const page: LegalPage = {
  title: 'Privacy Policy',
  dated: '2024-01',
  metadata: {
    title: 'Privacy Policy',
    description: `What ${business.name} does with what you type into its forms: where it goes, what stays on your device, the one cookie, and how to have it deleted.`,
    keywords: ['privacy policy', 'form data', 'cookies', 'data deletion', 'EV charger website privacy'],
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
            '**Planner, when you press Send Plan:** positions, settings, cost figures and a picture of the drawing. Your name, phone and email only if you type them there.',
            '**With each of these:** the full address of the page you sent it from, with any campaign tags (utm) in it.',
          ],
        },
        {
          kind: 'text',
          text: 'The ZIP lookup works in your browser, and the ZIP code you type there is not sent to us. Nothing you type into a form leaves your device before you press its button.',
        },
      ],
    },
    {
      heading: 'Where it goes',
      blocks: [
        {
          kind: 'text',
          text: 'The forms and the planner send what you enter to our own server. It stores your request in a database, and the picture of a plan in a file store. It may pass the request, without the picture, to the tools in which our staff answer requests. The server, the database and the file store belong to a hosting company that handles data on our behalf. Like any server, ours sees the internet address a request comes from and uses it to hold off floods of automated messages. We do not store that address with your request; the hosting company may keep it for a time in technical logs.',
        },
      ],
    },
    {
      heading: 'What stays on your device',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A request on its way.** Until our server has confirmed it, your browser keeps a copy of what you sent, and a marker that something is waiting. If sending fails, it tries again when the connection returns or when you next open a page with a form. A copy that has waited more than 30 days is then deleted instead of sent. Clearing the site’s data in your browser removes it at once.',
            '**Your plan.** The planner may keep your current plan in your browser, so that it is there when you return. A plan shared as a link holds positions, settings and prices, not your name.',
            '**One cookie,** named sidebar_state. It is set when you open or close the sidebar on the service-area pages, remembers which, and lasts 7 days.',
          ],
        },
      ],
    },
    {
      heading: 'Measurement and advertising',
      blocks: [
        {
          kind: 'text',
          text: measurement(settings.tagManagerId !== ''),
        },
      ],
    },
    {
      heading: 'What we use it for, and who sees it',
      blocks: [
        {
          kind: 'text',
          text: 'We use what you send to answer, to price and carry out the work, to file permits and to keep the records a contractor must keep. If you order work, the building department, the inspector and, where it is involved, the utility receive what their forms ask for. We do not sell your data or share it for other people’s advertising. A court or an authority may be entitled to see records, and then we must hand them over.',
        },
      ],
    },
    {
      heading: 'How long we keep it, and how to have it deleted',
      blocks: [
        {
          kind: 'text',
          text: 'We keep a request for as long as it takes to answer it and to do and document the job. Nothing is deleted by itself on our server, so ask us at any time to show, correct or delete what we hold about you. We do so there and in the tools it was passed on to, except for records that the law makes us keep, and tell you if there are any.',
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
          text: `Questions and requests go to ${business.name}, ${business.address.street}, ${business.address.locality}, ${business.address.region} ${business.address.postalCode}, phone ${business.phone}, or through the [contact page](/contact). If this policy changes, the date at the top changes with it.`,
        },
      ],
    },
  ],
}
