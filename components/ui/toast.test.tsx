// Toasts: one at a time, until the next press.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Toaster } from './toast'
import { closeToast, shownToast, toast } from './toasts'

const texts = () => [...document.querySelectorAll('[data-toasts] li')].map(({ textContent }) => textContent)
const show = (message: Parameters<typeof toast>[0]) => act(() => toast(message))

beforeEach(() => {
  for (let shown = shownToast(); shown; shown = shownToast()) closeToast(shown.id)
  render(
    <>
      <Toaster words={{ region: 'Notifications', close: 'Close' }} />
      <button type="button">Next</button>
    </>,
  )
})

it('a toast takes the place of the one before, and goes with the next press', async () => {
  show({ title: 'First', variant: 'success' })
  show({ title: 'Second', variant: 'destructive' })
  await screen.findByText('Second', { selector: 'li *' })
  expect(texts()).toEqual(['Second ×'])
  fireEvent.click(screen.getByText('Second', { selector: 'li *' }))
  expect(texts(), 'a press on itself').toEqual(['Second ×'])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(texts()).toEqual([])
})

it('one that stays is there again after the next, until it is closed', async () => {
  show({ title: 'Given up', stays: true })
  show({ title: 'Sent', variant: 'success' })
  await screen.findByText('Sent', { selector: 'li *' })
  expect(texts()).toEqual(['Sent ×'])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Given up', { selector: 'li *' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(texts()).toEqual([])
})
