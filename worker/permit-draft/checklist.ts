// The checklist of a draft: the permit offices that the place may belong to, with what is known of
// them.
import { draftWords } from '@/content/words/permit-draft'
import { type Html, markup } from '@/worker/staff/html'
import type { PlaceView } from '@/worker/staff/views'
import { heading, subheading } from './heading'

const words = draftWords.permit

const unknown = markup`<span class="unknown">${words.unknown}</span>`

const line = (label: string, text: string | null): Html => markup`<li>
  <span>${label}: ${text ?? unknown}</span>
</li>`

export function checklist(place: PlaceView | null): Html {
  const offices = place?.offices ?? []
  return markup`${heading(words.title)}
    ${
      offices.length === 0 &&
      markup`<p class="mark">${place === null ? words.noPlace : words.unknownPlace(place.text)}</p>`
    }
    ${offices.length > 1 && markup`<p>${words.several}</p>`}
    ${(offices.length === 0 ? [{ name: null, fee: null, days: null }] : offices).map(
      ({ name, fee, days }) =>
        markup`${name !== null && subheading(name)}
          <ul class="checks">
            ${line(words.fee, fee)} ${line(words.days, days)} ${line(words.form, null)} ${line(words.papers, null)}
            ${line(words.license, null)} ${line(words.inspector, null)}
          </ul>`,
    )}`
}
