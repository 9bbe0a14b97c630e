// The planner with its real reducer.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { plannerLabels as labels } from '@/content/words/planner'
import { prices } from '@/content/prices'
import { usdRange } from '@/lib/format'
import { brandKeys, brands, defaultPlan, numberInputs, type Plan } from '@/lib/planner'
import { materialFactors, unitPrices } from '@/lib/planner/prices'
import { fill } from '@/lib/template'
import { usd } from '@/lib/usd'
import { planGeometry } from './drawing/geometry'
import { wallToDrawing, paperOf, frameOf } from './drawing/layout'
import { formatUnitPrice } from './plan-text'
import { Planner } from './planner'
import { pricedPlanOf } from './use-plan-state'
import type { ClientPoint } from './use-charger-drag'

// The deferred parts at once instead of from their own chunk.
vi.mock('./inspector/use-deferred', async () => {
  const deferred = await import('./inspector/deferred')
  return { useDeferred: () => deferred }
})

const images = vi.hoisted(() => ({ of: (_plan: Plan): Promise<Blob> => Promise.reject(new Error('not asked for')) }))
vi.mock('./drawing/drawing-image', () => ({
  drawingImages: (plan: Plan) => ({
    toJpeg: () => Promise.reject(new Error('not asked for')),
    toPng: () => images.of(plan),
  }),
}))
vi.mock('./export/paint-export', () => ({ paintExport: (picture: Blob) => Promise.resolve(picture) }))

// jsdom has no layout. The drawing gets a box in its own units, so drawing points equal window
// points.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    x: 0,
    y: 0,
    width: 960,
    height: 660,
  } as DOMRect)
  Element.prototype.setPointerCapture = () => undefined
})

/** A press on an element that is released at the last of these points. */
function press(element: Element, from: ClientPoint, ...to: readonly ClientPoint[]) {
  fireEvent.pointerDown(element, { ...pointer, ...from })
  for (const point of to) fireEvent.pointerMove(element, { ...pointer, ...point })
  fireEvent.pointerUp(element, { ...pointer, ...(to.at(-1) ?? from) })
}

const show = () => {
  const view = render(
    <Planner
      webhook="/api/leads/plan"
      mode="json"
      labels={labels}
      hrefs={{ call: 'tel:+15165550134', text: 'sms:+15165550134' }}
    />,
  )
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
const priceOf = (patch: Partial<Plan>) =>
  `Estimate ${usd(pricedPlanOf({ ...defaultPlan, ...patch }).estimate.totalUsd)}`
const start = priceOf({})
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const number = (field: keyof typeof labels.numbers) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: labels.numbers[field], hidden: true })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const exportPng = async (user: UserEvent) => {
  await user.click(button(labels.inspector.share))
  await user.click(button(labels.exportPng))
}
const pointer = { pointerId: 1, isPrimary: true, button: 0 }
const at = (wall: 'back' | 'right' | 'detached', alongFt: number, heightFt: number, trenchFt = 0) => {
  const { x, y } = wallToDrawing(frameOf(paperOf('wide', trenchFt), wall), { alongFt, heightFt })
  return { clientX: x, clientY: y }
}

describe('the planner at the start', () => {
  it('shows the defaults: 10 ft of conduit, 1 elbow', () => {
    const { total, readout, rows } = show()
    const { estimate } = pricedPlanOf(defaultPlan)
    expect(total()).toBe(start)
    expect(readout()).toBe(
      'Charger on the back wall, 10 ft from the left corner, 48 in high. 10 ft of EMT conduit, 1 elbow.',
    )
    const [labor, conduit] = estimate.lines.map(({ shownUsd }) => usd(shownUsd))
    const product = `10 ft × ${formatUnitPrice(unitPrices.pricePerFt)} × ${materialFactors.EMT.toFixed(2)} (EMT)`
    expect(rows()).toEqual([`Base labor${labor}`, `Conduit, 1 elbow${product}${conduit}`])
    for (const name of ['Custom', '40 A', labels.panelLocations['back-left'], labels.mountWalls.auto, 'EMT'])
      expect(radio(name).checked).toBe(true)
  })

  it('states bounds, step and default of each number', () => {
    show()
    for (const [field, { min, max, step, default: value }] of Object.entries(numberInputs)) {
      const input = number(field as keyof typeof numberInputs)
      expect([input.min, input.max, input.step, input.value]).toEqual([min, max ?? '', step, value].map(String))
    }
  })
})

