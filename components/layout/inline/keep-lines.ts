// Shows the site's fonts without moving the first screen. Their words are a little wider or
// narrower than the fallback's, so a paragraph may need another number of lines: then its letters
// are set a little closer or wider. All of it happens before the next paint.

/** The first that keeps the lines is taken; none does at the end. */
const SPACINGS = ['', '-.01em', '.01em', '-.02em', '.02em', '-.03em', '.03em', '.04em', '']
/** px; a line is taller, and rounded metrics of another font move less. */
const SAME_LINE = 6
/** Texts of a page that its first screen may show. */
const FIRST = 20

const page = document
const range = page.createRange()

/** The height of a block, and where each of its texts starts, px. */
const linesOf = (block: Element) => {
  const { top, height } = block.getBoundingClientRect()
  const lines = [height]
  for (const texts = page.createTreeWalker(block, NodeFilter.SHOW_TEXT); texts.nextNode();) {
    range.selectNode(texts.currentNode)
    lines.push(range.getBoundingClientRect().top - top)
  }
  return lines
}

/** @param show makes the page use its fonts, which are loaded */
export function keepLines(show: () => void): void {
  const blocks = [...page.querySelectorAll<HTMLElement>('main :is(h1,h2,p,ol,dd,td)')].slice(0, FIRST)
  const before = blocks.map(linesOf)
  show()
  blocks.forEach((block, index) =>
    SPACINGS.some(spacing => {
      block.style.letterSpacing = spacing
      return linesOf(block).every((at, line) => Math.abs(at - before[index]![line]!) < SAME_LINE)
    }),
  )
}
