// Not in TypeScript's DOM library yet.
interface Document {
  /** Speculation rules: the page is rendered but not shown. Undefined in browsers without them. */
  readonly prerendering?: boolean
}