describe('choices', () => {
  it('a brand sets the amps, the picture and the price', async () => {
    const { user, total } = show()
    await user.click(radio('Tesla Wall Connector'))
    expect(radio('60 A').checked).toBe(true)
    expect(total()).toBe(priceOf({ brand: 'tesla', amps: 60 }))
    await user.click(radio('Custom'))
    expect(radio('60 A').checked).toBe(true)
  })

  it('detached needs a trench, with a hint', async () => {
    const { user, readout, rows } = show()
    expect(radio('Detached').disabled).toBe(true)
    expect(radio('Detached').closest('fieldset')?.textContent).toContain(labels.detachedNeedsTrench)
    await user.clear(number('trenchFt'))
    await user.type(number('trenchFt'), '25')
    expect(radio('Detached').disabled).toBe(false)
    await user.click(radio('Detached'))
    expect(readout()).toContain('detached wall')
    const { trenchPricePerFt } = unitPrices
    expect(rows().at(-1)).toBe(`Trench25 ft × ${formatUnitPrice(trenchPricePerFt)}${usd(25 * trenchPricePerFt)}`)
    await user.clear(number('trenchFt'))
    await user.tab()
    expect(radio('Detached').disabled).toBe(true)
    expect(radio('Auto').checked).toBe(true)
    expect(readout()).toContain('back wall')
  })
})

