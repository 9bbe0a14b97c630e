import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf, type LeadAction, leadActions, type LeadEvent, stateOf } from './history'
import { forAll } from '@/tests/for-all'

const event = (what: LeadAction, at_ms: number, changes: Partial<LeadEvent> = {}): LeadEvent => ({
  seq: at_ms,
  at_ms,
  what,
  author: null,
  cents: null,
  reason: null,
  follow_up_day: null,
  ...changes,
})

describe('the state of a lead', () => {
  it('is answered since the first answer, whatever came of it', () => {
    const events = [
      event('quoted', 5, { author: 'MK', cents: 100_000 }),
      event('won', 9, { author: 'AB', cents: 120_050 }),
    ]
    expect(stateOf(events)).toMatchObject({
      answeredAtMs: 5,
      answeredBy: 'MK',
      outcome: { what: 'won', seq: 9 },
      quotedCents: 100_000,
      wonCents: 120_050,
      wonAtMs: 9,
    })
    expect(stateOf([...events, event('lost', 12)])).toMatchObject({
      outcome: { what: 'lost' },
      wonCents: null,
      wonAtMs: null,
    })
  })

  it('has the time of the first win for good: corrected, taken back or lost and won again', () => {
    const [first, again] = [event('won', 5, { cents: 100 }), event('won', 9, { cents: 200 })]
    for (const between of [[], [event('undone', 6)], [event('lost', 6)], [event('undone', 6), event('quoted', 7)]])
      expect(stateOf([first, ...between, again])).toMatchObject({ wonAtMs: 5, wonCents: 200 })
    expect(stateOf([first, event('lost', 6)]).wonAtMs).toBeNull()
  })

  it('is after undoing what it was before, link or not', () => {
    forAll(
      fc.array(fc.constantFrom(...leadActions)),
      fc.constantFrom(...leadActions.filter(what => !['undone', 'link', 'real'].includes(what))),
      (before, what) => {
        const events = before.map((action, index) => event(action, index))
        const after = [...events, event(what, 90), event('link', 91), event('undone', 92)]
        expect({ ...stateOf(after), undone: null }).toEqual({ ...stateOf(events), undone: null })
        expect(stateOf(after).undone.get(92)).toMatchObject({ what, seq: 90 })
      },
    )
  })

  it('is junk until it is said to be real', () => {
    expect(stateOf([event('junk', 1)]).isJunk).toBe(true)
    expect(stateOf([event('junk', 1), event('real', 2)]).isJunk).toBe(false)
    expect(stateOf([event('undone', 1)])).toMatchObject({ answeredAtMs: null, last: null })
  })
})

it.each([
  ['1250', 125_000],
  [' $1,250.50 ', 125_050],
  ['0.5', 50],
  ['0', null],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['12.345', null],
  ['99999999', null],
  ['about 900', null],
])('reads the amount %j', (text, cents) => expect(centsOf(text)).toBe(cents))
