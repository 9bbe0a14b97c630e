// Your photo in the page: the steps, what keeps a visitor from going on, undo, and what is kept.
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { plannerPhotoWords as words } from '@/content/words/photo'
import { button, figures, heading, openSample, startWithoutPhoto, view } from '@/tests/planner/photo-page'
import { database } from '@/tests/planner/photo-mocks'
import { fill } from '@/lib/template'

startWithoutPhoto()

describe('the steps', () => {
  it('open in order, and the sample photo reaches the last one', async () => {
    const { user } = await openSample(view(), () => {
      for (const step of ['wall', 'pins', 'send'] as const) expect(button(words.tabs[step]).disabled).toBe(true)
    })
    await user.click(button(words.next))
    await heading('pins')
    expect(figures()).toContain(`${fill(words.figures.run, { low: 7, high: 9 })}, 1 elbow`)
    await user.click(button(words.next))
    await heading('send')
    expect(document.activeElement?.textContent).toBe(words.send.title)
    // A sample is priced like a photo, and said to be none of the visitor's.
    expect(screen.getByText(words.send.sampleNote)).toBeTruthy()
    expect(figures()).toMatch(/^Your run \$\d+–\$\d+ · finished job from \$899 /)
    // The press that opened it did not send the form.
    expect(button(words.send.submit).getAttribute('aria-disabled')).toBeNull()
  })

  it('say what is wrong with a file, and with marks that cannot be measured', async () => {
    const { user } = await openSample()
    await user.click(screen.getByRole('radio', { name: words.wall.kinds.window }))
    expect(screen.getByText(words.wall.noLength)).toBeTruthy()
    expect(button(words.next).disabled).toBe(true)
    await user.type(screen.getByLabelText(words.wall.heightFt), '6')
    await user.type(screen.getByLabelText(words.wall.heightIn), '8')
    expect(button(words.next).disabled).toBe(false)
    await user.click(button(words.tabs.photo))
    const input = document.querySelector<HTMLInputElement>('[data-photo-input=file]')
    if (!input) throw new Error('there is no file input')
    fireEvent.change(input, { target: { files: [new File(['text'], 'a.jpg', { type: 'image/jpeg' })] } })
    expect(await screen.findByText(words.photo.problems.unreadable)).toBeTruthy()
    const large = Object.defineProperty(new File(['x'], 'b.jpg'), 'size', { value: 60_000_001 })
    fireEvent.change(input, { target: { files: [large] } })
    expect(await screen.findByText(words.photo.problems.large)).toBeTruthy()
    expect(document.querySelector('.photo-surface'), 'the photo before it stays').toBeTruthy()
  })
})

it('a door that cannot be is asked for its width beside the height that was given', async () => {
  const { user } = await openSample()
  await user.click(screen.getByRole('radio', { name: words.wall.kinds['garage-door'] }))
  const question = /^We get 3\.\d ft for the width/
  expect(document.querySelector('.photo-problem')?.textContent).toMatch(question)
  expect(button(words.next).disabled).toBe(true)
  await user.type(screen.getByLabelText(words.wall.widthFt), '9')
  expect(document.querySelector('.photo-problem')).toBeNull()
  expect(screen.getByText(question), 'the question stays above its answer').toBeTruthy()
  expect(button(words.next).disabled).toBe(false)
  await user.click(screen.getByRole('radio', { name: words.wall.kinds.wall }))
  expect(screen.queryByText(question)).toBeNull()
})

it('a number that is none is told beside its field, stays as typed, and no figure is shown', async () => {
  const { user } = await openSample()
  await user.click(screen.getByRole('radio', { name: words.wall.taped }))
  const height = () => screen.getByLabelText<HTMLInputElement>(words.wall.heightFt)
  await user.clear(height())
  await user.type(height(), `6'8`)
  await user.tab()
  expect(height().value).toBe(`6'8`)
  expect(screen.getByText(words.wall.unread)).toBeTruthy()
  expect(height().getAttribute('aria-invalid')).toBe('true')
  expect(button(words.next).disabled).toBe(true)
  // Also after a look at another step.
  await user.click(button(words.tabs.photo))
  await user.click(button(words.tabs.wall))
  expect(height().value).toBe(`6'8`)
  await user.clear(height())
  await user.type(height(), '6')
  expect(screen.queryByText(words.wall.unread)).toBeNull()

  await user.click(button(words.tabs.pins))
  const extra = screen.getByLabelText<HTMLInputElement>(words.pins.extra)
  expect(figures()).toContain('$')
  await user.clear(extra)
  await user.type(extra, '5 or 6')
  await user.tab()
  expect(extra.value).toBe('5 or 6')
  expect(screen.getByText(words.pins.extraUnread)).toBeTruthy()
  expect(figures()).toBe('')
  expect(button(words.next).disabled).toBe(true)
  await user.clear(extra)
  await user.type(extra, '５')
  expect(figures()).toContain('$')
})

describe('a mark', () => {
  it('moves by one pixel of the photo, with Shift by ten, and Undo takes a series of presses back', async () => {
    const { user } = await openSample()
    await user.click(button(words.tabs.pins))
    const charger = button(words.marks.charger)
    const before = charger.style.left
    charger.focus()
    await user.keyboard('{ArrowRight}')
    expect(parseFloat(charger.style.left) - parseFloat(before)).toBeCloseTo(100 / 1600)
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(parseFloat(charger.style.left) - parseFloat(before)).toBeCloseTo(1100 / 1600)
    await user.keyboard('{Control>}z{/Control}')
    expect(charger.style.left).toBe(before)
  })

  it('says where it is on the wall', async () => {
    const { user } = await openSample()
    await user.click(button(words.tabs.pins))
    const described = button(words.marks.panel).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toMatch(/^\d+ ft.* right of the marked corner, \d ft/)
  })
})

it('a refusal stands beside the mark that caused it, describes that mark, and is announced once', async () => {
  const { user } = await openSample()
  const corner = button(words.marks.topLeft)
  corner.focus()
  await user.keyboard(`{Shift>}${'{ArrowRight}'.repeat(80)}{/Shift}`)
  const bubble = document.querySelector('.photo-problem')
  expect(bubble?.textContent).toBe(words.problems.corners)
  const describing = (mark: HTMLElement) => mark.getAttribute('aria-describedby')?.split(' ')
  expect(describing(corner)).toContain(bubble?.id)
  expect(describing(button(words.marks.topRight))).not.toContain(bubble?.id)
  const live = [...document.querySelectorAll('[aria-live], [role=status]')].map(({ textContent }) => textContent)
  expect(live.filter(text => text?.includes(words.problems.corners))).toEqual([
    `${words.marks.topLeft}: ${words.problems.corners}`,
  ])
  await user.keyboard('{Control>}z{/Control}')
  expect(document.querySelector('.photo-problem')).toBeNull()
})

it('a photo that cannot be kept stays in the page, which says so', async () => {
  database.isFull = true
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await openSample()
  expect(await screen.findByText(words.photo.unkept)).toBeTruthy()
})
