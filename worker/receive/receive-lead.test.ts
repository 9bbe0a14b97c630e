import { expect, it } from 'vitest'
import { PLACES, withCapacity } from './receive-lead'

const done = () => Promise.resolve('done')
const overloaded = { status: 503, headers: { 'retry-after': '10' } }

it('refuses what comes while too many are being stored, and takes the next one when one has ended', async () => {
  const stores = Array.from({ length: PLACES }, () => Promise.withResolvers<string>())
  const running = stores.map(({ promise }) => withCapacity(() => promise))
  await expect(withCapacity(done)).rejects.toMatchObject(overloaded)
  stores[0]?.resolve('first')
  await expect(running[0]).resolves.toBe('first')
  await expect(withCapacity(done)).resolves.toBe('done')
  for (const { resolve } of stores) resolve('done')
  await expect(Promise.all(running)).resolves.toHaveLength(PLACES)
})

it('has room again after work that failed', async () => {
  for (let n = 0; n < 2 * PLACES; n++)
    await expect(withCapacity(() => Promise.reject(new Error('storage')))).rejects.toThrow('storage')
  await expect(withCapacity(done)).resolves.toBe('done')
})
