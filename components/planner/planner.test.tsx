// The planner with its real reducer: choices, steps, hints, price and picture.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { plannerWords } from '@/content/words/planner'
import { prices } from '@/content/prices'
import { usdRange } from '@/lib/format'
import {
  brandKeys,
  brands,
  displayedNumber,
  type NumberField,
  numberInputs,
  type Plan,
  materialFactors,
} from '@/lib/planner'
import { usd } from '@/lib/usd'
import { formatUnitPrice } from './plan-text'
import { pricedPlanOf } from './use-plan-state'
import { show, start, radio, number, button, layOutDrawing } from '@/tests/planner/open-planner'
import { defaultPlan } from '@/tests/planner/default-plan'

const images = vi.hoisted(() => ({ of: (_plan: Plan): Promise<Blob> => Promise.reject(new Error('not asked for')) }))

const exportPng = async (user: UserEvent) => {
  await user.click(button(plannerWords.inspector.share))
  await user.click(button(plannerWords.exportPng))
}

vi.mock('./drawing/drawing-image', () => ({
  drawingImages: (plan: Plan) => ({
    toJpeg: () => Promise.reject(new Error('not asked for')),
    toPng: () => images.of(plan),
  }),
}))

vi.mock('./export/captioned-picture', () => ({ captionedPicture: (picture: Blob) => Promise.resolve(picture) }))

beforeEach(layOutDrawing)

describe('the planner at the start', () => {
  it('shows the defaults: 10 ft of conduit, 1 elbow', () => {
    const { total, readout, rows } = show()
    const { estimate } = pricedPlanOf(defaultPlan)
    expect(total()).toBe(start)
    expect(readout()).toBe(
      'Charger on the back wall, 10 ft from the left corner, 48 in high. 10 ft of EMT conduit, 1 elbow.',
    )
    const [labor, conduit] = estimate.lines.map(({ shownUsd }) => usd(shownUsd))
    const product = `10 ft × ${formatUnitPrice(defaultPlan.pricePerFt)} × ${materialFactors.EMT.toFixed(2)} (EMT)`
    expect(rows()).toEqual([`Base labor${labor}`, `Conduit, 1 elbow${product}${conduit}`])
    for (const name of [
      'Custom',
      '40 A',
      plannerWords.panelLocations['back-left'],
      plannerWords.mountWalls.auto,
      'EMT',
    ])
      expect(radio(name).checked).toBe(true)
  })

  it('has a name for each group with its choice, and a description where one is needed', () => {
    show()
    const { brand, amps, chargerModel, conduitType, panelLocation, mountWall, mountWallHints, drawing } = plannerWords
    for (const name of [brand, amps, chargerModel, conduitType, panelLocation, mountWall])
      expect(
        within(screen.getByRole('group', { name, hidden: true })).getAllByRole('radio', {
          checked: true,
          hidden: true,
        }),
      ).toHaveLength(1)
    for (const [role, name, description] of [
      ['radio', plannerWords.mountWalls.detached, `${mountWallHints.auto} ${plannerWords.detachedNeedsTrench}`],
      ['spinbutton', plannerWords.numbers.mountHeightIn, '18 to 72. Usual: 48.'],
    ] as const)
      expect(screen.getByRole(role, { name, description })).toBeTruthy()
    for (const charger of screen.getAllByRole('application', {
      name: drawing.charger,
      description: /back wall.*48 in/,
    }))
      expect(charger.getAttribute('aria-roledescription')).toBe(drawing.chargerRole)
  })

  it('states bounds, step and default of each number', () => {
    show()
    for (const field of Object.keys(numberInputs) as NumberField[]) {
      const { min, max, step } = numberInputs[field]
      const input = number(field)
      const value = displayedNumber(defaultPlan, field)
      expect([input.min, input.max, input.step, input.value]).toEqual([min, max ?? '', step, value].map(String))
    }
  })
})

