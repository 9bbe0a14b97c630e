// The drawing of a phone follows the charger.
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultPlan } from '@/tests/planner/default-plan'
import { useChargerInView } from './use-charger-in-view'

const VIEW = { y: 100, height: 200 }
const HANDLE_PX = 40
/** Where the charger is in the drawing; a drawing that is not shown has no size. */
let at = { yPx: 0, isShown: true }

beforeEach(() => {
  at = { yPx: 0, isShown: true }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('div')) return VIEW as DOMRect
    return { y: VIEW.y + at.yPx - (this.closest('div')?.scrollTop ?? 0), height: at.isShown ? HANDLE_PX : 0 } as DOMRect
  })
})

function Drawing({ charger = defaultPlan.charger, isDragging = false }) {
  const svg = useRef<HTMLElement>(null)
  const handle = useRef<HTMLElement>(null)
  useChargerInView(svg, handle, charger, isDragging)
  return (
    <div>
      <b ref={svg}>
        <i ref={handle} />
      </b>
    </div>
  )
}

/** How far the drawing is scrolled once the charger has moved to a place in it. */
function scrolledAfter(yPx: number, isDragging = false): number {
  const { container, rerender } = render(<Drawing />)
  at = { ...at, yPx }
  rerender(<Drawing charger={{ ...defaultPlan.charger }} isDragging={isDragging} />)
  return container.querySelector('div')?.scrollTop ?? NaN
}

describe('a charger that has moved in the drawing', () => {
  it('comes to the middle where it was out of sight', () => {
    expect(scrolledAfter(700)).toBe(700 + HANDLE_PX / 2 - VIEW.height / 2)
    // Half of it is not enough to take hold of.
    expect(scrolledAfter(VIEW.height - HANDLE_PX / 2)).toBe(VIEW.height / 2)
  })

  it('moves nothing where it is in sight, during a drag, and in a layout that is not shown', () => {
    expect(scrolledAfter(VIEW.height - HANDLE_PX)).toBe(0)
    expect(scrolledAfter(700, true)).toBe(0)
    at = { ...at, isShown: false }
    expect(scrolledAfter(700)).toBe(0)
  })
})
