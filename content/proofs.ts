// Four promises in one strip, once on every page with a form. The launch check asks the owner to
// confirm each.
import { business } from './business'

const years: Readonly<Record<'home' | 'terms', number>> = business.warrantyYears

const strip = (warranty: string) => [
  'No deposit. You pay when it works.',
  'The written price holds: if we find a surprise, we ask first.',
  warranty,
  'Your number stays with us.',
]

export const proofs = {
  label: 'What you can count on',
  items: strip(`${years.terms}-year warranty on our work`),
  /** Home has a warranty of its own. */
  home: strip(
    years.terms > years.home
      ? `${years.home}-year warranty on our work, and our terms make it ${years.terms}`
      : `${years.home}-year warranty on our work`,
  ),
} as const
