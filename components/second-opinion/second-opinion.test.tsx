import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ourAmounts, secondOpinionWords } from '@/content/second-opinion'
import { fill } from '@/lib/template'
import { usd } from '@/lib/usd'
import { SecondOpinion } from './second-opinion'

const standard = { min: 800, max: 1500 }
const amounts = { standard, lines: ourAmounts.lines }
const { variables, figure, lineNames } = secondOpinionWords
const answer = () => within(screen.getByRole('status'))
const box = (key: string) =>
  screen.getByRole('checkbox', { name: new RegExp(variables.find(variable => variable.key === key)?.title ?? 'none') })

describe('the second opinion', () => {
  it('is a checklist of eight without script', () => {
    const html = renderToStaticMarkup(<SecondOpinion words={secondOpinionWords} amounts={amounts} />)
    expect(html.match(/type="checkbox"/g)).toHaveLength(8)
    for (const { title } of variables) expect(html).toContain(title)
  })

  it('says what the same lines come to, and which could explain a higher figure', async () => {
    render(<SecondOpinion words={secondOpinionWords} amounts={amounts} />)
    await userEvent.type(screen.getByLabelText(figure), String(standard.max + 100))
    const range = fill(secondOpinionWords.range, { low: usd(standard.min), high: usd(standard.max) })
    expect(answer().getByText(range, { exact: false })).not.toBeNull()
    expect(answer().getByText(new RegExp(lineNames.permit))).not.toBeNull()
    await userEvent.click(box('permit'))
    expect(answer().queryByText(new RegExp(lineNames.permit))).toBeNull()
  })

  it('asks for an amount where there is none', async () => {
    render(<SecondOpinion words={secondOpinionWords} amounts={amounts} />)
    await userEvent.type(screen.getByLabelText(figure), 'a lot')
    expect(screen.getByText(secondOpinionWords.notAFigure)).not.toBeNull()
    expect(answer().getByText(secondOpinionWords.waiting)).not.toBeNull()
  })

  it('counts a box that was checked before the script came', () => {
    const host = document.createElement('div')
    host.innerHTML = renderToStaticMarkup(<SecondOpinion words={secondOpinionWords} amounts={amounts} />)
    document.body.append(host)
    const panel = host.querySelector<HTMLInputElement>('[value=panel]')
    if (!panel) throw new Error('no box')
    panel.checked = true
    render(<SecondOpinion words={secondOpinionWords} amounts={amounts} />, { container: host, hydrate: true })
    expect(panel.checked).toBe(true)
  })
})
