import { beforeEach, expect, it, vi } from 'vitest'
import { withStoreTimeout } from './store-timeout'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Milliseconds until the answer. */
async function answerTime(storing: Promise<unknown>) {
  const startedMs = Date.now()
  const answered = withStoreTimeout(storing).then(
    () => Date.now() - startedMs,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'storage_unavailable', status: 503, headers: { 'retry-after': '10' } })
      return Date.now() - startedMs
    },
  )
  await vi.advanceTimersByTimeAsync(10_000)
  return answered
}
const never = () => new Promise<never>(() => undefined)
const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

it('answers within 5 s when the storage hangs', async () => {
  expect(await answerTime(after(4000))).toBe(4000)
  expect(await answerTime(never())).toBe(5000)
})

it('passes errors on', async () => {
  await expect(withStoreTimeout(Promise.reject(new Error('no such table')))).rejects.toThrow('no such table')
})
