// The meter’s file in the page: the answer from it, and its year replayed with the charger.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { panelCheck as words } from '@/content/words/panel-check'
import { panelReplay as replay } from '@/content/words/panel-replay'
import { chargedKwh, kwhText } from '@/lib/panel/load'
import { usualNight } from '@/lib/panel/night-choices'
import { nightHours } from '@/lib/panel/replay'
import { csvKwh, meterYear } from '@/tests/meter-files'
import { showCheck as show, verdict } from '@/tests/panel-check-page'
import { keptCheck } from './kept-check'
import { hourText } from './replay/sentence'

const { form, meter, answer } = words

beforeEach(() => void (window.dataLayer = []))

/** Chooses the way by the meter's file, and drops one. */
async function drop(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(screen.getByRole('radio', { name: form.ways.meter }))
  fireEvent.drop(screen.getByText(meter.drop), { dataTransfer: { files: [new File([text], 'meter.csv')] } })
}

describe('the meter’s file', () => {
  it('gives the answer, the chart and its table', async () => {
    const user = show()
    await user.click(screen.getByRole('radio', { name: form.ways.meter }))
    expect(screen.getByText(answer.waiting)).toBeTruthy()
    await drop(user, csvKwh(meterYear()))
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

  it('of several years names them under its chart, and draws one line at a place', async () => {
    const user = show()
    const rows = Array.from({ length: 3 * 8760 }, (_, hour) => {
      const time = new Date(Date.UTC(2023, 5, 1, hour)).toISOString()
      return `${time.slice(0, 10)},${time.slice(11, 16)},${1 + ((hour * 7919) % 97) / 50}`
    })
    await drop(user, ['Date,Time,kWh', ...rows].join('\n'))
    const chart = await screen.findByRole('img', { name: /^Highest demand of each day/ })
    const texts = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts.filter(text => /^\d{4}$/.test(text ?? ''))).toEqual(['2024', '2025', '2026'])
    const [bars] = chart.querySelectorAll('path[stroke="var(--edge)"]')
    const places = (bars?.getAttribute('d') ?? '').match(/M[\d.]+/g) ?? []
    expect(places.length).toBeGreaterThan(300)
    expect(new Set(places).size).toBe(places.length)
  })

  it('that will not do is refused in a sentence, and the list of appliances still answers', async () => {
    const user = show()
    await drop(user, 'Bill date,Amount\n2026-06-01,$120.00\n2026-07-01,$140.00\n')
    expect(
      await screen.findByText(/found no column of times with a column of kWh or kW among Bill date, Amount/),
    ).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: form.ways.appliances }))
    expect(verdict()).toBe(answer.verdicts.split.title)
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
    await drop(user, text)
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
    await waitFor(() =>
      expect(keptCheck()?.replay).toMatchObject({
        service_amps: 100,
        charger_amps: 40,
        need_kwh: 11.4,
        from_hour: 22,
        to_hour: 6,
      }),
    )
    const kept = keptCheck()
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
    const night = kwhText(chargedKwh(24, nightHours(usualNight)))
    expect(rowOf('24 A, fixed')).toContain(`${night} kWh, enough`)
    const [from, to] = [usualNight.fromHour, usualNight.toHour].map(hour => hourText(hour, replay.form))
    expect(form.outputHint).toContain(`from ${from} to ${to} adds ${night} kWh`)
    expect(compared.getAllByRole('row')).toHaveLength(7)
    await user.click(screen.getAllByRole('radio', { name: '60' }).at(-1) ?? document.body)
    await waitFor(() => expect(rowOf('16 A, fixed')).toContain('Too much: 65 A of 60 A'))
    expect(rowOf('16 A, fixed')).toContain(replay.compare.priceUpgrade)
  })

  it('copies a link of the choices, and none of the readings', async () => {
    const user = show()
    await ownYear(user)
    await user.click(await screen.findByRole('button', { name: replay.actions.share }))
    const link = new URL(await navigator.clipboard.readText())
    expect([...link.searchParams]).toEqual([['replay', '100_40_22_6_40_3.5_11.4']])
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

  it.each([
    ['too few days', csvKwh(meterYear(96 * 120)), /at least 300 days of them\. This file has 119 days/],
    ['a solar home', csvKwh(meterYear(96 * 40)).replaceAll(/^,0\.1/gm, ',-0.1'), replay.none.solar],
  ])('of %s has a sentence in place of the replay', async (_, text, sentence) => {
    await drop(show(), text)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: replay.form.miles })).toBeNull()
  })

  it('of one of two meters is asked for', async () => {
    const user = show()
    const rows = meterYear(96 * 40).flatMap(({ epochSeconds, kwh }) => [
      `${epochSeconds},111,${kwh}`,
      `${epochSeconds},222,3`,
    ])
    await drop(user, ['Epoch,Meter,kWh', ...rows].join('\n'))
    await user.click(await screen.findByRole('radio', { name: /^222 / }))
    expect(await screen.findByText(/Highest: 12 kW/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: replay.title })).toBeNull()
    await user.click(screen.getByRole('button', { name: meter.question.use }))
    expect(await screen.findByRole('region', { name: meter.readAs.title })).toBeTruthy()
  })

  it('asks which column is the house, shows its peak before it counts, and keeps the answer', async () => {
    sessionStorage.clear()
    const user = show()
    const rows = meterYear(96 * 40).map(({ epochSeconds, kwh }) => `${epochSeconds},${kwh},${kwh / 3},3`)
    const text = ['Epoch,Whatever,Kitchen,Pool', ...rows.map((row, index) => `${row}.${index % 7}`)].join('\n')
    await drop(user, text)
    await user.click(await screen.findByRole('radio', { name: /^Whatever / }))
    expect(screen.queryByRole('button', { name: meter.question.use })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'kWh' }))
    const summary = await screen.findByText(/^3,836 readings of 15 minutes/)
    expect(verdict()).toBeUndefined()
    await user.click(screen.getByRole('button', { name: meter.question.use }))
    await waitFor(() => expect(verdict()).toBeTruthy())
    expect(summary.textContent).toMatch(/Highest: [\d.]+ kW/)
    await drop(user, text)
    expect(await screen.findByRole('button', { name: meter.question.use })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Whatever / }).checked).toBe(true)
  })

  it('leaves out a reading that the main breaker of the chosen service cannot carry', async () => {
    const user = show()
    const year = meterYear(96 * 40).map((one, index) => ({ ...one, kwh: { 500: 6, 600: 2.35 }[index] ?? one.kwh }))
    await drop(user, csvKwh(year))
    expect(await screen.findByText(/Highest: 24 kW/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '60' }))
    expect(await screen.findByText(/^24 kW on November 6 at .* can’t be/)).toBeTruthy()
    expect(screen.queryByText(/Highest: 24 kW/)).toBeNull()
  })
})
