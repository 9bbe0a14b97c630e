// What staff see of a lead, the same in every message and on the lead sheet.
import type { LeadKind } from './choices.ts'

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
  /** The planner could not have made this plan, so there is no link and no line items. */
  | 'not-reproducible'

export interface PlanView {
  readonly rows: readonly EstimateRow[]
  /** Computed from the plan where it can be; else the total that was sent. Whole US dollars. */
  readonly totalUsd: number
  /** The total that was sent. */
  readonly sentTotalUsd: number
  readonly marks: readonly { readonly mark: PlanMark; readonly text: string }[]
  /** Opens the same plan in the planner. */
  readonly planUrl: string | null
}

export interface PlaceView {
  /** As typed, or the town's name. */
  readonly text: string
  /** The permit offices that the place may belong to, with fee and days where they are known. */
  readonly offices: readonly { readonly name: string; readonly fee: string | null; readonly days: string | null }[]
}

export interface LeadView {
  readonly id: string
  readonly kind: LeadKind
  /** 'Quote request', 'Estimate request', 'Charger plan' */
  readonly kindLabel: string
  readonly isTrial: boolean
  /** 'Tue, Nov 24, 2026, 9:07 AM', America/New_York. */
  readonly receivedText: string
  readonly receivedAtMs: number
  readonly name: string | null
  /** `text` for display; hrefs are null when the number cannot be dialed as typed. */
  readonly phone: { readonly text: string; readonly telHref: string | null; readonly smsHref: string | null } | null
  readonly email: { readonly text: string; readonly href: string } | null
  readonly place: PlaceView | null
  /** What they want, in the order of the form: charger, timeline; for a plan brand, amps, walls, run. */
  readonly wants: readonly LabeledText[]
  /** The visitor's own words; may have several lines. */
  readonly message: string | null
  readonly plan: PlanView | null
  /** Pictures kept with the lead. */
  readonly photoCount: number
  readonly imageDropped: boolean
  /** 'https://…/api/leads/sheet/<token>' */
  readonly sheetUrl: string | null
  readonly pageUrl: string | null
  readonly utm: readonly LabeledText[]
  readonly answered: { readonly atMs: number; readonly by: string | null } | null
}
