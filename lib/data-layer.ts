// Events for marketers, after the fact and without personal data.

export type DataLayerEvent =
  | { readonly event: 'generate_lead'; readonly form: 'quick' | 'long' }
  | { readonly event: 'generate_lead'; readonly form: 'plan'; readonly currency: 'USD'; readonly value: number }
  | { readonly event: 'zip_lookup'; readonly zip_known: boolean }

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** Pushes an event; the array is made if the page's own script has not run. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
