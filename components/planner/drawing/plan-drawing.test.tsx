// The drawing's markup, in the page and as an exported image.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { plannerWords } from '@/content/words/planner'
import { lightColors } from '@/lib/palette'
import { brands, estimateOf, type Plan, routeOf } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply } from '@/tests/planner/plans'
import { PlanDrawing } from './plan-drawing'
import { drawingSvg, imageSize } from './drawing-image'
import { palette } from './primitives'
import { TestPlanner } from '@/tests/planner/open-planner'
import { formatFeet, formatFeetLong, describeMove, describeRoute } from '@/components/planner/plan-text'

const detached = apply([
  { type: 'setTrenchFt', value: 25 },
  { type: 'setMountWall', mountWall: 'detached' },
  { type: 'placeCharger', wall: 'detached', alongFt: 3, heightFt: 4 },
])

describe('the page before any script', () => {
  const html = renderToStaticMarkup(<TestPlanner />)

  it('holds the drawing, the estimate of the defaults and every control', () => {
    expect(html.match(/<svg[^>]*viewBox="0 0 400 [\d.]+"/g)).toHaveLength(1)
    expect(html).toContain(usd(estimateOf(defaultPlan, routeOf(defaultPlan)).totalUsd))
    expect(html).toContain('Charger on the back wall, 10 ft from the left corner, 48 in high.')
    for (const { name } of Object.values(brands)) expect(html).toContain(name)
    for (const label of Object.values(plannerWords.numbers)) expect(html).toContain(label)
    expect(html).toContain('data-island="planner"')
  })

  it('disables controls until they work', () => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const open = [...page.querySelectorAll('button, input')].filter(
      element => !element.matches('fieldset:disabled *, [disabled], [name=name], [name=phone], [name=email]'),
    )
    expect(open).toEqual([])
    expect(page.querySelectorAll('svg [tabindex]')).toHaveLength(0)
  })
})

describe('the drawing', () => {
  it('describes position and route', () => {
    const html = renderToStaticMarkup(<PlanDrawing plan={detached} layout="wide" words={plannerWords} id="d" />)
    const svg = new DOMParser().parseFromString(html, 'text/html')
    const picture = svg.querySelector('[role=img]')
    expect(svg.getElementById(picture?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      plannerWords.drawing.title,
    )
    expect(svg.getElementById(picture?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Charger on the detached wall, 9 ft from its left edge, 48 in high. The conduit runs from the panel: 4 ft down, 18 ft 6 in along the back wall, 10 ft along the right wall, 25 ft across the trench, 3 ft along the detached wall, 3 ft up. 64 ft of EMT conduit, 5 elbows.',
    )
  })

  it('draws EMT and PVC differently', () => {
    const draw = (conduitType: 'EMT' | 'PVC') => {
      const plan = apply([{ type: 'setConduitType', conduitType }])
      return renderToStaticMarkup(<PlanDrawing plan={plan} layout="stacked" words={plannerWords} id="d" />)
    }
    expect(draw('EMT')).toContain('10 ft EMT')
    expect(draw('PVC')).toContain('10 ft PVC')
    expect(draw('EMT').replaceAll('EMT', 'PVC')).not.toBe(draw('PVC'))
  })
})

it('has no dimension of 0, and names of walls that are no longer than the walls', () => {
  const edge = apply([{ type: 'placeCharger', wall: 'detached', alongFt: -6, heightFt: 4 }], detached)
  const textsOf = (plan: Plan) =>
    [...new DOMParser().parseFromString(drawingSvg(plan, plannerWords), 'image/svg+xml').querySelectorAll('text')].map(
      ({ textContent }) => textContent.replaceAll('\u00a0', ' '),
    )
  expect(textsOf(edge).filter(text => /^0[′″]/.test(text))).toEqual([])
  expect(textsOf(edge)).toContain(plannerWords.drawing.walls.detached)
})

describe('the drawing as a picture', () => {
  it('is standalone: own size, fixed colors, nothing from the page', () => {
    for (const plan of [defaultPlan, detached]) {
      const text = drawingSvg(plan, plannerWords)
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml')
      expect(svg.querySelector('parsererror')).toBeNull()
      expect(svg.documentElement.getAttribute('width')).toBe('960')
      expect(svg.documentElement.getAttribute('height')).toBe('660')
      expect(text).not.toMatch(/var\(|class=|style=|href=/)
      expect(text.match(/https?:[^"]+/g)).toEqual(['http://www.w3.org/2000/svg'])
      for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(svg.getElementById(id ?? '')).not.toBeNull()
    }
  })

  it('is at least 640 x 440 and at most twice its units', () => {
    for (const ratio of [0.5, 1, 1.5, 2, 4]) {
      const { width, height } = imageSize(ratio)
      expect(width >= 640 && height >= 440).toBe(true)
      expect(width <= 1920 && height <= 1320).toBe(true)
    }
    expect(imageSize(4)).toEqual(imageSize(2))
  })

  it('has the colors of the light scheme', () => {
    const text = drawingSvg(defaultPlan, plannerWords)
    const colors = new Map<string, string>(Object.entries(lightColors))
    for (const value of Object.values(palette))
      expect(text).toContain(`"${colors.get(/--(\w+)/.exec(value)?.[1] ?? '')}"`)
  })
})

describe('words', () => {
  it('format feet and inches', () => {
    expect(formatFeet(8.5)).toBe('8′\u00a06″')
    expect([0, 0.001, 0.5].map(formatFeet)).toEqual(['0″', '0″', '6″'])
    expect(formatFeet(1.2)).toBe('1′\u00a02.4″')
    expect(formatFeet(11.9999)).toBe('12′\u00a00″')
    expect(formatFeetLong(8.5)).toBe('8 ft 6 in')
    expect(formatFeetLong(10)).toBe('10 ft')
    expect(formatFeetLong(Number.MAX_SAFE_INTEGER)).toBe('9.01e+15 ft')
  })

  it('describe place, conduit, elbows and price', () => {
    const route = {
      from: { x: 0, y: 0, z: 0 },
      to: { x: 0, y: 0, z: 0 },
      legs: [],
      lengthFt: 0,
      conduitFt: 0,
      elbowsAt: [],
      elbows: 0,
    } as never
    expect(describeMove(defaultPlan, route, { lines: [], totalUsd: 1234 }, plannerWords)).toBe(
      'Charger on the back wall, 10 ft from the left corner, 48 in high. 0 ft of EMT conduit, 0 elbows. Your run $1,234.',
    )
    expect(describeRoute(route, plannerWords)).toBe('The charger is at the panel.')
  })
})
