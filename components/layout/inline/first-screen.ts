// At the end of the first screen. A script waits for the style sheet and the parser waits for the
// script, so the browser lays out and paints the first screen without the long page below it. The
// mark shows up in performance traces.
performance.mark('first-screen')
