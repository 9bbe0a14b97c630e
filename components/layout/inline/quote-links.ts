// On pages with a form: the quick quote opens over the page, once its code is there
// (quote-sheet.ts); else the link leads to it.
import { listen, page } from './page'

const openSheet = (event: Event) => {
  const link = (event.target as Element).closest<HTMLElement>('a[href="#quote"]')
  if (!link || !page.querySelector('[data-quote]')) return
  event.preventDefault()
  removeEventListener('click', openSheet)
  import(`${location.origin}/quote-sheet.js`).then(
    () => link.click(),
    () => (location.hash = 'quote'),
  )
}
listen('click', openSheet)
