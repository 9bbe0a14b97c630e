import { expect, it } from 'vitest'
import { forEachIndex } from './in-chunks'

it.each([0, 1, 200_000, 200_001, 450_000])('visits each of %s indexes once, in order', async count => {
  let next = 0
  await forEachIndex(count, index => {
    if (index === next) next += 1
  })
  expect(next).toBe(count)
})

it('lets other tasks run in between', async () => {
  const seen: number[] = []
  let at = 0
  const timer = setInterval(() => seen.push(at))
  await forEachIndex(1_000_000, index => (at = index))
  clearInterval(timer)
  expect(seen.some(index => index > 0 && index < 999_999)).toBe(true)
})
