// The check in the page: it answers each change, marks what it cannot read, and keeps the numbers
// for the estimate form.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { panelCheck as words } from '@/content/words/panel-check'
import { showCheck as show, verdict } from '@/tests/panel-check-page'
import { keptCheck } from './kept-check'

const { form, answer } = words
/** A line of the first method, which is behind a disclosure. */
const line = (name: string | RegExp) =>
  within(screen.getByRole('table', { name: /by 220\.83/, hidden: true })).getByRole('row', { name, hidden: true })
const area = () => screen.getByRole<HTMLInputElement>('textbox', { name: form.area })

beforeEach(() => void (window.dataLayer = []))

describe('the check', () => {
  it('starts as a worked example that is neither kept nor counted', () => {
    show()
    expect(screen.getByText(answer.example)).toBeTruthy()
    expect(verdict()).toBe(answer.verdicts.split.title)
    const card = screen.getByRole('region', { name: answer.heading }).textContent
    expect(card).toContain('32 A fits by every method')
    expect(card).toContain('40 A fits by one of two; our electrician decides which applies.')
    expect(screen.getByRole('link', { name: 'Use 32 A in the planner' }).getAttribute('href')).toBe(
      '/ev-charger-planner?amps=40',
    )
    expect(line('Electric dryer 5,000')).toBeTruthy()
    expect(keptCheck()).toBeNull()
    expect(window.dataLayer).toEqual([])
  })

  it('follows a change, keeps its numbers and counts itself once', async () => {
    const user = show()
    await user.click(screen.getByRole('checkbox', { name: form.appliances.range }))
    expect(verdict()).toBe(answer.verdicts.over.title)
    await user.click(screen.getByRole('radio', { name: '150' }))
    expect(verdict()).toBe(answer.verdicts.close.title)
    expect(screen.queryByText(answer.example)).toBeNull()
    expect(window.dataLayer).toEqual([{ event: 'panel_check', way: 'appliances', result: 'over' }])
    expect(keptCheck()).toEqual({
      way: 'appliances',
      service_amps: 150,
      load_amps: 125.4,
      charger_amps: 40,
      is_managed: false,
      largest_amps: 48,
    })
    expect(screen.getByRole('link', { name: 'Use 40 A in the planner' }).getAttribute('href')).toBe(
      '/ev-charger-planner?amps=50',
    )
  })

  it('counts a lower setting as a locked one where the charger fits anyway', async () => {
    await show().click(screen.getByRole('radio', { name: '150' }))
    const text = document.body.textContent
    const [house, locked] = [/House\s*([\d.]+) A/, /Locked at 24 A, the house comes to ([\d.]+) A/].map(figure =>
      Number(figure.exec(text)?.[1]),
    )
    expect(locked).toBeCloseTo((house ?? 0) + 24)
  })

  it('offers two steps where the charger does not fit, and the fixed setting that does', async () => {
    const user = show()
    for (const name of ['range', 'dryer'] as const)
      await user.click(screen.getByRole('checkbox', { name: form.appliances[name] }))
    expect(screen.getByText(answer.largest.none)).toBeTruthy()
    const card = screen.getByRole('region', { name: answer.heading }).textContent.toLowerCase()
    for (const step of [answer.steps.setting, answer.steps.management]) expect(card).toContain(step.title.toLowerCase())
    expect(document.body.textContent).toMatch(
      /Set to 16 A at installation and locked there, the charger fits: 93\.1 A of 100 A/,
    )
    await user.click(screen.getByRole('checkbox', { name: form.managed }))
    await user.click(screen.getByRole('radio', { name: '16' }))
    expect(verdict()).toBe(answer.verdicts.close.title)
  })

  it('says by how many methods a charger fits where they differ', async () => {
    const user = show()
    await user.click(screen.getByRole('checkbox', { name: form.appliances.range }))
    expect(document.body.textContent).toContain('A lower setting fits by one of two methods')
    expect(document.body.textContent).toContain('Fixed at 24 A, the charger fits by one of two methods.')
    await user.click(screen.getByRole('checkbox', { name: form.managed }))
    await user.click(screen.getByRole('radio', { name: '24' }))
    expect(verdict()).toBe(answer.verdicts.splitAtNone.title)
    expect(document.body.textContent).toContain('24 A fits by one of two; our electrician decides which applies.')
  })

  it('says where the house alone exceeds its service', async () => {
    const user = show()
    await user.selectOptions(screen.getByRole('combobox', { name: form.heating }), form.heatingNames.heatPumpStrip)
    for (const name of ['range', 'waterHeater', 'hotTub', 'sauna'] as const)
      await user.click(screen.getByRole('checkbox', { name: form.appliances[name] }))
    const card = screen.getByRole('region', { name: answer.heading }).textContent
    expect(card).toMatch(/Even without a charger this house comes to [\d.]+ A, and its service is 100 A/)
    expect(card).toContain(answer.largest.noneManaged)
    expect(card).not.toMatch(/steps come first/)
    expect(document.body.textContent).toContain(answer.steps.management.houseOver)
    expect(screen.getByRole('heading', { name: answer.stepsTitleHouseOver })).toBeTruthy()
  })

  it('marks a number it cannot read once the field is left, and keeps it as typed', async () => {
    const user = show()
    await user.clear(area())
    await user.type(area(), 'about 2000')
    expect(screen.queryByText(form.faults.notNumber)).toBeNull()
    await user.tab()
    expect(screen.getByText(form.faults.notNumber)).toBeTruthy()
    expect(area().value).toBe('about 2000')
    expect(area().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(answer.faulty)).toBeTruthy()
    await user.clear(area())
    await user.type(area(), '2,000')
    expect(screen.queryByText(form.faults.notNumber)).toBeNull()
    expect(verdict()).toBe(answer.verdicts.split.title)
  })

  it('says nothing of an answer that no longer holds', async () => {
    const user = show()
    const said = () => screen.getAllByRole('status').find(element => element.matches('.sr-only'))?.textContent
    await user.click(screen.getByRole('radio', { name: '150' }))
    expect(said()).toContain(verdict())
    await user.clear(area())
    await user.type(area(), 'x')
    expect(said()).toBe('')
    await user.tab()
    expect(said()).toBe('')
    await user.clear(area())
    await user.type(area(), '1800')
    await user.tab()
    await waitFor(() => expect(said()).toContain(verdict()))
    await user.click(screen.getByRole('radio', { name: form.ways.meter }))
    expect(said(), 'there is no file yet').toBe('')
  })

  it('goes to the first marked field, or to the answer', async () => {
    const user = show()
    await user.clear(area())
    await user.click(screen.getByRole('button', { name: form.submit }))
    expect(document.activeElement).toBe(area())
    expect(screen.getByText(form.faults.missing)).toBeTruthy()
    await user.type(area(), '1600{Enter}')
    expect(document.activeElement?.textContent).toBe(answer.heading)
  })

  it('brings the usual nameplate with another kind of heating', async () => {
    const user = show()
    await user.selectOptions(screen.getByRole('combobox', { name: form.heating }), 'baseboard')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: form.counts.baseboard }).value).toBe('40')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: form.vaEach.baseboard }).value).toBe('250')
    expect(line(/^Heating .* 10,000$/)).toBeTruthy()
  })
})

describe('the methods of the code', () => {
  const others = () => screen.getAllByRole('group').filter(element => element.matches('details'))

  it('stand beside the answer with their own lines', () => {
    show()
    const [name] = Object.entries(answer.methods.names).flatMap(([method, words]) =>
      method === '220.82' ? [words.name] : [],
    )
    expect(others().some(element => element.textContent.includes(name ?? 'none'))).toBe(true)
    expect(screen.getByRole('table', { name: /by 220\.82/, hidden: true }).textContent).toContain(
      answer.lines.reductionOptional,
    )
  })

  it('change with new air conditioning or heat', async () => {
    const user = show()
    expect(document.body.textContent).toContain(answer.methods.names['220.83(A)'].applies)
    await user.click(screen.getByRole('checkbox', { name: form.addsClimate }))
    expect(document.body.textContent).toContain(answer.methods.names['220.83(B)'].applies)
    expect(document.body.textContent).not.toContain(answer.methods.names['220.83(A)'].applies)
    // 8,000 VA and 40% of 7,500 VA; 3,500 VA of cooling and the charger in full.
    expect(line(/^Total 24,100$/)).toBeTruthy()
  })
})
