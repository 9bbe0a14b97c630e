// The planner's number fields: what is typed, what takes effect, what is shown.
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { plannerWords as words } from '@/content/words/planner'
import { fill } from '@/lib/template'
import { defaultPlan } from '@/tests/planner/default-plan'
import { formatUnitPrice } from './plan-text'
import {
  press,
  show,
  priceOf,
  start,
  radio,
  number,
  button,
  pointer,
  at,
  layOutDrawing,
} from '@/tests/planner/open-planner'

beforeEach(layOutDrawing)

it('trench feet count with the charger in the garage, and say so', async () => {
  const { user, total, readout } = show()
  const before = readout()
  await user.clear(number('trenchFt'))
  await user.type(number('trenchFt'), '25')
  expect(total()).toBe(priceOf({ trenchFt: 25 }))
  expect(readout()).toBe(before)
  const described = document.getElementById(number('trenchFt').getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(
    words.inspector.trenchHint.replace('{price}', formatUnitPrice(defaultPlan.trenchPricePerFt)),
  )
})

describe('the mount height', () => {
  it('says where the usual height is, and what was dragged beyond the field', async () => {
    const { user, charger } = show()
    expect(screen.getByText('18 to 72. Usual: 48.')).toBeTruthy()
    act(() => charger().focus())
    await user.keyboard('{ArrowUp>9/}')
    expect(number('mountHeightIn').value).toBe('72')
    const beyond = { height: '102 in', min: 18, max: 72 }
    expect(screen.getByText(fill(words.inspector.height.beyond, beyond))).toBeTruthy()
  })

  it('follows its slider, and a drag of that is one undo step', async () => {
    const { user, readout, total } = show()
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: words.inspector.height.slider })
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
    await user.click(button(words.undo))
    expect(slider.value).toBe('60')
    await user.click(button(words.undo))
    expect(slider.value).toBe('48')
    expect(total()).toBe(start)
    expect(button(words.undo).getAttribute('aria-disabled')).toBe('true')
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
    expect(price.value).toBe(String(defaultPlan.pricePerFt))
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

  it.each(['chosen', 'back', 'right'] as const)(
    'keep the charger on the detached wall while 30 becomes 0 and then 40: %s',
    async from => {
      const { user, charger, readout, wall } = show()
      const trench = number('trenchFt')
      await user.type(trench, '{Delete}30', { initialSelectionStart: 0, initialSelectionEnd: 0 })
      await user.tab()
      if (from === 'chosen') await user.click(radio('Detached'))
      else {
        press(wall(from), at(from, 2, 4, 30))
        press(charger(), at(from, 2, 4, 30), at('detached', 2, 4, 30))
      }
      const chosen = radio(from === 'chosen' ? 'Detached' : 'Auto')
      await user.type(trench, '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 })
      expect(trench.value).toBe('0')
      expect([chosen.checked, readout()]).toEqual([true, expect.stringContaining('detached wall')])
      await user.type(trench, '4', { initialSelectionStart: 0, initialSelectionEnd: 0 })
      expect(trench.value).toBe('40')
      await user.tab()
      expect([chosen.checked, readout()]).toEqual([true, expect.stringContaining('detached wall')])
    },
  )

  it('start from the height that the charger was dragged to', async () => {
    const { user, charger, readout } = show()
    press(charger(), at('back', 0, 4), at('right', 3, 5))
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
    await user.click(button(words.undo))
    expect(total()).toBe(start)
    expect(button(words.undo).getAttribute('aria-disabled')).toBe('true')
  })
})