describe('trench feet', () => {
  it('count with the charger in the garage, and say so', async () => {
    const { user, total, readout } = show()
    const before = readout()
    await user.clear(number('trenchFt'))
    await user.type(number('trenchFt'), '25')
    expect(total()).toBe(priceOf({ trenchFt: 25 }))
    expect(readout()).toBe(before)
    const described = document.getElementById(number('trenchFt').getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe(
      labels.inspector.trenchHint.replace('{price}', formatUnitPrice(unitPrices.trenchPricePerFt)),
    )
  })
})

describe('the wall’s hint', () => {
  it('is the chosen wall’s', async () => {
    const { user } = show()
    await user.type(number('trenchFt'), '5')
    const fieldset = radio('Auto').closest('fieldset')
    for (const wall of ['back', 'right', 'detached', 'auto'] as const) {
      await user.click(radio(labels.mountWalls[wall]))
      for (const [other, hint] of Object.entries(labels.mountWallHints))
        expect(fieldset?.textContent.includes(hint), `${wall}: ${hint}`).toBe(other === wall)
    }
  })
})

describe('the chosen brand’s logo', () => {
  it('stands in the first step and in the plan, and follows the brand', async () => {
    const { user } = show()
    for (const key of brandKeys) {
      const { name, logo } = brands[key]
      await user.click(radio(name))
      const logos = screen.getAllByRole<HTMLImageElement>('img', { name }).filter(image => image.matches('img'))
      expect(logos.map(image => image.getAttribute('src'))).toEqual([logo, logo])
      for (const image of logos) expect([image.width, image.height]).toEqual([160, 44])
    }
  })
})

describe('the line beside the price', () => {
  it('says what the figure holds and what a finished job costs', async () => {
    const { user } = show()
    const { holds, line, largerLine } = labels.finishedJob
    const saysIn = (template: string, held: string) => {
      const text = template.replace('{holds}', held)
      expect(document.querySelector('.planner-foot')?.textContent).toContain(text)
      expect(document.querySelector('#plan-estimate')?.textContent).toContain(text)
    }
    saysIn(line, holds.conduit)
    await user.type(number('trenchFt'), '5')
    saysIn(line, holds.trench)
    await user.type(number('baseLabor'), '0')
    saysIn(largerLine, holds.trench)
  })

  it('opens to a table from the figure to a finished job', async () => {
    const { user } = show()
    const words = labels.finishedJob
    await user.click(button(words.why))
    const table = screen.getByRole('table', { name: words.caption })
    const cells = within(table)
      .getAllByRole('row')
      .map(row => row.textContent)
    expect(
      cells.some(text => text.includes(words.lines['base-labor'].name) && text.includes(usd(unitPrices.baseLabor))),
    ).toBe(true)
    expect(cells.some(text => `Estimate ${text.slice(words.total.length)}` === start)).toBe(true)
    for (const { name, text } of words.adds) expect(cells).toContain(name + text)
    expect(cells.at(-1)).toBe(words.standard.name + usdRange(prices.home.standard))
  })
})

describe('the mount height', () => {
  it('says where the usual height is, and what was dragged beyond the field', async () => {
    const { user, charger } = show()
    expect(screen.getByText('18 to 72. Usual: 48.')).toBeTruthy()
    act(() => charger().focus())
    await user.keyboard('{ArrowUp>9/}')
    expect(number('mountHeightIn').value).toBe('72')
    const beyond = { height: '102 in', min: 18, max: 72 }
    expect(screen.getByText(fill(labels.inspector.height.beyond, beyond))).toBeTruthy()
  })

  it('follows its slider, and a drag of that is one undo step', async () => {
    const { user, readout, total } = show()
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: labels.inspector.height.slider })
    expect([slider.min, slider.max, slider.value]).toEqual(['18', '72', '48'])
    for (const [from, to] of [
      [49, 60],
      [59, 30],
    ]) {
      fireEvent.pointerDown(slider, pointer)
      for (const value of [from, to]) fireEvent.change(slider, { target: { value: String(value) } })
      fireEvent.pointerUp(slider, pointer)
    }
    expect(readout()).toContain('30 in high')
    expect(number('mountHeightIn').value).toBe('30')
    expect(slider.getAttribute('aria-valuetext')).toBe('30 in')
    await user.click(button(labels.undo))
    expect(slider.value).toBe('60')
    await user.click(button(labels.undo))
    expect(slider.value).toBe('48')
    expect(total()).toBe(start)
    expect(button(labels.undo).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('steps', () => {
  const opened = () => document.querySelector('[data-open] h2')?.textContent
  it('open one at a time, and Next goes on to the last', async () => {
    const { user } = show()
    const { titles, tabs, next } = labels.inspector
    expect(opened()).toBe(titles.charger)
    for (const title of [titles.panel, titles.place, titles.plan]) {
      await user.click(button(next))
      expect(opened()).toBe(title)
      expect(document.activeElement?.textContent).toBe(title)
    }
    expect(screen.queryByRole('button', { name: next })).toBeNull()
    await user.click(button(tabs.charger))
    expect(opened()).toBe(titles.charger)
    expect(button(tabs.charger).getAttribute('aria-current')).toBe('step')
  })

  it('“Why this price?” opens the explanation in the last one', async () => {
    const { user } = show()
    await user.click(button(labels.finishedJob.why))
    expect(opened()).toBe(labels.inspector.titles.plan)
    expect(document.activeElement?.closest('details')?.open).toBe(true)
    expect(document.activeElement?.textContent).toContain(labels.keep.price.title)
  })

  it('is opened by an address that names a part of it, at the start and later', async () => {
    history.replaceState(null, '', '#plan-guidance')
    show()
    await waitFor(() => expect(opened()).toBe(labels.inspector.titles.place))
    for (const [hash, title] of [
      ['#send-plan', labels.inspector.titles.plan],
      ['#other', labels.inspector.titles.plan],
      ['#plan-guidance', labels.inspector.titles.place],
      ['#plan-estimate', labels.inspector.titles.plan],
    ] as const) {
      history.replaceState(null, '', hash)
      act(() => void dispatchEvent(new Event('hashchange')))
      expect(opened(), hash).toBe(title)
    }
    history.replaceState(null, '', location.pathname)
  })

  it('shows by how much the last change moved the price, for two seconds', () => {
    vi.useFakeTimers()
    show()
    const change = () => document.querySelector('[data-price-change]')?.textContent
    expect(change()).toBeUndefined()
    fireEvent.click(radio('Tesla Wall Connector'))
    const usdOf = (patch: Partial<Plan>) => pricedPlanOf({ ...defaultPlan, ...patch }).estimate.totalUsd
    const tesla = { brand: 'tesla', amps: 60 } as const
    expect(change()).toBe(`+${usd(usdOf(tesla) - usdOf({}))}`)
    fireEvent.click(radio('PVC'))
    const both = `+${usd(usdOf({ ...tesla, conduitType: 'PVC' }) - usdOf({}))}`
    expect(change()).toBe(both)
    act(() => void vi.advanceTimersByTime(1999))
    expect(change()).toBe(both)
    act(() => void vi.advanceTimersByTime(1))
    expect(change()).toBeUndefined()
    vi.useRealTimers()
  })
})

describe('number inputs', () => {
  it('take effect while typed, keep the text, and show the value on blur', async () => {
    const { user, readout, total } = show()
    const height = number('mountHeightIn')
    await user.clear(height)
    expect(readout()).toContain('48 in high')
    await user.type(height, '6')
    expect(readout()).toContain('48 in high')
    await user.type(height, '0.5')
    expect(height.value).toBe('60.5')
    expect(readout()).toContain('60.5 in high')
    await user.tab()
    expect(height.value).toBe('60.5')

    const price = number('pricePerFt')
    await user.clear(price)
    await user.type(price, '0')
    await user.tab()
    expect(price.value).toBe('1')
    await user.clear(price)
    await user.tab()
    expect(price.value).toBe(String(unitPrices.pricePerFt))
    // 9 ft of conduit: the charger is at the panel's height.
    expect(total()).toBe(priceOf({ charger: { wall: 'back', alongFt: 0, heightFt: 60.5 / 12 } }))
  })

  it('move the charger only when something is typed, also when the shown bound is typed', async () => {
    const { user, charger, readout } = show()
    const height = number('mountHeightIn')
    act(() => charger().focus())
    await user.keyboard('{ArrowUp>9/}')
    expect(height.value).toBe('72')
    const high = readout()
    await user.click(height)
    await user.keyboard('{Enter}')
    await user.tab()
    expect(readout()).toBe(high)
    await user.clear(height)
    await user.type(height, '72')
    await user.tab()
    expect(readout()).toContain('72 in high')
    expect(readout()).not.toBe(high)
  })

  it('keep the charger on the detached wall while 30 becomes 0 and then 40', async () => {
    const { user, readout } = show()
    const trench = number('trenchFt')
    await user.clear(trench)
    await user.type(trench, '30')
    await user.click(radio('Detached'))
    await user.type(trench, '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(trench.value).toBe('0')
    expect(radio('Detached').checked).toBe(true)
    await user.type(trench, '4', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(trench.value).toBe('40')
    await user.tab()
    expect(radio('Detached').checked).toBe(true)
    expect(readout()).toContain('detached wall')
    await user.clear(trench)
    await user.type(trench, '0')
    await user.tab()
    expect(radio('Auto').checked).toBe(true)
  })

  it.each(['back', 'right'] as const)(
    'keep the charger on the detached wall, dragged there from the %s wall, while 30 becomes 0 and then 40',
    async from => {
      const { user, charger, readout, wall } = show()
      const trench = number('trenchFt')
      await user.type(trench, '{Delete}30', { initialSelectionStart: 0, initialSelectionEnd: 0 })
      await user.tab()
      press(wall(from), at(from, 2, 4, 30))
      fireEvent.pointerDown(charger(), { ...pointer, ...at(from, 2, 4, 30) })
      fireEvent.pointerMove(charger(), { ...pointer, ...at('detached', 2, 4, 30) })
      fireEvent.pointerUp(charger(), pointer)
      expect(readout()).toContain('detached wall')
      await user.type(trench, '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 })
      expect(trench.value).toBe('0')
      expect(readout()).toContain('detached wall')
      await user.type(trench, '4', { initialSelectionStart: 0, initialSelectionEnd: 0 })
      expect(trench.value).toBe('40')
      await user.tab()
      expect(radio('Auto').checked).toBe(true)
      expect(readout()).toContain('detached wall')
    },
  )

  it('start from the height that the charger was dragged to', async () => {
    const { user, charger, readout } = show()
    fireEvent.pointerDown(charger(), { ...pointer, ...at('back', 0, 4) })
    fireEvent.pointerMove(charger(), { ...pointer, ...at('right', 3, 5) })
    fireEvent.pointerUp(charger(), pointer)
    const height = number('mountHeightIn')
    expect(height.value).toBe('60')
    await user.type(height, '.5')
    await user.tab()
    expect(readout()).toContain('right wall, 13 ft from the back corner, 60.5 in high')
  })

  it('commit on Enter, as one undo step', async () => {
    const { user, total } = show()
    await user.clear(number('baseLabor'))
    await user.type(number('baseLabor'), '460{Enter}')
    expect(number('baseLabor').value).toBe('460')
    expect(total()).toBe(priceOf({ baseLabor: 460 }))
    await user.click(button(labels.undo))
    expect(total()).toBe(start)
    expect(button(labels.undo).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('price explanation', () => {
  it('explains each line, the trench only while there is one', async () => {
    const { user } = show()
    const { lines } = labels.finishedJob
    expect(screen.getByText(lines.conduit.text)).toBeTruthy()
    expect(screen.queryByText(lines.trench.text)).toBeNull()
    await user.type(number('trenchFt'), '4')
    expect(screen.getByText(lines.trench.text)).toBeTruthy()
    await user.click(button(labels.reset))
    expect(screen.queryByText(lines.trench.text)).toBeNull()
  })
})

describe('moving the charger', () => {
  it('arrow keys move it half a foot, and the move is announced', async () => {
    const { user, charger, readout, spoken } = show()
    expect(spoken()).toBe('')
    charger().focus()
    await user.keyboard('{ArrowRight}{ArrowUp}')
    expect(readout()).toContain('10 ft 6 in from the left corner, 54 in high')
    expect(spoken()).toBe(
      `Charger on the back wall, 10 ft 6 in from the left corner, 54 in high. 10 ft of EMT conduit, 1 elbow. ${start}.`,
    )
    await user.click(button(labels.undo))
    expect(readout()).toContain('10 ft 6 in from the left corner, 48 in high')
    expect(spoken()).toContain('10 ft 6 in from the left corner, 48 in high')
    await user.click(radio('PVC'))
    expect(spoken(), 'the estimate speaks').toBe('')
  })

  it('so do the four buttons', async () => {
    const { user, readout } = show()
    await user.click(button(labels.nudge.left))
    await user.click(button(labels.nudge.down))
    expect(readout()).toContain('9 ft 6 in from the left corner, 42 in high')
  })

  it('a tap places it, on any wall with auto and on the fixed one only', async () => {
    const { user, wall, readout } = show()
    press(wall('right'), at('right', -3.2, 3.9))
    expect(readout()).toContain('right wall, 7 ft from the back corner, 48 in high')
    await user.click(radio('Back'))
    expect(() => wall('right')).toThrow()
    press(wall('back'), at('back', 2, 6))
    expect(readout()).toContain('back wall, 12 ft from the left corner, 72 in high')
  })

  it.each(['mouse', 'touch', 'pen'])('a press by %s that moves 6 px, even if it comes back, is no tap', pointerType => {
    const { charger, wall, readout } = show()
    const start = readout()
    const from = at('back', 5, 6)
    const near = { clientX: from.clientX + 5, clientY: from.clientY }
    const beyond = { clientX: from.clientX + 6, clientY: from.clientY }
    const far = { clientX: from.clientX + 160, clientY: from.clientY }
    const options = { ...pointer, pointerType }
    for (const way of [[beyond], [far], [far, from]]) {
      fireEvent.pointerDown(wall('back'), { ...options, ...from })
      for (const point of way) fireEvent.pointerMove(wall('back'), { ...options, ...point })
      fireEvent.pointerUp(wall('back'), { ...options, ...way.at(-1) })
      fireEvent.click(wall('back'), way.at(-1))
      expect(readout()).toBe(start)
    }
    // Nor is a press on the charger that moves less a drag.
    press(charger(), at('back', 0, 4), { ...at('back', 0, 4), clientX: at('back', 0, 4).clientX + 5 })
    expect(readout()).toBe(start)
    fireEvent.pointerDown(wall('back'), { ...options, ...from })
    fireEvent.pointerMove(wall('back'), { ...options, ...near })
    fireEvent.pointerUp(wall('back'), { ...options, ...near })
    expect(readout()).toContain('15 ft from the left corner, 72 in high')
  })

  it('a drag follows the pointer and is one undo step', async () => {
    const { user, charger, readout, spoken } = show()
    fireEvent.pointerDown(charger(), { ...pointer, ...at('back', 0.1, 4.1) })
    for (const alongFt of [1, 2, 3.1]) fireEvent.pointerMove(charger(), { ...pointer, ...at('back', alongFt, 5) })
    expect(readout()).toContain('13 ft from the left corner, 60 in high')
    expect(spoken(), 'nothing while it is under way').toBe('')
    fireEvent.pointerUp(charger(), pointer)
    expect(spoken()).toContain('13 ft from the left corner, 60 in high')
    fireEvent.pointerMove(charger(), { ...pointer, ...at('back', 8, 5) })
    expect(readout()).toContain('13 ft from the left corner')
    await user.click(button(labels.undo))
    expect(readout()).toContain('10 ft from the left corner, 48 in high')
    await user.click(button(labels.redo))
    expect(readout()).toContain('13 ft from the left corner')
  })

  it('Escape cancels a drag; a lost pointer commits it', () => {
    const { charger, readout } = show()
    fireEvent.pointerDown(charger(), { ...pointer, ...at('back', 0, 4) })
    fireEvent.pointerMove(charger(), { ...pointer, ...at('right', -5, 4) })
    expect(readout()).toContain('right wall')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(readout()).toContain('back wall, 10 ft')

    fireEvent.pointerDown(charger(), { ...pointer, ...at('back', 0, 4) })
    fireEvent.pointerMove(charger(), { ...pointer, ...at('back', 4, 4) })
    fireEvent.lostPointerCapture(charger(), pointer)
    fireEvent.pointerMove(charger(), { ...pointer, ...at('back', -4, 4) })
    expect(readout()).toContain('14 ft from the left corner')
    expect(button(labels.undo).hasAttribute('aria-disabled')).toBe(false)
  })

  it('Reset restores every default and the starting position, and can be undone', async () => {
    const { user, readout, total } = show()
    await user.click(radio('ChargePoint'))
    await user.click(radio('PVC'))
    await user.click(button(labels.nudge.left))
    await user.click(button(labels.reset))
    expect(total()).toBe(start)
    expect(readout()).toContain('10 ft from the left corner, 48 in high. 10 ft of EMT')
    expect(radio('Custom').checked).toBe(true)
    await user.keyboard('{Control>}z{/Control}')
    expect(radio('ChargePoint').checked).toBe(true)
  })
})

describe('Export PNG', () => {
  it('saves the picture of the current plan under the specified name', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    URL.createObjectURL = () => 'blob:plan'
    URL.revokeObjectURL = () => undefined
    const pictured: number[] = []
    images.of = plan => {
      pictured.push(plan.charger.alongFt)
      return Promise.resolve(new Blob(['png'], { type: 'image/png' }))
    }
    const { user } = show()
    await user.click(button(labels.nudge.right))
    await exportPng(user)
    await waitFor(() => expect(saved).toEqual(['ev_charger_plan.png']))
    expect(pictured).toEqual([0.5])
    expect(await screen.findByText('Saved as ev_charger_plan.png')).toBeTruthy()
  })

  it('says when the browser cannot make it', async () => {
    images.of = () => Promise.reject(new Error('no'))
    const { user } = show()
    vi.mocked(console.error).mockImplementation(() => undefined)
    await exportPng(user)
    expect(await screen.findByText(labels.exportFailed)).toBeTruthy()
    expect(console.error).toHaveBeenCalledTimes(1)
    vi.mocked(console.error).mockClear()
    expect(
      within(screen.getByRole('table', { name: labels.estimate.caption })).getByText(usd(unitPrices.baseLabor)),
    ).toBeTruthy()
  })
})

describe('the drawing box of these tests', () => {
  it('is the drawing itself', () => {
    const { paper } = planGeometry(defaultPlan, 'wide')
    expect([paper.width, paper.height]).toEqual([960, 660])
  })
})

describe('the cable', () => {
  it('says whether it reaches the chosen port, and changes neither plan nor price', async () => {
    const { user, total } = show()
    const port = screen.getByRole('combobox', { name: labels.inspector.cable.title })
    const told = () => port.closest('div')?.parentElement?.querySelector('[role=status]')?.textContent ?? ''
    expect(told()).toMatch(/^The \d+ ft cable reaches, with \d+ ft to spare\.$/)
    await user.selectOptions(port, 'front-right')
    expect(told()).toMatch(/^The \d+ ft cable is \d+ ft short/)
    expect(total()).toBe(start)
    expect(button(labels.undo).getAttribute('aria-disabled')).toBe('true')
  })
})