it('a detached wall needs a trench, with a hint', async () => {
  const { user, readout, rows } = show()
  expect(radio('Detached').disabled).toBe(true)
  expect(radio('Detached').closest('fieldset')?.textContent).toContain(plannerWords.detachedNeedsTrench)
  await user.clear(number('trenchFt'))
  await user.type(number('trenchFt'), '25')
  expect(radio('Detached').disabled).toBe(false)
  await user.click(radio('Detached'))
  expect(readout()).toContain('detached wall')
  const { trenchPricePerFt } = defaultPlan
  expect(rows().at(-1)).toBe(`Trench25 ft × ${formatUnitPrice(trenchPricePerFt)}${usd(25 * trenchPricePerFt)}`)
  await user.clear(number('trenchFt'))
  await user.tab()
  expect(radio('Detached').disabled).toBe(true)
  expect(radio('Auto').checked).toBe(true)
  expect(readout()).toContain('back wall')
})

it('the wall’s hint is the chosen wall’s', async () => {
  const { user } = show()
  await user.type(number('trenchFt'), '5')
  const fieldset = radio('Auto').closest('fieldset')
  for (const wall of ['back', 'right', 'detached', 'auto'] as const) {
    await user.click(radio(plannerWords.mountWalls[wall]))
    for (const [other, hint] of Object.entries(plannerWords.mountWallHints))
      expect(fieldset?.textContent.includes(hint), `${wall}: ${hint}`).toBe(other === wall)
  }
})

it('the chosen brand’s logo stands in the first step and in the plan, and follows the brand', async () => {
  const { user } = show()
  for (const key of brandKeys) {
    const { name, logo } = brands[key]
    await user.click(radio(name))
    const logos = screen.getAllByRole<HTMLImageElement>('img', { name }).filter(image => image.matches('img'))
    expect(logos.map(image => image.getAttribute('src'))).toEqual([logo, logo])
    for (const image of logos) expect([image.width, image.height]).toEqual([160, 44])
  }
})

describe('the line beside the price', () => {
  it('says what a finished job costs in the same size, and what the run holds', async () => {
    const { user, total } = show()
    const { holds } = plannerWords.finishedJob
    const { min, max } = prices.home.standard
    const says = (finished: string, held: string) => {
      expect(document.querySelector('.price-pair')?.textContent).toBe(`${total()} · ${finished}`)
      expect(document.querySelector('.planner-foot')?.textContent).toContain(held)
      expect(document.querySelector('#plan-estimate')?.textContent).toContain(`${total()} · ${finished}. ${held}`)
    }
    says(`finished job from ${usd(min)}`, holds.conduit)
    await user.type(number('trenchFt'), '5')
    says(`finished job from ${usd(min)}`, holds.trench)
    // No finished job costs less than its run.
    for (const [baseLabor, finished] of [
      [min, `standard job up to ${usd(max)}`],
      [max, `more than a standard job’s ${usd(max)}`],
    ] as const) {
      await user.clear(number('baseLabor'))
      await user.type(number('baseLabor'), String(baseLabor))
      says(finished, holds.trench)
    }
  })

  it('opens to a table from the figure to a finished job', async () => {
    const { user } = show()
    const words = plannerWords.finishedJob
    await user.click(button(words.why))
    const table = screen.getByRole('table', { name: words.caption })
    const cells = within(table)
      .getAllByRole('row')
      .map(row => row.textContent)
    expect(
      cells.some(text => text.includes(words.lines['base-labor'].name) && text.includes(usd(defaultPlan.baseLabor))),
    ).toBe(true)
    expect(cells.some(text => `${words.run} ${text.slice(words.total.length)}` === start)).toBe(true)
    for (const { name, text } of words.adds) expect(cells).toContain(name + text)
    expect(cells.at(-1)).toBe(words.standard.name + usdRange(prices.home.standard))
  })
})

