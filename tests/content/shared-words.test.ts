import { describe, expect, it } from 'vitest'
import { describePairs, sharedPairs } from './shared-words'

describe('sharedPairs', () => {
  const own = (seed: string, count: number) => Array.from({ length: count }, (_, index) => `${seed}${index}`).join(' ')
  const planted = 'we file the permit your town asks for and arrange the inspection'

  it('finds a planted duplicate and names its sequences', () => {
    const pairs = sharedPairs(
      [
        { name: 'one', text: `${own('a', 20)}\n${planted}` },
        { name: 'two', text: `${planted}\n${own('b', 60)}` },
        { name: 'three', text: own('c', 40) },
      ],
      5,
    )
    expect(pairs).toHaveLength(1)
    expect(pairs[0]?.names).toEqual(['one', 'two'])
    // 8 planted sequences; page one has 16 of its own beside them.
    expect(pairs[0]?.share).toBeCloseTo(8 / 24)
    expect(describePairs(pairs)).toContain('33.3% shared: one | two')
    expect(describePairs(pairs)).toContain('"we file the permit your" (2 pages)')
  })

  it('measures against the smaller page, whichever comes first', () => {
    const small = { name: 'small', text: planted }
    const large = { name: 'large', text: `${planted}\n${own('d', 500)}` }
    expect(sharedPairs([small, large], 5)[0]?.share).toBe(1)
    expect(sharedPairs([large, small], 5)[0]?.share).toBe(1)
  })
  it('puts the worst pair, and in it the commonest sequence, first', () => {
    const pairs = sharedPairs(
      [
        { name: 'a', text: 'p q r s t\nu v w x y' },
        { name: 'b', text: 'p q r s t\nu v w x y' },
        { name: 'c', text: `u v w x y\n${own('e', 20)}` },
      ],
      5,
    )
    expect(pairs.map(({ names }) => names.join())).toEqual(['a,b', 'a,c', 'b,c'])
    expect(pairs[0]?.shared.map(({ sequence }) => sequence)).toEqual(['u v w x y', 'p q r s t'])
  })
})
