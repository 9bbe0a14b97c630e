import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withCapacity } from './capacity'

const LIMIT = 32
const body = () => Promise.resolve('body')
const later = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { promise, end: () => resolve('done') }
}
const overloaded = { status: 503, headers: { 'retry-after': '10' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('refuses what comes while too many are being stored, and takes the next one when one has ended', async () => {
  const stores = Array.from({ length: LIMIT }, later)
  const running = stores.map(({ promise }) => withCapacity(body, () => promise))
  const receive = vi.fn(body)
  await expect(withCapacity(receive, body)).rejects.toMatchObject(overloaded)
  expect(receive, 'the refused body is not read').not.toHaveBeenCalled()

  stores[0]?.end()
  await expect(running[0]).resolves.toBe('done')
  await expect(withCapacity(body, text => Promise.resolve(`${text} stored`))).resolves.toBe('body stored')
  for (const { end } of stores) end()
  await expect(Promise.all(running)).resolves.toHaveLength(LIMIT)
})

it('counts bodies while they arrive, until they are slow', async () => {
  const bodies = Array.from({ length: LIMIT }, later)
  const running = bodies.map(({ promise }) => withCapacity(() => promise, body))
  await expect(withCapacity(body, body)).rejects.toMatchObject(overloaded)
  await vi.advanceTimersByTimeAsync(500)
  await expect(withCapacity(body, body)).resolves.toBe('body')
  for (const { end } of bodies) end()
  await expect(Promise.all(running)).resolves.toHaveLength(LIMIT)
})

it('refuses a slow body that finds no place at its end', async () => {
  const slow = later()
  const running = withCapacity(() => slow.promise, body)
  await vi.advanceTimersByTimeAsync(500)
  const stores = Array.from({ length: LIMIT }, later)
  const others = stores.map(({ promise }) => withCapacity(body, () => promise))
  slow.end()
  await expect(running).rejects.toMatchObject(overloaded)
  for (const { end } of stores) end()
  await expect(Promise.all(others)).resolves.toHaveLength(LIMIT)
})

it('has room again after bodies and work that failed', async () => {
  for (let n = 0; n < 2 * LIMIT; n++) {
    await expect(withCapacity(body, () => Promise.reject(new Error('storage')))).rejects.toThrow('storage')
    await expect(withCapacity(() => Promise.reject(new Error('timeout')), body)).rejects.toThrow('timeout')
  }
  await expect(withCapacity(body, body)).resolves.toBe('body')
})
