// What the parts of a lead's view hold: rows, the estimate, and the place.
import type { Fields } from '@/lib/fields'
import type { StoredLead } from '@/lib/leads/stored-lead'

export interface LabeledText {
  readonly label: string
  readonly text: string
}

export interface EstimateRow {
  /** 'Conduit' */
  readonly label: string
  /** '27 ft x $12.00 x 1.25 (EMT) x 1.1 (48 A)'; '' when there is nothing to say. */
  readonly detail: string
  /** Whole US dollars; the rows add up to the total. */
  readonly amountUsd: number
}

export type PlanMark =
  /** A price differs from the planner's default. */
  | 'prices-changed'
  /** The total that was sent is not what the plan comes to. */
  | 'total-mismatch'
  /**
   * The plan's link is missing or gives another plan, so there is no link and there are no line
   * items.
   */
  | 'not-reproducible'
  /** The run was measured on the planner's sample photo, not on the visitor's wall. */
  | 'sample-photo'

export interface PlanView {
  readonly rows: readonly EstimateRow[]
  /** Computed from the plan where there is one; else the total that was sent. Whole US dollars. */
  readonly totalUsd: number
  readonly marks: readonly { readonly mark: PlanMark; readonly text: string }[]
  /** Opens the same plan in the planner. */
  readonly planUrl: string | null
  /** Of a run measured on a photo: the totals for the ends of its range. Whole US dollars. */
  readonly rangeUsd?: { readonly low: number; readonly high: number }
}

export interface PlaceView {
  /** What the visitor typed, or the town's name. */
  readonly text: string
  /** The town that it names, where it is one of ours. */
  readonly town: string | null
  /** The permit offices that the place may belong to, with fee and days where they are known. */
  readonly offices: readonly { readonly name: string; readonly fee: string | null; readonly days: string | null }[]
}

/** What a kind of lead brings to its view. */
export interface KindView {
  /** In the order of its form. */
  readonly wants: readonly LabeledText[]
  /** The visitor's own words; may have several lines. */
  readonly message: string | null
  readonly plan: PlanView | null
  /** Whether the visitor was told a reference to call with. */
  readonly hasReference: boolean
}

/** `plannerUrl`: null for no links. Never throws. */
export type ViewKind = (payload: Fields, lead: StoredLead, plannerUrl: string | null) => KindView
