// Names of what is stored in the browser, where more than one module needs them: the islands and
// the loader of their scripts.

/** localStorage. Set once a page has asked for the fonts. */
export const FONTS_FLAG = 'fairlead-fonts'
/** localStorage. Set while the outbox holds leads. */
export const OUTBOX_FLAG = 'fairlead-outbox'
/** localStorage. A lead right after the press, as JSON: followed by its idempotency key. */
export const FIRST_COPY_KEY = 'fairlead-lead-'
/** localStorage. JSON: how the last leads of this device ended, by their idempotency keys. */
export const SETTLED_KEY = 'fairlead-settled'
/** localStorage. The saved plan of the planner, as versioned text. */
export const PLAN_KEY = 'fairlead-plan'
/** sessionStorage. Set once the planner's first picture was walked into. */
export const WALKED_IN_KEY = 'fairlead-walked-in'
/** IndexedDB database of the outbox. It is created with the first stored lead. */
export const OUTBOX_DATABASE = 'fairlead'
/** sessionStorage. The numbers of the last panel check and replay, for the estimate form. */
export const PANEL_CHECK_KEY = 'fairlead-panel-check'
/** sessionStorage. JSON {key, choice}: the columns of a meter's file, as its headings name them. */
export const METER_CHOICE_KEY = 'fairlead-meter-choice'
/**
 * sessionStorage: what the visit began with, as a query. localStorage: JSON {at, first, latest} of
 * the visits that came from somewhere, `at` in milliseconds since 1970 of the latest.
 */
export const VISIT_KEY = 'fairlead-visit'
/**
 * sessionStorage. What is typed into a form: followed by the form's name in `generate_lead`; its
 * photos: then by `-` and their subjects.
 */
export const DRAFT_KEY = 'fairlead-draft-'
/** sessionStorage. The last press of a form whose end is not seen yet: followed by its kind. */
export const PRESS_KEY = 'fairlead-press-'
/**
 * IndexedDB database of the photo planner: the photo and its marks, until they are sent or removed.
 */
export const PHOTO_DATABASE = 'fairlead-photo'
