// The words of the forms: fields, buttons, status lines, the line under them, what happens after
// Send, and photos of a request.
import { business } from '@/content/business'
import { timelineFor } from '@/content/timeline'
import { plural } from '@/lib/plural'
import { plannerWords } from './planner'

const required = 'Fields marked with an asterisk (*) are required.'

const promiseHours: number = business.contactPromiseHours
const answerBy = promiseHours === 24 ? 'by this time tomorrow' : `within ${plural(promiseHours, 'hour')}`

// docs/lead-contract.md says which are fixed.
export const formWords = {
  /** The two forms, which one to use, and the way from one to the other. */
  quoteSection: {
    title: '30-second quote',
    lead: 'Name, phone and town. We call or text with a ballpark price, only about this request.',
    other: { reason: 'Want a closer number? Send photos with the', label: 'detailed estimate' },
  },
  estimateSection: {
    title: 'Detailed estimate',
    lead: 'The more you tell us about the car, the panel and the wall, the closer our first number. Free, no obligation.',
  },
  quote: {
    name: 'Name',
    phone: 'Phone',
    location: 'Town or ZIP',
    charger: 'Charger',
    submit: 'Get My Quote',
    submitting: 'Submitting...',
    check: 'Please check the marked fields',
    required,
  },
  estimate: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    message: 'Message',
    messageHint: 'Your car, your panel, how far apart they are: whatever you know.',
    chargerType: 'Charger type',
    timeline: 'Timeline',
    choose: 'Pick one, if you know',
    chargerTypes: {
      'tesla-wall-connector': 'Tesla Wall Connector',
      'chargepoint-home': 'ChargePoint Home',
      juicebox: 'JuiceBox (already own one)',
      other: 'Another, or not sure yet',
    },
    timelines: {
      asap: 'As soon as possible',
      'this-week': 'This week',
      'this-month': 'This month',
      flexible: 'Flexible',
    },
    submit: 'Get My Free Estimate',
    submitting: 'Submitting...',
    clear: 'Clear the form',
    check: 'Please check the marked fields',
    required,
    panelCheck: {
      label: 'Send my panel check too',
      hint: '{service} A service, {load} A with a {charger} A charger. We send just these numbers.',
      replayHint:
        'And the result of your year, replayed: the car filled on {filled} of {nights|night|nights}, with the choices you made. No readings.',
    },
  },
  /** Shown after a lead was delivered, or was not. */
  status: {
    answer: { first: 'We’ll call or text', you: 'you', last: `${answerBy}, usually sooner.` },
    sent: `In a hurry? Text a photo of your panel to ${business.phone}.`,
    reference: 'Your reference:',
    kept: 'We couldn’t reach our server. Your request is saved on this device, and we keep trying to send it. Or reach us now:',
    lost: 'We couldn’t reach our server, and this browser doesn’t let us save your request. We keep trying while this page stays open. Or reach us now:',
    stuck:
      'Your request didn’t go through: our website isn’t taking requests right now. Please call or text us. What you typed is still in the form.',
    refused: 'That didn’t go through, but nothing’s lost: it’s still in the form. Please call or text us:',
    unreachable:
      'We couldn’t reach our server, so nothing was sent. What you typed is still in the form. Please try again, call or text us.',
    call: `Call ${business.phone}`,
    text: 'Text us',
  },
  runtime: {
    region: 'Notifications',
    close: 'Close',
    delivered: {
      title: 'We got your saved request.',
      detail: `We’ll contact you within ${business.contactPromiseHours} hours.`,
      detailAnonymous: plannerWords.send.noContact,
      reference: plannerWords.send.reference,
    },
    /** A lead of an earlier visit. */
    refused: {
      title: 'We couldn’t send a request saved on this device.',
      detail: `Our server didn’t take it. Please send it again, or call ${business.phone}.`,
    },
    /** It has waited too long, and one more attempt has failed. */
    expired: {
      title: 'We couldn’t send a request saved on this device.',
      detail: `It had waited too long. We tried once more, then removed it from this device. Please send it again, or call ${business.phone}.`,
    },
  },
  withoutScript: `This form needs JavaScript, and it’s off in your browser. Please call ${business.phone} or text us instead.`,
} as const

