import { expect, it } from 'vitest'
import { breathe, startTask } from './short-tasks'

const busy = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** Work of several milliseconds a step; what `between` saw of it. */
async function steps(count: number, stepMs: number): Promise<readonly number[]> {
  const seen: number[] = []
  let done = 0
  const look = () => {
    seen.push(done)
    if (done < count) setImmediate(look)
  }
  startTask()
  setImmediate(look)
  for (; done < count; done += 1) {
    busy(stepMs)
    await breathe()
  }
  return seen
}

it('lets other tasks run between long steps', async () => {
  const seen = await steps(12, 5)
  const between = seen.filter(done => done > 0 && done < 12)
  expect(between.length).toBeGreaterThanOrEqual(3)
})

it('goes on at once while there is time', async () => {
  let hasOther = false
  setImmediate(() => (hasOther = true))
  startTask()
  for (let index = 0; index < 100; index += 1) await breathe()
  expect(hasOther).toBe(false)
})
