import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultPlan } from '@/content/planner'
import { cablePath, carPorts } from '@/lib/planner/cable'
import { arbPlan } from '@/tests/planner/plans'
import { cableLines, hangingPoints } from './cable'
import { withDrawableTrench } from './sizes'
import { distance, vector } from './vectors'
import { forAll } from '@/tests/for-all'

it('hangs between charger and port, and lies on the floor at its lowest', () => {
  forAll(arbPlan, fc.constantFrom(...carPorts), (plan, port) => {
    const path = cablePath(withDrawableTrench(plan), port)
    const points = hangingPoints(path)
    expect(distance(points[0] ?? vector(NaN, 0, 0), path[0] ?? vector(0, 0, 0))).toBeCloseTo(0, 6)
    expect(distance(points.at(-1) ?? vector(NaN, 0, 0), path.at(-1) ?? vector(0, 0, 0))).toBeCloseTo(0, 6)
    expect(Math.min(...points.map(({ y }) => y))).toBeGreaterThan(0.05)
  })
})

it('from the front, a cable beside the car hangs in a loop', () => {
  const { line, plug } = cableLines(defaultPlan, 'rear-left')
  const plugEnd = plug.at(-1) ?? vector(NaN, 0, 0)
  const below = line.filter(({ y }) => y < plugEnd.y)
  expect(Math.max(...below.map(({ x }) => x)) - plugEnd.x, 'its width in feet').toBeGreaterThan(0.8)
  expect(plugEnd.y - Math.min(...below.map(({ y }) => y)), 'its depth in feet').toBeGreaterThan(0.5)
})
