// The quick quote over the page, from any link to it: fetched at the first press
// (quote-links.ts).
const page = document
const listen = addEventListener
/** Holds the form. */
const panel = page.querySelector<HTMLElement>('[data-quote]')!
let opener: HTMLElement | undefined

const showSheet = (link?: HTMLElement) => {
  // Its place stays free, so that nothing behind it moves.
  const place = panel.parentElement!
  place.style.minHeight = link ? `${place.offsetHeight}px` : ''
  panel.toggleAttribute('data-sheet', Boolean(link))
  panel.role = link ? 'dialog' : null
  panel.ariaLabel = link ? panel.querySelector('p')!.firstChild!.textContent : null
  panel.tabIndex = -1
  ;(link ? panel : opener)?.focus({ preventScroll: true })
  opener = link
}

listen('click', event => {
  const target = event.target as Element
  const link = target.closest<HTMLElement>('a[href="#quote"]')
  if (link) event.preventDefault()
  if (link) showSheet(link)
  else if (opener && (!panel.contains(target) || target.closest('[data-close]'))) showSheet()
})
// In the capture phase, before hold-input.ts stops it while React starts.
listen('keydown', ({ key }) => key === 'Escape' && opener && showSheet(), true)
// The focus has gone on behind it.
listen('focusin', ({ target }) => opener && target !== opener && !panel.contains(target as Node) && showSheet())

export {}
