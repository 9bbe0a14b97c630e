// At the end of the first screen, on pages that are laid out in parts: the elements with the class `later`. On phones they skip layout until
// the page is parsed, and then follow one task at a time (layout.css). A page that opens at a position of its own (fragment, reload, back)
// is laid out at once and with the site's fonts, because that position would move. Where the fonts follow the first view, a part that is laid
// out becomes `raw`, which keeps the fallback fonts (app/fonts.css), and gets the site's in turn too.
//
// Like first-screen.ts, it also makes the parser wait for the style sheet.
import { dataset, page } from './fonts'

let parts: NodeListOf<HTMLElement>

/** Changes the class of each part, in a task of its own. */
const inTurn = (change: (classes: DOMTokenList) => unknown, [part, ...rest]: Iterable<HTMLElement> = parts) => {
  if (!part) return delete dataset.early
  change(part.classList)
  // Reading the height forces layout.
  void part.offsetHeight
  // The error of an empty image, unlike a timer, delays the page's load event until all parts are done.
  const image = new Image()
  image.onerror = () => inTurn(change, rest)
  image.src = 'data:,'
}

if (
  !location.hash &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'
) {
  dataset.early = ''
  addEventListener('DOMContentLoaded', () => {
    // The body is the first: what is in no other part.
    parts = page.querySelectorAll('.later')
    // On the first page of a visit before-paint.ts has set a handler of the load event.
    inTurn(classes => classes.replace('later', onload ? 'raw' : 'done'))
  })
  // before-paint.ts shows the fonts once they are loaded.
  new MutationObserver(() => inTurn(classes => classes.remove('raw'))).observe(page.documentElement, {
    attributeFilter: ['data-fonts'],
  })
} else dataset.fonts = ''
