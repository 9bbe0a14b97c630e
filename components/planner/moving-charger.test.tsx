// The charger on the planner's drawing: moved by keys, buttons, taps and drags.
import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { plannerWords as words } from '@/content/words/planner'
import { press, show, start, radio, button, pointer, at, layOutDrawing } from '@/tests/planner/open-planner'

beforeEach(layOutDrawing)

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
    await user.click(button(words.undo))
    expect(readout()).toContain('10 ft 6 in from the left corner, 48 in high')
    expect(spoken()).toContain('10 ft 6 in from the left corner, 48 in high')
    await user.click(radio('PVC'))
    expect(spoken(), 'the estimate speaks').toBe('')
  })

  it('so do the four buttons', async () => {
    const { user, readout } = show()
    await user.click(button(words.nudge.left))
    await user.click(button(words.nudge.down))
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
    await user.click(button(words.undo))
    expect(readout()).toContain('10 ft from the left corner, 48 in high')
    await user.click(button(words.redo))
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
    expect(button(words.undo).hasAttribute('aria-disabled')).toBe(false)
  })

  it('Reset restores every default and the starting position, and can be undone', async () => {
    const { user, readout, total } = show()
    await user.click(radio('ChargePoint'))
    await user.click(radio('PVC'))
    await user.click(button(words.nudge.left))
    await user.click(button(words.reset))
    expect(total()).toBe(start)
    expect(readout()).toContain('10 ft from the left corner, 48 in high. 10 ft of EMT')
    expect(radio('Custom').checked).toBe(true)
    for (const redo of ['{Control>}y{/Control}', '{Meta>}{Shift>}z{/Shift}{/Meta}']) {
      await user.keyboard('{Control>}z{/Control}')
      expect(radio('ChargePoint').checked).toBe(true)
      await user.keyboard(redo)
      expect(radio('Custom').checked, redo).toBe(true)
    }
  })
})
