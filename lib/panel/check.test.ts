import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heatingKinds, usualVa } from './appliances'
import { answerOf, answersByMethod, exampleFields, numberOf, readCheck } from './check'
import { forAll } from '@/tests/for-all'

const fields =
  (changes: Readonly<Record<string, string | null>> = {}) =>
  (name: string): string | null =>
    name in changes ? (changes[name] ?? null) : (exampleFields[name] ?? null)
const check = (changes: Readonly<Record<string, string | null>> = {}, peakKw: number | null = null) => {
  const { input, faults } = readCheck(fields(changes))
  return { input, faults, answer: answerOf(input, peakKw) }
}

describe('the worked example', () => {
  it('fits closely at 40 A, and 48 A is the largest', () => {
    const { faults, answer } = check()
    expect(faults).toEqual({})
    expect(answer).toMatchObject({ verdict: 'close', largest: 48, largestManaged: 48 })
    // 19,000 VA connected: 8,000 in full and 11,000 at 40%, then 9,600 for the charger.
    expect(answer?.houseAmps).toBeCloseTo(12_400 / 240, 9)
    expect(answer?.loadAmps).toBeCloseTo(22_000 / 240, 9)
  })
})

describe('the fields', () => {
  it.each(['1,600', '1 600', '1600.0', '1\u202f600', '１６００', '16\u200b00', ' 1600 '])('take %j for 1,600', area => {
    expect(check({ area }).answer).toEqual({ ...check().answer, loadOf: expect.any(Function) as unknown })
  })

  it('take 0 for an appliance that runs on gas', () => {
    expect(check({ 'va-dryer': '0' }).faults).toEqual({})
  })

  it('have an answer for exactly the texts that write one number', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 5 })
    const thousands = (text: string) => text.replace(/\B(?=(?:\d{3})+$)/g, ',')
    const bounds = { min: 0, max: 100_000 }
    forAll(digits, text => {
      expect(numberOf(text, bounds)).toBe(Number(text))
      expect(numberOf(thousands(text), bounds)).toBe(Number(text))
      for (const other of [
        `${text},`,
        `,${text}`,
        `${text}.`,
        `${text},5`,
        `${text}e2`,
        `+${text}`,
        `${text}k`,
        `$${text}`,
      ])
        expect(numberOf(other, bounds)).toBe('notNumber')
    })
  })

  it.each([
    ['area', '', 'missing'],
    ['area', 'big', 'notNumber'],
    ['area', '1600 sq', 'notNumber'],
    ['area', '40', 'tooLow'],
    ['area', '90000', 'tooHigh'],
    ['va-dryer', '-1', 'tooLow'],
    ['area', '1.600', 'notNumber'],
    ['area', '1600 1700', 'notNumber'],
    ['area', '1600ft²', 'notNumber'],
    ['area', '40²', 'notNumber'],
    ['area', '0x640', 'notNumber'],
    ['area', '-1,600', 'tooLow'],
    ['area', ' \u200b ', 'missing'],
    ['va-dryer', '5.000', 'notNumber'],
    ['va-dryer', '4.5', 'inKilowatts'],
    ['va-dryer', '5', 'inKilowatts'],
  ])('%s with “%s” is %s, and there is no answer', (name, text, fault) => {
    const { faults, answer } = check({ [name]: text })
    expect(faults).toEqual({ [name]: fault })
    expect(answer).toBeNull()
  })

  it('of an appliance that is not ticked do not matter', () => {
    expect(check({ 'va-hotTub': 'x' }).faults).toEqual({})
  })

  it('that the page does not hold yet count as usual: a browser may restore a tick before the script comes', () => {
    const { input, faults } = check({
      'has-hotTub': 'on',
      'va-hotTub': null,
      heating: 'baseboard',
      'va-heating': null,
      'count-heating': null,
    })
    expect(faults).toEqual({})
    expect(input.home.nameplatesVa).toContain(usualVa.hotTub)
    expect(input.home.heatingVa).toBe(heatingKinds.baseboard.va * heatingKinds.baseboard.usualCount)
  })

  it('count window units and feet of baseboard', () => {
    const { home } = check({
      heating: 'baseboard',
      'va-heating': '250',
      'count-heating': '40',
      cooling: 'window',
      'va-cooling': '1200',
      'count-cooling': '3',
    }).input
    expect([home.heatingVa, home.coolingVa]).toEqual([10_000, 3600])
  })

  it('leave out a nameplate where nothing heats or cools', () => {
    const { input, faults } = check({ cooling: 'none', 'va-cooling': '' })
    expect([input.home.coolingVa, faults]).toEqual([0, {}])
  })

  it('fall back to a choice that exists', () => {
    const { input } = check({ heating: 'constructor', output: '39', service: '9999' })
    expect([input.home.heatingVa, input.charger.outputAmps, input.serviceAmps]).toEqual([600, 40, NaN])
    expect(answerOf(input, null)).toBeNull()
  })
})

describe('by the meter', () => {
  it('waits for a file and ignores the fields of the house', () => {
    expect(check({ way: 'meter', area: '' })).toMatchObject({ faults: {}, answer: null })
    const { answer } = check({ way: 'meter', area: '', service: '125' }, 9.4)
    expect(answer?.loadAmps).toBeCloseTo((1.25 * 9400 + 9600) / 240, 9)
    expect(answer?.verdict).toBe('room')
  })
})

describe('by every method', () => {
  const methodsOf = (changes: Readonly<Record<string, string>>, addsClimate: boolean, peakKw: number | null) =>
    answersByMethod(check(changes).input, addsClimate, peakKw).map(({ method }) => method)

  it('the first is the answer of the page', () => {
    const { input, answer } = check()
    const { lines, loadAmps, verdict, largest } = answer ?? {}
    expect(answersByMethod(input, false, null)[0]).toEqual({
      method: '220.83(A)',
      lines,
      loadAmps,
      verdict,
      largest,
      loadOf: expect.any(Function) as unknown,
    })
  })

  it('only those are given that are open to the house and have their numbers', () => {
    expect(methodsOf({}, true, 9.4)).toEqual(['220.83(B)', '220.82', '220.87'])
    expect(methodsOf({ service: '60' }, false, null)).toEqual(['220.83(A)'])
    expect(methodsOf({ area: '' }, false, 9.4)).toEqual(['220.87'])
    expect(methodsOf({ service: '9999' }, false, 9.4)).toEqual([])
  })

  it('baseboard counts as electric heat with few controls', () => {
    const { input } = check({ heating: 'baseboard', 'va-heating': '250', 'count-heating': '40' })
    const optional = answersByMethod(input, true, null).find(({ method }) => method === '220.82')
    expect(optional?.lines).toContainEqual({ part: 'heatingFewControls', va: 6500 })
  })
})
