// The planner in a test page, with its real reducer, and what a visitor uses of it.
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { plannerWords as words } from '@/content/words/planner'
import type { Plan } from '@/lib/planner'
import { defaultPlan } from './default-plan'
import { usd } from '@/lib/usd'
import { wallToDrawing, paperOf, frameOf } from '@/components/planner/drawing/layout'
import { Planner } from '@/components/planner/planner'
import type { PlannerProps } from '@/components/planner/planner-context'
import { pricedPlanOf } from '@/components/planner/use-plan-state'
import type { ClientPoint } from '@/components/planner/use-charger-drag'

/**
 * jsdom has no layout. The drawing gets a box in its own units, so drawing points equal window
 * points.
 */
export function layOutDrawing(): void {
  const { width, height } = paperOf('wide', 0)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ x: 0, y: 0, width, height } as DOMRect)
  Element.prototype.setPointerCapture = () => undefined
}

export function press(element: Element, from: ClientPoint, ...to: readonly ClientPoint[]) {
  fireEvent.pointerDown(element, { ...pointer, ...from })
  for (const point of to) fireEvent.pointerMove(element, { ...pointer, ...point })
  fireEvent.pointerUp(element, { ...pointer, ...(to.at(-1) ?? from) })
}

export const TestPlanner = (given: Partial<PlannerProps>) => (
  <Planner
    webhook="/api/leads/plan"
    mode="json"
    words={words}
    defaultPlan={defaultPlan}
    hrefs={{ call: 'tel:+15165550134', text: 'sms:+15165550134?&body=Hi!' }}
    {...given}
  />
)

export const show = (given: Partial<PlannerProps> = {}) => {
  const view = render(<TestPlanner {...given} />)
  const find = <E extends Element>(selector: string) => {
    const element = view.container.querySelector<E>(selector)
    if (!element) throw new Error(`nothing matches ${selector}`)
    return element
  }
  return {
    user: userEvent.setup(),
    total: () => find('output').textContent,
    readout: () => find('#plan-readout').textContent,
    spoken: () => find('p[aria-live=polite]').textContent,
    charger: () => find<SVGGElement>('[data-charger=wide]'),
    wall: (wall: string) => find<SVGRectElement>(`svg[viewBox="0 0 960 660"] [data-wall=${wall}]`),
    rows: () => [...find('tbody').querySelectorAll('tr')].map(row => row.textContent),
  }
}

export const priceOf = (patch: Partial<Plan>) =>
  `${words.finishedJob.run} ${usd(pricedPlanOf({ ...defaultPlan, ...patch }).estimate.totalUsd)}`

export const start = priceOf({})

export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

export const number = (field: keyof typeof words.numbers) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: words.numbers[field], hidden: true })

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

export const pointer = { pointerId: 1, isPrimary: true, button: 0 }

export const at = (wall: 'back' | 'right' | 'detached', alongFt: number, heightFt: number, trenchFt = 0) => {
  const { x, y } = wallToDrawing(frameOf(paperOf('wide', trenchFt), wall), { alongFt, heightFt })
  return { clientX: x, clientY: y }
}
