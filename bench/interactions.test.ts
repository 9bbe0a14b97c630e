import { describe, expect, it } from 'vitest'
import type { InputTiming } from './event-timing'
import { type InteractionFigure, interactionsText, slowestOf } from './interactions'

const timing = (paintMs: number, type = 'click'): InputTiming => ({
  type,
  paintMs,
  delayMs: paintMs / 2,
  handlersMs: 1,
})

describe('slowestOf', () => {
  it('finds the slowest input, and none where all were fast', () => {
    expect(slowestOf([timing(24), timing(96, 'keydown'), timing(40)])).toEqual(timing(96, 'keydown'))
    expect(slowestOf([])).toMatchObject({ type: 'none', paintMs: 0 })
  })
})

describe('interactionsText', () => {
  const figure = (change: Partial<InteractionFigure>): InteractionFigure => ({
    walk: 'menu',
    step: 'opening',
    runs: [timing(24), timing(104, 'pointerup'), timing(40)],
    isScene: false,
    ...change,
  })
  it('prints median and worst and marks what is above the goal', () => {
    const text = interactionsText([figure({})], 3)
    expect(text).toContain('\n| menu: opening | 40 | **104** | pointerup | 52 |\n')
    expect(text).toContain('worst of 3 runs')
  })
  it('says that a time is below what the browser reports', () => {
    expect(interactionsText([figure({ runs: [slowestOf([])] })], 1)).toContain('| under 16 | under 16 | none | 0 |')
  })
  it('puts the 3D view into a table of its own, without a goal', () => {
    const text = interactionsText(
      [figure({}), figure({ walk: 'planner in 3D', isScene: true, runs: [timing(400)] })],
      1,
    )
    const [plain = '', scene = ''] = text.split('3D view, drawn')
    expect(plain).not.toContain('planner in 3D')
    expect(scene).toContain('\n| planner in 3D: opening | 400 | 400 | click | 200 |')
  })
})
