import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FEWEST_PLACES, MOST_PLACES, nextPlaces } from './capacity'

const body = () => Promise.resolve('body')
const later = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { promise, end: () => resolve('done') }
}
const overloaded = { status: 503, headers: { 'retry-after': '10' } }

/** A new instance of the Worker, with every place. */
async function newInstance() {
  vi.resetModules()
  return (await import('./capacity')).withCapacity
}
let withCapacity: Awaited<ReturnType<typeof newInstance>>

beforeEach(async () => {
  withCapacity = await newInstance()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** Runs until the timers of one turn have fired. */
const turn = () => vi.advanceTimersByTimeAsync(1)

/** A turn that takes `ms` although its timers were due at once: other leads were being stored. */
async function busyTurn(ms: number) {
  // Bodies arrive, and leads begin to wait.
  for (let n = 0; n < 10; n++) await Promise.resolve()
  vi.setSystemTime(Date.now() + ms)
  await turn()
}

it('refuses what comes while too many are being stored, and takes the next one when one has ended', async () => {
  const stores = Array.from({ length: MOST_PLACES }, later)
  const running = stores.map(({ promise }) => withCapacity(body, () => promise))
  const receive = vi.fn(body)
  await expect(withCapacity(receive, body)).rejects.toMatchObject(overloaded)
  expect(receive, 'the refused body is not read').not.toHaveBeenCalled()

  stores[0]?.end()
  await turn()
  await expect(running[0]).resolves.toBe('done')
  const next = withCapacity(body, text => Promise.resolve(`${text} stored`))
  await turn()
  await expect(next).resolves.toBe('body stored')
  for (const { end } of stores) end()
  await expect(Promise.all(running)).resolves.toHaveLength(MOST_PLACES)
})

it('looks at what arrived meanwhile before it stores', async () => {
  const store = vi.fn(body)
  const running = withCapacity(body, store)
  await Promise.resolve()
  expect(store).not.toHaveBeenCalled()
  await turn()
  await expect(running).resolves.toBe('body')
  expect(store).toHaveBeenCalledOnce()
})

it('counts bodies while they arrive, until they are slow', async () => {
  const bodies = Array.from({ length: MOST_PLACES }, later)
  const running = bodies.map(({ promise }) => withCapacity(() => promise, body))
  await expect(withCapacity(body, body)).rejects.toMatchObject(overloaded)
  await vi.advanceTimersByTimeAsync(500)
  const next = withCapacity(body, body)
  await turn()
  await expect(next).resolves.toBe('body')
  for (const { end } of bodies) end()
  await turn()
  await expect(Promise.all(running)).resolves.toHaveLength(MOST_PLACES)
})

it('refuses a slow body that finds no place at its end', async () => {
  const slow = later()
  const running = withCapacity(() => slow.promise, body)
  const refused = expect(running).rejects.toMatchObject(overloaded)
  await vi.advanceTimersByTimeAsync(500)
  const stores = Array.from({ length: MOST_PLACES }, later)
  const others = stores.map(({ promise }) => withCapacity(body, () => promise))
  slow.end()
  await refused
  for (const { end } of stores) end()
  await turn()
  await expect(Promise.all(others)).resolves.toHaveLength(MOST_PLACES)
})

it('has room again after bodies and work that failed', async () => {
  for (let n = 0; n < 2 * MOST_PLACES; n++) {
    const failing = expect(withCapacity(body, () => Promise.reject(new Error('storage')))).rejects.toThrow('storage')
    await turn()
    await failing
    await expect(withCapacity(() => Promise.reject(new Error('timeout')), body)).rejects.toThrow('timeout')
  }
  const next = withCapacity(body, body)
  await turn()
  await expect(next).resolves.toBe('body')
})

it('takes fewer at a time after long turns, and as many as before after short ones', async () => {
  /** How many of 50 that come at the same moment are stored. */
  const accepted = async (turnMs: number) => {
    const outcomes = Promise.allSettled(Array.from({ length: 50 }, () => withCapacity(body, body)))
    await busyTurn(turnMs)
    return (await outcomes).filter(({ status }) => status === 'fulfilled').length
  }
  expect(await accepted(200)).toBe(MOST_PLACES)
  for (let n = 0; n < 5; n++) await accepted(200)
  expect(await accepted(1)).toBe(FEWEST_PLACES)
  for (let n = 0; n < 20; n++) await accepted(1)
  expect(await accepted(1)).toBe(MOST_PLACES)
})

describe('nextPlaces', () => {
  const places = fc.double({ min: FEWEST_PLACES, max: MOST_PLACES, noNaN: true })
  const turnMs = fc.integer({ min: 0, max: 60_000 })

  it('stays within its limits after any turns', () => {
    fc.assert(
      fc.property(fc.array(turnMs), turns => {
        const end = turns.reduce(nextPlaces, MOST_PLACES)
        expect(end).toBeGreaterThanOrEqual(FEWEST_PLACES)
        expect(end).toBeLessThanOrEqual(MOST_PLACES)
      }),
    )
  })

  it('never gives more places for a longer turn', () => {
    fc.assert(
      fc.property(places, turnMs, turnMs, (current, a, b) => {
        expect(nextPlaces(current, Math.max(a, b))).toBeLessThanOrEqual(nextPlaces(current, Math.min(a, b)))
      }),
    )
  })

  it('comes back to every place after short turns, from anywhere', () => {
    fc.assert(
      fc.property(places, current => {
        const turns = Array.from({ length: 4 * (MOST_PLACES - FEWEST_PLACES) }, () => 0)
        expect(turns.reduce(nextPlaces, current)).toBe(MOST_PLACES)
      }),
    )
  })

  it('takes a clock that was set back for a short turn', () => {
    expect(nextPlaces(FEWEST_PLACES, -3_600_000)).toBeGreaterThan(FEWEST_PLACES)
  })
})
