// Shows the site's fonts without moving the first screen. Their words are a little wider or
// narrower than the fallback's, so a paragraph may need another number of lines: then its letters
// are set a little closer or wider. All of it happens before the next paint.

/** The first that keeps the lines is taken; none does at the end. */
const SPACINGS = ['', '-.01em', '.01em', '-.02em', '.02em', '-.03em', '.03em', '.04em', '']
/** px; a line is taller, and rounded metrics of another font move less than half of it. */
const LINE = 16
/** Texts of a page that its first screen may show. */
const FIRST = 20

const page = document
const range = page.createRange()

/** On which line of a block each piece of its text stands. */
const linesOf = (block: Element) => {
  range.selectNodeContents(block)
  const { top } = block.getBoundingClientRect()
  return [...range.getClientRects()].map(piece => Math.round((piece.top - top) / LINE)).join()
}

/** @param show makes the page use its fonts, which are loaded */
export function keepLines(show: () => void): void {
  const blocks = [...page.querySelectorAll<HTMLElement>('main :is(h1,h2,p,ol,dd,td)')].slice(0, FIRST)
  const before = blocks.map(linesOf)
  show()
  blocks.forEach((block, index) =>
    SPACINGS.some(spacing => {
      block.style.letterSpacing = spacing
      return linesOf(block) === before[index]
    }),
  )
}
