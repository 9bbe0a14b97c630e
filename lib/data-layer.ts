// Analytics events. They carry no personal data.

export type DataLayerEvent =
  /** Once per view of a page; the flags say which structured data it carries. */
  | {
      readonly event: 'ld_injected'
      readonly town: string | null
      readonly hasFAQ: boolean
      readonly hasBreadcrumb: boolean
    }
  | { readonly event: 'generate_lead'; readonly form: 'quick' | 'long'; readonly transaction_id?: string }
  | {
      readonly event: 'generate_lead'
      readonly form: 'plan' | 'photo'
      readonly currency: 'USD'
      readonly value: number
      /** The lead's reference: the same lead is counted once. */
      readonly transaction_id?: string
    }
  | { readonly event: 'zip_lookup'; readonly zip_known: boolean }
  /** Once per view and way, after the visitor's first change that gave an answer. */
  | { readonly event: 'panel_check'; readonly way: 'appliances' | 'meter'; readonly result: 'room' | 'close' | 'over' }

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** Pushes an event; creates the array where the page's inline script has not run. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
