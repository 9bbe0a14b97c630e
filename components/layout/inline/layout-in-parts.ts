// At the end of the first screen, on pages that are laid out in parts: the elements with the class `later`. On phones they skip layout until
// the page is parsed, and then follow one task at a time (layout.css). A page that opens at a position of its own (fragment, reload, back)
// is laid out at once and with the site's fonts, because that position would move. Where the fonts follow the first view, they reach the
// parts in turn too.
//
// Like first-screen.ts, it also makes the parser wait for the style sheet.
import { dataset, Fonts, page, showFonts } from './fonts'

let parts: NodeListOf<HTMLElement>

/** Removes a class from each part, in a task of its own. */
const removeInTurn = (name: string, [part, ...rest]: Iterable<HTMLElement> = parts) => {
  if (!part) return delete dataset.early
  part.classList.remove(name)
  // Reading the height forces layout.
  void part.offsetHeight
  // The error of an empty image, unlike a timer, delays the page's load event until all parts are done.
  const image = new Image()
  image.onerror = () => removeInTurn(name, rest)
  image.src = 'data:,'
}

const showFontsInTurn = () => {
  for (const part of parts) part.classList.add('raw')
  showFonts()
  removeInTurn('raw')
}

if (
  !location.hash &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'
) {
  dataset.early = ''
  addEventListener('DOMContentLoaded', () => {
    // The body first: what is in no part.
    parts = page.querySelectorAll('body,.later')
    removeInTurn('later')
  })
  // before-paint.ts has set a handler on the first page of a visit, for all parts at once.
  onload &&= () =>
    setTimeout(() => void page.fonts.load('1em text,display').then(showFontsInTurn, showFontsInTurn), Fonts.DelayMs)
} else dataset.fonts = ''