// The line under each form: what happens after Send, and what we may use a number or an address
// for.
const purpose = 'only about this request. [How we handle your data](/privacy)'

export const formNotice = {
  /**
   * Travels with each lead. Change it with any of the words, and keep the old ones in version
   * control.
   */
  version: '2026-11-26',
  /** The quick form asks for a phone number and no email. */
  quote: `We’ll call or text you within ${business.contactPromiseHours} hours, ${purpose}.`,
  estimate: `We’ll call, text or email you within ${business.contactPromiseHours} hours, ${purpose}.`,
  photo: `What happens next: we check your measurements, then call, text or email you within ${business.contactPromiseHours} hours, ${purpose}.`,
  plan: `What happens next: leave a number or an email and you hear from us within ${business.contactPromiseHours} hours. We call, text or email ${purpose}.`,
} as const

// The steps after a form is sent, beside every form.
export const afterSend = {
  title: 'After you press send',
  steps: [
    'We read it and get back to you, usually the same day.',
    'A few photos, a video call or a visit, and you get your price, free.',
    `Give us the OK, and we file the permit and book your day: ${timelineFor('Suffolk').total} in all, longer if the office is busy.`,
  ],
} as const

// Words of the photos that go with a request: what to take, how it goes, and how to text them
// instead.
export const photoWords = {
  fields: {
    title: 'Photos (optional)',
    lead: 'They help us price it without a visit. Skip any you can’t take. They stay on your device until you send the form.',
    subjects: {
      panel: { title: 'Your panel', hint: 'Door open, the whole box in the picture.' },
      label: { title: 'The label on its door', hint: 'Close enough to read the amps.' },
      parking: { title: 'Where the car parks', hint: 'From a few steps back.' },
      wall: { title: 'The wall for the charger', hint: 'Floor to ceiling, if you can.' },
    },
    take: 'Take a photo',
    choose: 'Choose',
    replace: 'Change',
    remove: 'Remove',
    preview: 'Your photo:',
    preparing: 'Reading…',
    problems: {
      empty: 'That file is empty. Please choose the photo again, or take a new one.',
      heic: 'This browser can’t open that iPhone format (HEIC). Open this page on the iPhone and choose the photo from Photo Library: it then comes as a JPEG. Or choose Most Compatible in Settings, under Camera and Formats, and take it again.',
      unreadable:
        'We can’t open that file as a photo. Please choose the photo as a JPEG, PNG or WebP, or take a new one.',
      gone: 'This device didn’t hand that photo over: it may have been moved or deleted, or is still in the cloud. Choose it again, or take a new one.',
      unkept: 'The page was reloaded, and this browser had no room to keep your photo. Please take or choose it again.',
      unreachable: 'We couldn’t load our photo reader. Check your connection and choose the photo again.',
    },
  },
  /** After the form was sent. {n} and {total} are numbers. */
  status: {
    sending: 'Sending photo {n} of {total}…',
    sent: { one: 'We have your photo.', many: 'We have your {n} photos.' },
    kept: 'We have {n} of {total} so far. The rest is saved on this device, and we’ll keep trying.',
    lost: 'We have {n} of {total} so far. Keep this page open and we’ll keep trying the rest.',
    stuck: 'We have {n} of {total} so far, and our website can’t take more right now. Please text us the rest.',
    unkept: `We have {n} of {total} and couldn’t save the rest: our picture store is full for today. They’re still on this device. Please text them to ${business.phone}.`,
    refused: 'We couldn’t use every photo. Please text us the missing ones.',
  },
  /** The link has the verb: elsewhere on the page the number alone calls. */
  text: `Got photos of your panel and parking spot? [Text them to ${business.phone}]({href}).`,
} as const
