// The check in the page: it answers each change, marks what it cannot read, and keeps the numbers
// for the estimate form.
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { panelCheck as words } from '@/content/words/panel-check'
import { panelReplay as replay } from '@/content/words/panel-replay'
import { csvKwh, meterYear } from '@/tests/meter-files'
import { keptCheck } from './kept-check'
import { PanelCheck } from './panel-check'

const { form, meter, answer } = words
const show = () => {
  render(<PanelCheck labels={{ form, meter, answer, replay }} drawing={null} howTo={null} />)
  return userEvent.setup()
}
const verdict = () => {
  const section = within(screen.getByRole('region', { name: answer.heading }))
  return Object.values(answer.verdicts).find(({ title }) => section.queryByText(title))?.title
}
/** The lines of the answer itself, not of another method. */
const line = (name: string | RegExp) =>
  within(screen.getByRole('table', { name: answer.linesTitle })).getByRole('row', { name })
const area = () => screen.getByRole<HTMLInputElement>('textbox', { name: form.area })

// A year is read and replayed beside other stages.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  sessionStorage.clear()
  window.dataLayer = []
})

describe('the check', () => {
  it('starts as a worked example that is neither kept nor counted', () => {
    show()
    expect(screen.getByText(answer.example)).toBeTruthy()
    expect(verdict()).toBe(answer.verdicts.close.title)
    expect(line('Electric dryer 5,000')).toBeTruthy()
    expect(keptCheck()).toBeNull()
    expect(window.dataLayer).toEqual([])
  })

  it('follows a change, keeps its numbers and counts itself once', async () => {
    const user = show()
    await user.click(screen.getByRole('checkbox', { name: form.appliances.range }))
    expect(verdict()).toBe(answer.verdicts.over.title)
    await user.click(screen.getByRole('radio', { name: '150' }))
    expect(verdict()).toBe(answer.verdicts.room.title)
    expect(screen.queryByText(answer.example)).toBeNull()
    expect(window.dataLayer).toEqual([{ event: 'panel_check', way: 'appliances', result: 'over' }])
    expect(keptCheck()).toEqual({
      way: 'appliances',
      service_amps: 150,
      load_amps: 111.7,
      charger_amps: 40,
      is_managed: false,
      largest_amps: 48,
    })
    expect(screen.getByRole('link', { name: 'Use 40 A in the planner' }).getAttribute('href')).toBe(
      '/ev-charger-planner?amps=50',
    )
  })

  it('offers the fixed setting that fits where the charger does not', async () => {
    const user = show()
    await user.click(screen.getByRole('checkbox', { name: form.appliances.range }))
    expect(screen.getByText(answer.largest.none)).toBeTruthy()
    expect(document.body.textContent).toMatch(
      /Set to 24 A at installation and locked there, the charger fits: 95\.7 A of 100 A/,
    )
    await user.click(screen.getByRole('checkbox', { name: form.managed }))
    await user.click(screen.getByRole('radio', { name: '24' }))
    expect(verdict()).toBe(answer.verdicts.close.title)
  })

  it('names the two steps where the charger does not fit', async () => {
    const user = show()
    await user.click(screen.getByRole('checkbox', { name: form.appliances.range }))
    const card = screen.getByRole('region', { name: answer.heading }).textContent.toLowerCase()
    for (const step of [answer.steps.setting, answer.steps.management]) expect(card).toContain(step.title.toLowerCase())
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
    expect(verdict()).toBe(answer.verdicts.close.title)
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

describe('the meter’s file', () => {
  const drop = (text: string, name = 'meter.csv') =>
    fireEvent.drop(screen.getByText(meter.drop), { dataTransfer: { files: [new File([text], name)] } })

  it('gives the answer, the chart and its table', async () => {
    const user = show()
    await user.click(screen.getByRole('radio', { name: form.ways.meter }))
    expect(screen.getByText(answer.waiting)).toBeTruthy()
    drop(csvKwh(meterYear()))
    const summary =
      '35,036 readings of 15 minutes, November 1, 2025 to October 31, 2026. Highest: 9.4 kW on August 3, 2026 at 6:15 PM.'
    expect(await screen.findByText(summary)).toBeTruthy()
    expect(screen.getByRole('img', { name: /The highest is 9\.4 kW on August 3, 2026/ })).toBeTruthy()
    expect(screen.getAllByRole('row', { name: /, 2026|, 2025/, hidden: true })).toHaveLength(10)
    // 1.25 × 9,400 VA and 9,600 VA, over 240 V.
    await waitFor(() => expect(verdict()).toBe(answer.verdicts.close.title))
    expect(keptCheck()).toMatchObject({ way: 'meter', load_amps: 89 })
    expect(window.dataLayer).toEqual([{ event: 'panel_check', way: 'meter', result: 'close' }])
  })

  it('that will not do is refused in a sentence, and the list of appliances still answers', async () => {
    const user = show()
    await user.click(screen.getByRole('radio', { name: form.ways.meter }))
    drop('Bill date,Amount\n2026-06-01,$120.00\n2026-07-01,$140.00\n')
    expect(
      await screen.findByText(/found no column of times with a column of kWh or kW among Bill date, Amount/),
    ).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: form.ways.appliances }))
    expect(verdict()).toBe(answer.verdicts.close.title)
  })
})

describe('a year of the meter', () => {
  /** The button is there for those without a file. */
  const tryExample = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('radio', { name: form.ways.meter }))
    await user.click(screen.getByRole('button', { name: meter.others.example }))
    return screen.findByRole('heading', { name: replay.exampleTitle })
  }
  const ownYear = async (user: ReturnType<typeof userEvent.setup>, text = csvKwh(meterYear())) => {
    await user.click(screen.getByRole('radio', { name: form.ways.meter }))
    fireEvent.drop(screen.getByText(meter.drop), { dataTransfer: { files: [new File([text], 'meter.csv')] } })
    return screen.findByRole('heading', { name: replay.title })
  }
  const sentence = () => within(screen.getByRole('region', { name: /replayed/ })).getAllByRole('status')[0]?.textContent

  it('shows the file’s own headings beside what they were taken for, and the day of the peak', async () => {
    await ownYear(show())
    const readAs = within(screen.getByRole('region', { name: meter.readAs.title }))
    expect(readAs.getByRole('row', { name: /^Usage \(kWh\) .*kWh$/ })).toBeTruthy()
    expect(readAs.getByRole('row', { name: new RegExp(`^Date, Start time ${meter.readAs.roles.start}$`) })).toBeTruthy()
    expect(readAs.getByText(/9\.4 kW on August 3, 2026 at 6:15 PM/)).toBeTruthy()
    const hours = within(screen.getByRole('table', { name: meter.peakDay.table, hidden: true }))
    expect(hours.getByRole('row', { name: '6:00 PM 9.40', hidden: true })).toBeTruthy()
    expect(hours.getAllByRole('row', { hidden: true })).toHaveLength(25)
  })

  it('is replayed at once, follows each choice, and is kept for a lead', async () => {
    const user = show()
    await ownYear(user)
    await waitFor(() => expect(sentence()).toMatch(/on your 100 A service, a 40 A charger .* on all 36\d nights\./))
    const kept = keptCheck()
    expect(kept?.replay).toMatchObject({
      service_amps: 100,
      charger_amps: 40,
      need_kwh: 11.4,
      from_hour: 22,
      to_hour: 7,
    })
    expect(kept?.replay?.filled).toBe(kept?.replay?.nights)

    const miles = screen.getByRole<HTMLInputElement>('textbox', { name: replay.form.miles })
    await user.clear(miles)
    await user.type(miles, '350')
    const kwh = screen.getByRole<HTMLInputElement>('textbox', { name: replay.form.kwh })
    expect(kwh.value).toBe('100')
    await waitFor(() =>
      expect(sentence()).toMatch(/on 0 of 36\d nights\. On the worst night \(.*\) it would have given .* of 100 kWh\./),
    )
    expect(keptCheck()?.replay).toMatchObject({ need_kwh: 100, filled: 0 })

    await user.clear(kwh)
    await user.type(kwh, 'x')
    expect(sentence()).toBe(replay.none.faulty)
    await waitFor(() => expect(keptCheck()).not.toHaveProperty('replay'))
  })

  it('has the picture’s facts as tables, and fixed settings with the code’s answer and their price', async () => {
    const user = show()
    await ownYear(user)
    const months = within(await screen.findByRole('table', { name: replay.months.title, hidden: true }))
    expect(months.getAllByRole('row', { hidden: true }).length).toBeGreaterThanOrEqual(13)
    const compared = within(screen.getByRole('table', { name: replay.compare.title }))
    const rowOf = (name: string) =>
      compared.getAllByRole('row').find(row => row.textContent.startsWith(name))?.textContent
    // 1.25 × 9.4 kW at 240 V are 49 A.
    expect(rowOf('48 A, fixed')).toMatch(/Fits: 97 A of 100 A.*Standard installation/)
    expect(compared.getAllByRole('row')).toHaveLength(7)
    await user.click(screen.getAllByRole('radio', { name: '60' }).at(-1) ?? document.body)
    await waitFor(() => expect(rowOf('16 A, fixed')).toMatch(/Too much: 65 A of 60 A.*200 A panel/))
  })

  it('copies a link of the choices, and none of the readings', async () => {
    const user = show()
    await ownYear(user)
    await user.click(await screen.findByRole('button', { name: replay.actions.share }))
    const link = new URL(await navigator.clipboard.readText())
    expect([...link.searchParams]).toEqual([['replay', '100_40_22_7_40_3.5_11.4']])
    expect(await screen.findByText(replay.actions.copied)).toBeTruthy()
  })

  it('takes the choices of a link, without anybody’s readings', async () => {
    history.replaceState(null, '', '/services/electrical-panel-upgrades?utm_source=x&replay=150_32_20_6_60_3_20#check')
    show()
    expect(await screen.findByText(meter.linked)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '150' }).checked).toBe(true)
    expect(location.search).toBe('?utm_source=x')
    history.replaceState(null, '', '/')
  })

  it('of the example is marked as such everywhere, and never kept for a lead', async () => {
    const user = show()
    await tryExample(user)
    expect(screen.getByText(meter.exampleNote)).toBeTruthy()
    await waitFor(() => expect(sentence()).toMatch(/^Example year: .* on a 100 A service, .* filled the car/))
    expect(await screen.findByText(answer.exampleYear)).toBeTruthy()
    expect(document.body.textContent).not.toContain(answer.estimateNote)
    expect(keptCheck()).toBeNull()
    expect(window.dataLayer).toEqual([])
    await user.click(screen.getByRole('button', { name: meter.others.appliances }))
    await waitFor(() => expect(keptCheck()).toMatchObject({ way: 'appliances' }))
    expect(keptCheck()).not.toHaveProperty('replay')
  })

  it('with too few days has a sentence in place of the replay', async () => {
    await ownYear(show(), csvKwh(meterYear(96 * 120)))
    expect(screen.getByText(/at least 300 days of them\. This file has 119 days/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: replay.form.miles })).toBeNull()
  })

  it('of a solar home has a sentence beside its refusal', async () => {
    const user = show()
    await user.click(screen.getByRole('radio', { name: form.ways.meter }))
    const text = csvKwh(meterYear(96 * 40)).replaceAll(/^,0\.1/gm, ',-0.1')
    fireEvent.drop(screen.getByText(meter.drop), { dataTransfer: { files: [new File([text], 'meter.csv')] } })
    expect(await screen.findByText(replay.none.solar)).toBeTruthy()
  })

  it('of one of two meters is asked for', async () => {
    const user = show()
    await user.click(screen.getByRole('radio', { name: form.ways.meter }))
    const rows = meterYear(96 * 40).flatMap(({ epochSeconds, kwh }) => [
      `${epochSeconds},111,${kwh}`,
      `${epochSeconds},222,3`,
    ])
    const text = ['Epoch,Meter,kWh', ...rows].join('\n')
    fireEvent.drop(screen.getByText(meter.drop), { dataTransfer: { files: [new File([text], 'meter.csv')] } })
    await screen.findByText(meter.question.meter)
    await user.click(screen.getByRole('button', { name: '222' }))
    expect(await screen.findByText(/Highest: 12 kW/)).toBeTruthy()
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

  it('have no optional one below 100 A', async () => {
    const user = show()
    await user.click(screen.getByRole('radio', { name: '60' }))
    expect(screen.queryByRole('table', { name: /by 220\.82/, hidden: true })).toBeNull()
  })
})
