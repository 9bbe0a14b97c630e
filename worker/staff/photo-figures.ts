// The photos on the lead page. A finished wall comes first and largest; what it was made from
// follows, two in a row.
import { leadPageLabels as labels } from '@/content/words/staff-pages'
import type { PhotoNumber, PhotoSubject } from '@/lib/leads/photos'
import { type Html, markup } from './html'

interface KeptPhoto {
  readonly number: PhotoNumber
  readonly what: PhotoSubject
}

/** @param path of the lead page */
export function photoFigures(kept: readonly KeptPhoto[], path: string): readonly Html[] {
  const finished = kept.filter(({ what }) => what === 'finished')
  const others = kept.filter(({ what }) => what !== 'finished')
  const figure = ({ number, what }: KeptPhoto, isLesser: boolean) =>
    markup`<figure${isLesser && markup` class="lesser"`}>
      <img src="${path}/photo/${number}" alt="${labels.photo[what]}" />
      <figcaption>${labels.photo[what]}</figcaption>
    </figure>`
  return [...finished.map(photo => figure(photo, false)), ...others.map(photo => figure(photo, finished.length > 0))]
}