describe('steps', () => {
  const opened = () => document.querySelector('[data-open] h2')?.textContent
  it('open one at a time, and Next goes on to the last', async () => {
    const { user } = show()
    const { titles, tabs, next } = plannerWords.inspector
    expect(opened()).toBe(titles.charger)
    for (const title of [titles.panel, titles.place, titles.plan]) {
      await user.click(button(next))
      expect(opened()).toBe(title)
      expect(document.activeElement?.textContent).toBe(title)
    }
    expect(screen.queryByRole('button', { name: next })).toBeNull()
    await user.click(button(tabs.charger))
    expect(opened()).toBe(titles.charger)
    expect(button(tabs.charger).getAttribute('aria-current')).toBe('step')
  })

  it('“Why this price?” opens the explanation in the last one', async () => {
    const { user } = show()
    await user.click(button(plannerWords.finishedJob.why))
    expect(opened()).toBe(plannerWords.inspector.titles.plan)
    expect(document.activeElement?.closest('details')?.open).toBe(true)
    expect(document.activeElement?.textContent).toContain(plannerWords.keep.price.title)
  })

  it('is opened by an address that names a part of it, at the start and later', async () => {
    history.replaceState(null, '', '#plan-guidance')
    show()
    await waitFor(() => expect(opened()).toBe(plannerWords.inspector.titles.place))
    for (const [hash, title] of [
      ['#send-plan', plannerWords.inspector.titles.plan],
      ['#other', plannerWords.inspector.titles.plan],
      ['#plan-guidance', plannerWords.inspector.titles.place],
      ['#plan-estimate', plannerWords.inspector.titles.plan],
    ] as const) {
      history.replaceState(null, '', hash)
      act(() => void dispatchEvent(new Event('hashchange')))
      expect(opened(), hash).toBe(title)
    }
    history.replaceState(null, '', location.pathname)
  })

  it('shows by how much the last change moved the price, for two seconds', () => {
    vi.useFakeTimers()
    show()
    const change = () => document.querySelector('[data-price-change]')?.textContent
    expect(change()).toBeUndefined()
    fireEvent.click(radio('Tesla Wall Connector'))
    const usdOf = (patch: Partial<Plan>) => pricedPlanOf({ ...defaultPlan, ...patch }).estimate.totalUsd
    const tesla = { brand: 'tesla', amps: 60 } as const
    expect(change()).toBe(`+${usd(usdOf(tesla) - usdOf({}))}`)
    fireEvent.click(radio('PVC'))
    const both = `+${usd(usdOf({ ...tesla, conduitType: 'PVC' }) - usdOf({}))}`
    expect(change()).toBe(both)
    act(() => void vi.advanceTimersByTime(1999))
    expect(change()).toBe(both)
    act(() => void vi.advanceTimersByTime(1))
    expect(change()).toBeUndefined()
  })
})

it('the explanation of the price has each line, the trench only while there is one', async () => {
  const { user } = show()
  const { lines } = plannerWords.finishedJob
  expect(screen.getByText(lines.conduit.text)).toBeTruthy()
  expect(screen.queryByText(lines.trench.text)).toBeNull()
  await user.type(number('trenchFt'), '4')
  expect(screen.getByText(lines.trench.text)).toBeTruthy()
  await user.click(button(plannerWords.reset))
  expect(screen.queryByText(lines.trench.text)).toBeNull()
})

it('Export PNG says when the browser cannot make it', async () => {
  images.of = () => Promise.reject(new Error('no'))
  const { user } = show()
  vi.mocked(console.error).mockImplementation(() => undefined)
  await exportPng(user)
  expect(await screen.findByText(plannerWords.exportFailed)).toBeTruthy()
  expect(console.error).toHaveBeenCalledTimes(1)
  vi.mocked(console.error).mockClear()
  expect(
    within(screen.getByRole('table', { name: plannerWords.estimate.caption })).getByText(usd(defaultPlan.baseLabor)),
  ).toBeTruthy()
})

it('the cable says whether it reaches the chosen port, and changes neither plan nor price', async () => {
  const { user, total } = show()
  const port = screen.getByRole('combobox', { name: plannerWords.inspector.cable.title })
  const told = () => port.closest('div')?.parentElement?.querySelector('[role=status]')?.textContent ?? ''
  expect(told()).toMatch(/^The \d+ ft cable reaches, with \d+ ft to spare\.$/)
  await user.selectOptions(port, 'front-right')
  expect(told()).toMatch(/^The \d+ ft cable is \d+ ft short/)
  expect(total()).toBe(start)
  expect(button(plannerWords.undo).getAttribute('aria-disabled')).toBe('true')
})
