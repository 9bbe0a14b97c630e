// Hashes of senders, with the real D1 of wrangler.
import { beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { ownStorage } from '@/worker/test-storage'
import { sha256Hex } from '@/worker/sha256'
import { dropSenderKeys, senderHash, forgetSenders } from './suspicion'

const { env } = ownStorage()
const MORNING_MS = Date.parse('2026-11-27T15:00:00Z')
const setClock = (ms: number) => void vi.spyOn(Date, 'now').mockReturnValue(ms)
beforeEach(async () => {
  setClock(MORNING_MS)
  await env.DB.prepare('DELETE FROM sender_keys').run()
})
const days = async () => (await env.DB.prepare('SELECT day FROM sender_keys').all()).results

it('are the same for the same text within a day, also across midnight UTC, and no others', async () => {
  const hash = await senderHash(env)
  const [one, other] = [await hash('203.0.113.7'), await hash('203.0.113.8')]
  expect(one).toMatch(/^[\da-f]{32}$/)
  expect(other).not.toBe(one)
  setClock(MORNING_MS + 16 * HOUR_MS)
  expect(await (await senderHash(env))('203.0.113.7')).toBe(one)
  expect(await days()).toHaveLength(1)
})

it('are not those that anybody can make', async () => {
  const hash = await (await senderHash(env))('203.0.113.7')
  expect(await sha256Hex(new TextEncoder().encode('203.0.113.7'))).not.toContain(hash)
})

it('are others the next day, when the key of the day before is gone', async () => {
  const before = await (await senderHash(env))('203.0.113.7')
  const [day] = await days()
  setClock(MORNING_MS + DAY_MS)
  expect(await (await senderHash(env))('203.0.113.7')).not.toBe(before)
  await forgetSenders(env)
  expect(await days()).toEqual([{ day: Number(day?.day) + 1 }])
  setClock(MORNING_MS)
  expect(await (await senderHash(env))('203.0.113.7'), 'also where the clock is set back').not.toBe(before)
})

it('match nothing while the database does not answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const down = { ...env, DB: { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error('down')) }) }) } }
  const hashes = await Promise.all(
    [env, down, down].map(async ofDesk => await (await senderHash(ofDesk as typeof env))('a')),
  )
  expect(new Set(hashes).size).toBe(3)
  await dropSenderKeys(env).run()
  expect(await days()).toHaveLength(1)
})
