// The checklist of a draft: the permit offices that the place may belong to, with what is known of
// them.
import { draftLabels } from '@/content/words/permit-draft'
import { type Html, markup } from '@/worker/staff/html'
import type { PlaceView } from '@/worker/staff/views'
import { heading, subheading } from './heading'

const labels = draftLabels.permit

const unknown = markup`<span class="unknown">${labels.unknown}</span>`

const line = (label: string, text: string | null): Html => markup`<li>
  <span>${label}: ${text ?? unknown}</span>
</li>`

export function checklist(place: PlaceView | null): Html {
  const offices = place?.offices ?? []
  return markup`${heading(labels.title)}
    ${
      offices.length === 0 &&
      markup`<p class="mark">${place === null ? labels.noPlace : labels.unknownPlace(place.text)}</p>`
    }
    ${offices.length > 1 && markup`<p>${labels.several}</p>`}
    ${(offices.length === 0 ? [{ name: null, fee: null, days: null }] : offices).map(
      ({ name, fee, days }) =>
        markup`${name !== null && subheading(name)}
          <ul class="checks">
            ${line(labels.fee, fee)} ${line(labels.days, days)} ${line(labels.form, null)} ${line(labels.papers, null)}
            ${line(labels.license, null)} ${line(labels.inspector, null)}
          </ul>`,
    )}`
}
