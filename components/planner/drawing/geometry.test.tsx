// Invariants of the drawing for any plan.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plannerWords } from '@/content/words/planner'
import { brandKeys, brands, type Plan, PANELS, projectOntoWall } from '@/lib/planner'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbModestPlan, arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import { chargerOutline } from './device-symbols'
import { drawingPointAt, wallPointAt } from './drawing-view'
import { planGeometry, roundedPath } from './geometry'
import { type DrawingPoint, drawingLayouts, drawingPoint, wallToDrawing, paperOf, frameBox, frameOf } from './layout'
import { annotationBox, overlap, placeAnnotations } from './annotations'

const arbLayout = fc.constantFrom(...drawingLayouts)
const close = (point: DrawingPoint | undefined, to: DrawingPoint) => {
  expect(point?.x).toBeCloseTo(to.x, 6)
  expect(point?.y).toBeCloseTo(to.y, 6)
}
const forAnyPlan = (check: (plan: Plan, geometry: ReturnType<typeof planGeometry>) => void) => {
  forAll(arbPlan, arbLayout, (plan, layout) => check(plan, planGeometry(plan, layout)))
}

describe('the conduit on the drawing', () => {
  it('begins at the panel and ends at the charger', () => {
    forAnyPlan((_plan, { runs, route, panel, charger }) => {
      if (route.legs.length === 0) return
      close(runs[0]?.points[0], panel)
      close(runs.at(-1)?.points.at(-1), charger)
    })
  })

  it('is horizontal or vertical, and each run continues where the last one ended, or at that height on the next wall', () => {
    forAnyPlan((_plan, { runs, paper }) => {
      for (const { points } of runs)
        points.slice(1).forEach((to, i) => {
          const from = points[i]
          expect(from && (Math.abs(from.x - to.x) < 1e-6 || Math.abs(from.y - to.y) < 1e-6)).toBe(true)
        })
      runs.slice(1).forEach((next, i) => {
        const [end, start] = [runs[i]?.points.at(-1), next.points[0]]
        if (!end || !start) throw new Error('an empty run')
        if (paper.layout === 'wide') return close(end, start)
        const [from, to] = [runs[i]?.surface, next.surface]
        if (from === 'trench' || to === 'trench' || !from) return
        expect(frameOf(paper, from).top - end.y).toBeCloseTo(frameOf(paper, to).top - start.y, 6)
      })
    })
  })

  it('is drawn to scale on the walls', () => {
    forAnyPlan((_plan, { runs, route, paper }) => {
      const onWalls = runs
        .filter(({ surface }) => surface !== 'trench')
        .flatMap(({ points }) =>
          points.slice(1).map((to, i) => Math.abs(to.x - (points[i]?.x ?? 0)) + Math.abs(to.y - (points[i]?.y ?? 0))),
        )
      const drawn = onWalls.reduce((sum, length) => sum + length, 0)
      const feet = route.legs
        .filter(({ surface }) => surface !== 'trench')
        .reduce((sum, { lengthFt }) => sum + lengthFt, 0)
      expect(drawn / paper.unitsPerFt).toBeCloseTo(feet, 6)
    })
  })

  it('has one fitting for each elbow of the route', () => {
    forAnyPlan((_plan, { elbows, route }) => {
      expect(elbows.length).toBe(route.elbows)
    })
  })

  it('turns its corners as quarter circles and keeps its ends', () => {
    const path = roundedPath([drawingPoint(0, 0), drawingPoint(100, 0), drawingPoint(100, 40)], 10)
    expect(path).toBe('M0 0L90 0A10 10 0 0 1 100 10L100 40')
    expect(roundedPath([drawingPoint(0, 0), drawingPoint(4, 0), drawingPoint(4, -8)], 10)).toBe(
      'M0 0L2 0A2 2 0 0 0 4 -2L4 -8',
    )
    expect(roundedPath([drawingPoint(0, 0), drawingPoint(5, 0), drawingPoint(9, 0)], 10)).toBe('M0 0L5 0L9 0')
  })
})

