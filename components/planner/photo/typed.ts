// What was typed as a length: read as it stands, or not at all.
import type { PlannerPhotoWords } from '@/content/words/photo'
import type { Session, SessionHistoryAction } from '@/lib/photo/session'

/** Empty text and plain numbers only; NaN for anything else, such as 7'6 or 1-2. */
export function numberTyped(text: string): number {
  const plain = text.normalize('NFKC').trim()
  return /^\d*\.?\d*$/.test(plain) && plain !== '.' ? Number(plain) : NaN
}

/** Feet and inches. */
export type Lengths = readonly [feet: string, inches: string]

/** Texts of the fields as they were last typed. They outlive their step. */
export interface Typed {
  readonly widthFt?: Lengths
  readonly heightFt?: Lengths
  readonly extraFt?: string
}

/** Of the steps that have such fields. */
export interface TypedStepProps {
  session: Session
  words: PlannerPhotoWords
  dispatch: (action: SessionHistoryAction) => void
  typed: Typed
  onType: (typed: Typed) => void
}
