// The panel check in a component test.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { panelCheck as words } from '@/content/words/panel-check'
import { panelReplay as replay } from '@/content/words/panel-replay'
import { PanelCheck } from '@/components/panel-check/panel-check'

const { form, meter, answer } = words

export function showCheck() {
  // jsdom has no media queries.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  render(<PanelCheck words={{ form, meter, answer, replay }} drawing={null} howTo={null} />)
  return userEvent.setup()
}

export function verdict() {
  const section = within(screen.getByRole('region', { name: answer.heading }))
  const pattern = (title: string) => new RegExp(`^${title.replace(/\{\w+\}/, '\\d+')}$`)
  return Object.values(answer.verdicts).find(({ title }) => section.queryByText(pattern(title)))?.title
}
