import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginDrag, cancelDrag, moveDrag } from './drag'
import { startHistory } from './history'
import { type PlanHistory, reducePlanHistory } from './reducer'
import type { Plan } from './plan'
import { apply, arbPlan, arbWallPoint } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import type { Wall, WallPoint } from './types'

const at = (wall: Wall, alongFt: number, heightFt: number): WallPoint => ({ wall, alongFt, heightFt })

/** A whole drag: every step is dispatched at once, and the next move sees the resulting plan. */
function drag(
  plan: Plan,
  grab: WallPoint | null,
  moves: readonly (WallPoint | null)[],
): { history: PlanHistory; steps: number } {
  let history = startHistory(plan)
  let session = beginDrag(plan, grab)
  let steps = 0
  for (const pointer of moves) {
    const move = moveDrag(session, history.present, pointer)
    session = move.session
    if (!move.step) continue
    history = reducePlanHistory(history, move.step)
    steps++
  }
  return { history, steps }
}

const start = apply([])

// One undo step, and no trace when canceled: history.test.ts, and below for any.
describe('a drag', () => {
  it('keeps the grab offset', () => {
    const { history } = drag(start, at('back', 0.3, 3.8), [at('back', 2.3, 4.8)])
    expect(history.present.charger).toEqual(at('back', 2, 5))
  })
  it('reports only new half-foot places', () => {
    const moves = [0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8].map(alongFt => at('back', alongFt, 4))
    expect(drag(start, at('back', 0, 4), moves)).toMatchObject({
      steps: 2,
      history: { present: { charger: at('back', 1, 4) } },
    })
  })
  it('that does not move leaves a typed height off the grid alone', () => {
    const typed = apply([{ type: 'setMountHeightIn', value: 41 }])
    const { history, steps } = drag(typed, at('back', 0.1, 3.5), [at('back', 0.1, 3.5), at('back', 0.12, 3.51)])
    expect([history.present, steps]).toEqual([typed, 0])
  })
  it('snaps a typed height once it moves', () => {
    const typed = apply([{ type: 'setMountHeightIn', value: 41 }])
    expect(drag(typed, null, [at('back', 2, 41 / 12)]).history.present.charger).toEqual(at('back', 2, 3.5))
  })
})

// With auto, and without a trench: reducer.test.ts.
describe('the wall of a drag', () => {
  it('is the chosen one', () => {
    const fixed = apply([{ type: 'setMountWall', mountWall: 'back' }])
    expect(drag(fixed, null, [at('right', -3, 5)]).history.present.charger).toEqual(at('back', 9.5, 5))
  })
  it('also takes a grab whose line of sight meets the neighboring wall', () => {
    const corner = apply([{ type: 'placeCharger', ...at('back', 9.5, 4) }])
    expect(beginDrag(corner, at('right', -9.8, 4.2))).toMatchObject({
      grabAlongFt: -0.5,
      grabHeightFt: expect.closeTo(-0.2) as number,
    })
  })
})

it('wherever the pointer goes, a step always changes the plan, and no step means that it would not', () => {
  forAll(arbPlan, arbWallPoint, fc.array(fc.option(arbWallPoint), { maxLength: 8 }), (plan, grab, moves) => {
    const finite = Number.isFinite(grab.alongFt) && Number.isFinite(grab.heightFt)
    let history = startHistory(plan)
    let session = beginDrag(plan, finite ? grab : null)
    let hasMoved = false
    for (const pointer of moves) {
      const move = moveDrag(session, history.present, pointer)
      if (move.step) {
        const next = reducePlanHistory(history, move.step)
        if (hasMoved) expect(next.present).not.toBe(history.present)
        history = next
        hasMoved = true
      }
      session = move.session
      expect(hasMoved ? history.present.charger : session.at).toMatchObject(session.at)
    }
    expect(reducePlanHistory(history, cancelDrag).present).toEqual(plan)
  })
})
