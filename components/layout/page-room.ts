// What the header and the bar for text messages take of the window. A style sheet cannot know it:
// with large text the header has more lines.

export const HEADER_ID = 'site-header'
export const TEXT_BAR_ID = 'text-bar'

export interface PageRoom {
  /** Pixels at the top; 0 while the header scrolls away with the page. */
  readonly topPx: number
  /** Pixels at the bottom. */
  readonly bottomPx: number
}

/** Calls `onChange` now and whenever it changes. Returns what ends that. */
export function watchPageRoom(onChange: (room: PageRoom) => void): () => void {
  const header = document.getElementById(HEADER_ID)
  const bar = document.getElementById(TEXT_BAR_ID)
  const update = () =>
    onChange({
      topPx: header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0,
      bottomPx: bar?.offsetHeight ?? 0,
    })
  const observer = new ResizeObserver(update)
  for (const element of [header, bar]) if (element) observer.observe(element)
  addEventListener('resize', update)
  update()
  return () => {
    observer.disconnect()
    removeEventListener('resize', update)
  }
}
