// Runs in the measured page before its own scripts and records how long each input waits for the
// next paint.

/** One event of an input, in milliseconds. */
export interface InputTiming {
  readonly type: string
  /** From the input to the next paint; the Event Timing API rounds it to 8 ms. */
  readonly paintMs: number
  /** From the input to its first handler. */
  readonly delayMs: number
  /** All handlers. */
  readonly handlersMs: number
}

export type TimedWindow = Window & { inputTimings: InputTiming[] }

/** Serialized into the page: must not use anything from outside. */
export function recordInputs(): void {
  const timings: InputTiming[] = []
  Object.assign(window, { inputTimings: timings })
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Hovering and the like are events, but no interactions.
      if (entry.interactionId === 0 && entry.entryType !== 'first-input') continue
      timings.push({
        type: entry.name,
        paintMs: entry.duration,
        delayMs: entry.processingStart - entry.startTime,
        handlersMs: entry.processingEnd - entry.processingStart,
      })
    }
  }
  // 16 ms is the lowest threshold that the API takes.
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver(record).observe(options)
  new PerformanceObserver(record).observe({ type: 'first-input', buffered: true })
  // Event Timing leaves out moves: here until the frame that follows is on its way to the screen.
  const afterFrame = new MessageChannel()
  const moves: { readonly event: PointerEvent; readonly handledMs: number }[] = []
  afterFrame.port1.onmessage = () => {
    const nowMs = performance.now()
    for (const { event, handledMs } of moves.splice(0))
      timings.push({
        type: event.type,
        paintMs: nowMs - event.timeStamp,
        delayMs: handledMs - event.timeStamp,
        handlersMs: NaN,
      })
  }
  addEventListener(
    'pointermove',
    event => {
      moves.push({ event, handledMs: performance.now() })
      requestAnimationFrame(() => afterFrame.port2.postMessage(null))
    },
    { capture: true },
  )
}
