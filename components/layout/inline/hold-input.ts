// Before the framework's scripts, in the file with the page's flight data. An event that reaches
// React before it has hydrated the page makes it do so in one task, and the input waits for that.
// Until then these events stop before React. What the browser does by itself goes on (typing,
// choosing, opening), and the islands read what was entered when they start.

/** Touches, presses and typing: the events at which React hydrates without a pause. */
const HELD =
  'touchstart touchend pointerdown pointerup mousedown mouseup click keydown keypress keyup compositionstart compositionend textInput input change'

const release = new AbortController()

const hold = (event: Event) => {
  // Set by the islands (components/ui/use-hydrated.ts).
  if ('hydrated' in document.documentElement.dataset) release.abort()
  // React sends events of its own for what was entered before it started; those are not trusted.
  // Buttons and links keep theirs, because only a handler may know what they do.
  else if (event.isTrusted && !(event.target as Element).closest('a,button:enabled')) event.stopPropagation()
}

for (const type of HELD.split(' ')) addEventListener(type, hold, { capture: true, signal: release.signal })

export {}
