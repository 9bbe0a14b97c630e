// The kinds of lead and the names that pages need before they fetch the rules (kinds/).

export const leadKinds = ['plan', 'quote', 'estimate', 'photo'] as const
export type LeadKind = (typeof leadKinds)[number]

export const photoReferenceKinds = ['garage-door', 'entry-door', 'wall', 'window'] as const

/**
 * A field that people do not see. Form fillers of people fill it too, so a lead with it is kept
 * like any other, and marked for the staff. The name must hold no word of an address or company:
 * browsers fill hidden fields of such names from their address book.
 */
export const honeypotName = 'subject'
/** In the stored payload of a lead that came with that field filled: true. */
export const honeypotMark = 'hidden_field_filled'

/** A hidden field: the version of the line under the form (content/words/forms.ts). */
export const noticeVersionName = 'notice_version'
/**
 * Carries it to the lead desk beside a lead of the planner, whose payload has the specified keys
 * only.
 */
export const NOTICE_VERSION_HEADER = 'x-notice-version'
/**
 * Carries the text of the plan's shared link (lib/planner/link.ts) to the lead desk beside the
 * plan.
 */
export const PLAN_LINK_HEADER = 'x-plan-link'
/**
 * Carries to the lead desk how many seconds after the opening of the page the visitor first pressed
 * the button.
 */
export const PAGE_SECONDS_HEADER = 'x-page-seconds'
