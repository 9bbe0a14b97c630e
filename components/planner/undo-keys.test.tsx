import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { undoByKey } from './undo-keys'

it.each([
  ['text', 0],
  ['number', 0],
  ['radio', 1],
  ['range', 1],
  ['checkbox', 1],
])('in a field of type %s the browser or the plan is undone', (type, times) => {
  const dispatch = vi.fn()
  render(<input type={type} aria-label="field" onKeyDown={undoByKey(dispatch)} />)
  const field = screen.getByLabelText('field')
  const undo = createEvent.keyDown(field, { key: 'z', ctrlKey: true })
  fireEvent(field, undo)
  expect(dispatch).toHaveBeenCalledTimes(times)
  expect(undo.defaultPrevented).toBe(times > 0)
})