describe('panel and charger on the drawing', () => {
  it('are where the plan says', () => {
    forAnyPlan((plan, { panel, charger, paper }) => {
      const { wall, positionFt } = PANELS[plan.panelLocation]
      close(panel, wallToDrawing(frameOf(paper, wall), projectOntoWall(positionFt, wall)))
      close(charger, wallToDrawing(frameOf(paper, plan.charger.wall), plan.charger))
    })
  })

  it('have the outline of the model that is shown', () => {
    const block = chargerOutline(defaultPlan)
    expect(block.cornerFt).toBeNull()
    expect(
      chargerOutline(
        apply([
          { type: 'chooseBrand', brand: 'tesla' },
          { type: 'setChargerModel', chargerModel: 'block' },
        ]),
      ),
    ).toBe(block)
    for (const brand of brandKeys)
      expect(chargerOutline(apply([{ type: 'chooseBrand', brand }]))).toEqual(brands[brand].shape ?? block)
  })

  it('show the detached wall only while there is a trench', () => {
    forAll(fc.double({ min: 0, max: 1e6, noNaN: true }), arbLayout, (trenchFt, layout) => {
      const paper = paperOf(layout, trenchFt)
      expect(paper.frames.map(({ wall }) => wall)).toEqual(
        trenchFt > 0 ? ['back', 'right', 'detached'] : ['back', 'right'],
      )
      expect(paper.trench !== null).toBe(trenchFt > 0)
      for (const frame of paper.frames) {
        const { x, y, width, height } = frameBox(frame)
        expect(x >= 0 && y >= 0 && x + width <= paper.width && y + height <= paper.height).toBe(true)
      }
    })
  })

  it('have annotations inside the paper, and the charger’s name on its wall', () => {
    forAll(arbModestPlan, arbLayout, (plan, layout) => {
      const geometry = planGeometry(plan, layout)
      const { charger, panel, height, legs } = placeAnnotations(plan, geometry, plannerWords)
      for (const note of [charger, panel, height, ...legs]) {
        const box = annotationBox(note, geometry.paper.textSize)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(geometry.paper.width)
      }
      expect(charger.text.startsWith(brands[plan.brand].name)).toBe(true)
      const name = annotationBox(charger, geometry.paper.textSize)
      const wall = frameBox(geometry.chargerFrame)
      expect(name.x).toBeGreaterThanOrEqual(wall.x - 0.01)
      expect(name.x + name.width).toBeLessThanOrEqual(wall.x + wall.width + 0.01)
    })
  })
})

it.each(brandKeys)('the name of the charger lies on no other text on the narrow detached wall: %s', brand => {
  for (const layout of drawingLayouts)
    for (const alongFt of [-6, 0, 6]) {
      const plan = apply([
        { type: 'chooseBrand', brand },
        { type: 'setTrenchFt', value: 20 },
        { type: 'placeCharger', wall: 'detached', alongFt, heightFt: 4 },
      ])
      const { charger, height, legs } = placeAnnotations(plan, planGeometry(plan, layout), plannerWords)
      const { textSize } = paperOf(layout, 20)
      const name = annotationBox(charger, textSize)
      for (const other of [height, ...legs].map(note => annotationBox(note, textSize)))
        expect(overlap(name, other)).toBe(false)
    }
})

describe('a pointer on the drawing', () => {
  const shown = { x: 40, y: 90, width: 1200, height: 500 }
  /** Window coordinates of a drawing point, for a drawing centered in `shown`. */
  const clientOf = (paper: ReturnType<typeof paperOf>, { x, y }: DrawingPoint) => {
    const scale = Math.min(shown.width / paper.width, shown.height / paper.height)
    return {
      x: shown.x + (shown.width - paper.width * scale) / 2 + x * scale,
      y: shown.y + (shown.height - paper.height * scale) / 2 + y * scale,
    }
  }

  it('means the wall point that is drawn there', () => {
    forAnyPlan((plan, { paper, charger }) => {
      const point = wallPointAt(paper, plan.mountWall, drawingPointAt(paper, shown, clientOf(paper, charger)))
      expect(point?.wall).toBe(plan.charger.wall)
      expect(point?.alongFt).toBeCloseTo(plan.charger.alongFt, 6)
      expect(point?.heightFt).toBeCloseTo(plan.charger.heightFt, 6)
    })
  })

  it('means the nearest wall while it is close, and none far away, with auto', () => {
    const paper = paperOf('stacked', 20)
    const back = frameBox(frameOf(paper, 'back'))
    expect(wallPointAt(paper, 'auto', drawingPoint(back.x + 50, back.y - 5))?.wall).toBe('back')
    expect(wallPointAt(paper, 'auto', drawingPoint(0, paper.height))).toBeNull()
  })

  it('always means the fixed wall, and nothing when that wall is not there', () => {
    const paper = paperOf('wide', 0)
    const right = frameBox(frameOf(paper, 'right'))
    expect(wallPointAt(paper, 'back', drawingPoint(right.x + 40, right.y + 40))?.wall).toBe('back')
    expect(wallPointAt(paper, 'detached', drawingPoint(right.x, right.y))).toBeNull()
  })
})
