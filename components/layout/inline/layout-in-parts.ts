// At the end of the first screen, on pages that are laid out in parts. On phones, elements with the class `later` skip layout until the
// page is parsed, and then follow one task at a time (layout.css). A page that opens at a position of its own (fragment, reload, back) is
// laid out at once, because that position would move.
import './first-screen'

/** 1 x 1 pixel GIF. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs='

const { dataset } = document.documentElement

/** Runs the next step as a task. An image load, unlike a timer, delays the page's load event until all parts are laid out. */
const schedule = () => {
  const image = new Image()
  image.onload = image.onerror = layOutNext
  image.src = PIXEL
}

const layOutNext = () => {
  const part = document.querySelector<HTMLElement>('.later')
  if (part) {
    part.classList.remove('later')
    // Reading the height forces layout.
    void part.offsetHeight
    schedule()
  } else delete dataset.early
}

if (
  !location.hash &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'
) {
  dataset.early = ''
  addEventListener('DOMContentLoaded', schedule)
}
