// Closes the photo view by taking it out of the address.
import { photoStep } from './lazy-photo-view'

export function close() {
  if (location.hash !== '#photo') return
  if (photoStep.isOwn) return history.back()
  // The visit began here: Back leads to the page before.
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  dispatchEvent(new Event('hashchange'))
}
