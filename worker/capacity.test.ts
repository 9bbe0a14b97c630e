import { expect, it } from 'vitest'
import { withCapacity } from './capacity'
import type { Problem } from './problem'

it('refuses what comes while too many are being stored, and takes the next one when one has ended', async () => {
  const ends: (() => void)[] = []
  const start = () => withCapacity(() => new Promise<string>(resolve => ends.push(() => resolve('stored'))))
  const refused: unknown[] = []
  const running: Promise<string>[] = []
  while (refused.length === 0) {
    const next = start()
    running.push(next)
    next.catch((error: unknown) => refused.push(error))
    await new Promise(resolve => setImmediate(resolve))
  }
  void running.pop()
  const [problem] = refused as [Problem]
  expect([problem.status, problem.headers]).toEqual([503, { 'retry-after': '10' }])
  expect(running).toHaveLength(128)

  ends.shift()?.()
  await expect(running.shift()).resolves.toBe('stored')
  running.push(start())
  ends.forEach(end => end())
  await expect(Promise.all(running)).resolves.toHaveLength(128)
})

it('has room again after work that failed', async () => {
  for (let n = 0; n < 200; n++)
    await expect(withCapacity(() => Promise.reject(new Error('storage')))).rejects.toThrow('storage')
  await expect(withCapacity(() => Promise.resolve('stored'))).resolves.toBe('stored')
})
