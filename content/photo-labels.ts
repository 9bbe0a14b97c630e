// Words of the photos that go with a request: what to take, how it goes, and how to text them instead.
import { business } from './business'

export const photoLabels = {
  fields: {
    title: 'Photos (optional)',
    lead: 'Each one helps us price it without a visit. Leave out what you can’t take. They stay on your device until you send the form.',
    subjects: {
      panel: { title: 'Your panel', hint: 'Door open, the whole box in the picture.' },
      label: { title: 'The label on its door', hint: 'Close enough to read the amps.' },
      parking: { title: 'Where the car parks', hint: 'From a few steps back.' },
      wall: { title: 'The wall for the charger', hint: 'Floor to ceiling, if you can.' },
    },
    add: 'Add photo',
    replace: 'Change',
    remove: 'Remove',
    preview: 'Your photo:',
    preparing: 'Reading…',
    problems: {
      empty: 'That file is empty. Please choose the photo again, or take a new one.',
      heic: 'This browser can’t open that iPhone format (HEIC). Take a screenshot of the photo and choose that, or text us the photo.',
      unreadable:
        'We can’t open that file as a photo. Please choose a JPEG or PNG, or take a screenshot of it and choose that.',
      unreachable:
        'We couldn’t load the part of the page that reads photos. Check your connection and choose the photo again.',
    },
  },
  /** After the form was sent. {n} and {total} are numbers. */
  status: {
    sending: 'Sending photo {n} of {total}…',
    sent: { one: 'Your photo has reached us.', many: 'Your {n} photos have reached us.' },
    kept: '{n} of {total} photos have reached us. The others are saved on this device, and we keep trying to send them.',
    lost: '{n} of {total} photos have reached us. We keep trying to send the others while this page stays open.',
    stuck:
      '{n} of {total} photos have reached us, and our website isn’t taking more right now. Please text us the others.',
    refused: 'We couldn’t use every photo. Please text us the missing ones.',
  },
  text: `Got photos of the panel and the parking spot? Text them to [${business.phone}]({href}).`,
} as const
