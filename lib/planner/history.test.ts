import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canRedo, canUndo, MAX_UNDO_STEPS, startHistory } from './history'
import { isValidPlan } from './plan'
import { type PlanHistory, type PlanHistoryAction, reducePlan, reducePlanHistory } from './reducer'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbAction, arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'

const run = (actions: readonly PlanHistoryAction[], from: PlanHistory = startHistory(defaultPlan)) =>
  actions.reduce(reducePlanHistory, from)
const times = (count: number, action: PlanHistoryAction) => Array.from({ length: count }, () => action)
const undo: PlanHistoryAction = { type: 'undo' }
const redo: PlanHistoryAction = { type: 'redo' }

const arbHistoryAction: fc.Arbitrary<PlanHistoryAction> = fc.oneof(
  { weight: 6, arbitrary: arbAction },
  {
    weight: 3,
    arbitrary: fc
      .tuple(arbAction, fc.constantFrom('drag', 'trenchFt'))
      .map(([action, group]) => ({ ...action, group })),
  },
  fc.constantFrom<PlanHistoryAction>(undo, redo, { type: 'endStep' }, { type: 'cancelStep', group: 'drag' }),
)

describe('undo and redo', () => {
  it('restore the start when everything is undone, and the end when everything is redone', () => {
    forAll(arbPlan, fc.array(arbHistoryAction, { maxLength: 60 }), (start, actions) => {
      const end = run(actions, startHistory(start))
      const undone = run(times(end.past.length, undo), end)
      expect(undone.present).toBe(start)
      expect(canUndo(undone)).toBe(false)
      expect(run(times(end.past.length, redo), undone).present).toBe(end.present)
    })
  })
  it('show valid plans only, each different from the one before', () => {
    forAll(fc.array(arbHistoryAction, { maxLength: 40 }), actions => {
      const { past, present, future } = run(actions)
      const line = [...past, present, ...future]
      expect(line.every(isValidPlan)).toBe(true)
      line.slice(1).forEach((plan, i) => expect(plan).not.toBe(line[i]))
    })
  })
  it('without groups: the plan is the reducer’s, with one step for each change', () => {
    forAll(fc.array(arbAction, { maxLength: 30 }), actions => {
      const { past, present } = run(actions)
      const plans = actions.reduce<(typeof defaultPlan)[]>(
        (plans, action) => [...plans, reducePlan(plans.at(-1) ?? defaultPlan, action)],
        [defaultPlan],
      )
      expect(present).toEqual(apply(actions))
      expect(past).toHaveLength(plans.slice(1).filter((plan, i) => plan !== plans[i]).length)
    })
  })
  it('do nothing where there is nothing to undo or redo', () => {
    const start = startHistory(defaultPlan)
    for (const type of ['undo', 'redo', 'endStep'] as const) expect(reducePlanHistory(start, { type })).toBe(start)
    expect(reducePlanHistory(start, { type: 'cancelStep', group: 'drag' })).toBe(start)
    expect([canUndo(start), canRedo(start)]).toEqual([false, false])
  })
  it('clear redo after a new action', () => {
    const history = run([{ type: 'setAmps', amps: 50 }, undo, { type: 'setAmps', amps: 60 }])
    expect([history.present.amps, canRedo(history)]).toEqual([60, false])
  })
  it('keep a limited number of steps', () => {
    const many = run(
      Array.from({ length: MAX_UNDO_STEPS + 20 }, (_, i) => ({ type: 'setBaseLabor', value: i }) as const),
    )
    expect(many.past).toHaveLength(MAX_UNDO_STEPS)
    expect(run(times(500, undo), many).present.baseLabor).toBe(19)
  })
})

describe('a group of actions', () => {
  const drag = (alongFt: number): PlanHistoryAction => ({
    type: 'placeCharger',
    wall: 'back',
    alongFt,
    heightFt: 4,
    group: 'drag',
  })
  it('is one step', () => {
    const history = run([drag(1), drag(2), drag(3)])
    expect(history.past).toEqual([defaultPlan])
    expect(run([undo], history).present).toBe(defaultPlan)
    expect(run([undo, redo], history).present.charger.alongFt).toBe(3)
  })
  it('ends on endStep and on any other action', () => {
    expect(run([drag(1), { type: 'endStep' }, drag(2)]).past).toHaveLength(2)
    expect(run([drag(1), { type: 'setAmps', amps: 50 }, drag(2)]).past).toHaveLength(3)
    expect(run([drag(1), undo, drag(2)]).past).toHaveLength(1)
  })
  it('that returns to its start is not a step and keeps redo', () => {
    const before = run([{ type: 'setAmps', amps: 50 }, undo])
    const history = run([drag(1), drag(0)], before)
    expect(history).toEqual(before)
    expect(run([drag(2), drag(3)], history).past).toHaveLength(1)
  })
  it('can be canceled without a trace', () => {
    const before = run([{ type: 'setAmps', amps: 50 }, undo])
    expect(run([drag(1), drag(2), { type: 'cancelStep', group: 'drag' }], before)).toEqual(before)
  })
  it('is not affected by canceling another group', () => {
    const history = run([drag(1)])
    expect(reducePlanHistory(history, { type: 'cancelStep', group: 'trenchFt' })).toBe(history)
    const sealed = reducePlanHistory(history, { type: 'endStep' })
    expect(reducePlanHistory(sealed, { type: 'cancelStep', group: 'drag' })).toBe(sealed)
  })
})
