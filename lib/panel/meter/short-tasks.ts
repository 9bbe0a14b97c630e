// Long work in short tasks, so that the page stays alive however slow the device is.

/** Two frames of a screen fit into 50 ms with what else the page has to do. */
const TASK_MS = 12

/** Indices between two looks at the clock: far below a millisecond of work. */
export const STRIDE = 4096

/** When the task that runs now started, since a page has one thread. */
let startedMs = -Infinity

/** To be called first in a task of its own, such as the one that brings a piece of a file. */
export const startTask = () => {
  startedMs = performance.now()
}

/** Ends in a later task, without the wait that browsers add to timers. */
const pause = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Goes on in a later task where this one has run long enough. */
export async function breathe(): Promise<void> {
  if (performance.now() - startedMs < TASK_MS) return
  await pause()
  startTask()
}
