// The words of a photo's way from a phone to the planner on a computer: beside the code, and on the
// page that it opens.
import { HAND_OFF_MINUTES, MAX_HAND_OFF_PHOTOS } from '@/lib/leads/hand-off'
import { fill } from '@/lib/template'
import { plannerPhotoWords } from './photo'

const minutes = fill('{n|minute|minutes}', { n: HAND_OFF_MINUTES })
const photos = fill('{n|photo|photos}', { n: MAX_HAND_OFF_PHOTOS })

/** On the computer. */
export const handOffWords = {
  title: 'Or use your phone’s camera',
  code: 'Code for your phone’s camera',
  how: 'Point your phone’s camera at this code. The photo you take there opens here.',
  note: `The code works for ${minutes} and can only add photos. Your photo comes through our server, which deletes it once it’s here.`,
  over: 'This code has ended.',
  renew: 'Show a new code',
}
export type HandOffWords = typeof handOffWords

const { good, bad, part, take, choose, reading, problems } = plannerPhotoWords.photo

/** On the phone. */
export const photoFromPhoneWords = {
  title: 'Take the photo for your computer',
  description: 'Opened by the code in the photo planner: the photo you take here opens on your computer.',
  lead: 'Take one photo of your wall with this phone. It opens in the planner on the computer that shows the code.',
  take,
  choose,
  reading,
  problems,
  sending: 'Sending your photo…',
  sent: 'Sent. Now look at your computer: your photo opens there.',
  next: 'Want to send another one? On your computer, go back to the step Photo first.',
  failed: 'We couldn’t send it. Your photo is still here: check your connection and send it again.',
  again: 'Send it again',
  gone: `This code no longer works. It lasts ${minutes} and ${photos}. Show a new one on your computer, and point this phone’s camera at it.`,
  refused: 'Our server didn’t take this photo. Please take another one.',
  noKey:
    'This page needs the code from the photo planner. Open the planner on your computer, then point this phone’s camera at the code.',
  tipsTitle: 'What makes a good photo',
  tips: 'Step back to get the panel, the charger’s spot and one whole door, window or wall. Use the photo as your camera takes it, not cropped.',
  good,
  bad,
  part,
  privacyTitle: 'Where your photo goes',
  privacy:
    'This phone makes your photo smaller and takes out its location and camera data, but for the lens that the planner measures by. Our server holds it until your computer has it, and deletes it then. If your computer never asks, it’s gone within two hours. Nobody can see it, or your plan, with this page’s link.',
  here: 'Plan on this phone instead',
  withoutScript: 'This page needs JavaScript to send your photo.',
}
export type PhotoFromPhoneWords = typeof photoFromPhoneWords
