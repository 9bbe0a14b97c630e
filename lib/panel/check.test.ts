import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heatingKinds, usualVa } from './appliances'
import { answerOf, type CheckInput, exampleFields, numberOf, readCheck } from './check'
import { type Charger, chargerOutputs, verdictOf } from './load'
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
  it('fits at 32 A by every method, and at 40 A by one of two', () => {
    const { faults, answer } = check()
    expect(faults).toEqual({})
    expect(answer).toMatchObject({ finding: 'split', method: '220.82', largest: 32, largestManaged: 32 })
    expect(answer?.methods.map(({ method, largest }) => [method, largest])).toEqual([
      ['220.83(A)', 48],
      ['220.82', 32],
    ])
    // 15,500 VA connected: 10,000 in full and 5,500 at 40%; cooling and the charger in full.
    expect(answer?.houseAmps).toBeCloseTo(15_700 / 240, 9)
    expect(answer?.loadAmps).toBeCloseTo(25_300 / 240, 9)
    expect(answer?.shown).toEqual({ outputAmps: 32, loadAmps: expect.closeTo(23_380 / 240, 9) as unknown })
    // 19,000 VA connected: 8,000 in full and 11,000 at 40%, then 9,600 for the charger.
    expect(answer?.least.loadAmps).toBeCloseTo(22_000 / 240, 9)
  })
})

describe('the fields', () => {
  it.each(['1,600', '1 600', '1600.0', '1\u202f600', '１６００', '16\u200b00', ' 1600 '])('take %j for 1,600', area => {
    expect(JSON.stringify(check({ area }).answer)).toBe(JSON.stringify(check().answer))
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
  const methodsOf = (changes: Readonly<Record<string, string>>, peakKw: number | null, isHomeKnown = false) =>
    answerOf(check(changes).input, peakKw, isHomeKnown)?.methods.map(({ method }) => method)

  it('only those are given that are open to the house and have their numbers', () => {
    expect(methodsOf({}, 9.4)).toEqual(['220.83(A)', '220.82', '220.87'])
    expect(methodsOf({ 'adds-climate': 'on' }, 9.4)).toEqual(['220.83(B)', '220.82'])
    expect(methodsOf({ service: '60' }, null)).toEqual(['220.83(A)'])
    expect(methodsOf({ area: '' }, 9.4)).toBeUndefined()
    expect(methodsOf({ service: '9999' }, 9.4)).toBeUndefined()
  })

  it('a file answers alone beside a house that is not the visitor’s, or cannot be read', () => {
    expect(methodsOf({ way: 'meter' }, 9.4)).toEqual(['220.87'])
    expect(methodsOf({ way: 'meter', 'adds-climate': 'on' }, 9.4)).toEqual(['220.87'])
    expect(methodsOf({ way: 'meter' }, 9.4, true)).toEqual(['220.83(A)', '220.82', '220.87'])
    expect(methodsOf({ way: 'meter', area: '' }, 9.4, true)).toEqual(['220.87'])
    expect(methodsOf({ way: 'meter' }, null, true)).toBeUndefined()
  })

  it('baseboard counts as electric heat with few controls', () => {
    const { input } = check({ heating: 'baseboard', 'va-heating': '250', 'count-heating': '40' })
    const optional = answerOf(input, null)?.methods.find(({ method }) => method === '220.82')
    expect(optional?.lines).toContainEqual({ part: 'heatingFewControls', va: 6500 })
  })
})

describe('one verdict', () => {
  const va = fc.integer({ min: 0, max: 15_000 })
  const input: fc.Arbitrary<CheckInput> = fc.record({
    way: fc.constantFrom('appliances', 'meter'),
    serviceAmps: fc.constantFrom(60, 100, 125, 150, 200),
    charger: fc.record({ outputAmps: fc.constantFrom(...chargerOutputs), isManaged: fc.boolean() }),
    home: fc.record({
      squareFeet: fc.integer({ min: 100, max: 6000 }),
      nameplatesVa: fc.array(va, { maxLength: 8 }),
      heatingVa: va,
      coolingVa: va,
    }),
    appliances: fc.constant([]),
    addsClimate: fc.boolean(),
  })
  const peak = fc.option(fc.double({ min: 0.1, max: 30, noNaN: true }))
  const fits = (loadOf: (charger: Charger) => number, unit: Charger, service: number) =>
    verdictOf(loadOf(unit), service) !== 'over'

  it('never contradicts a method that it shows', () => {
    forAll(input, peak, fc.boolean(), (one, peakKw, isHomeKnown) => {
      const answer = answerOf(one, peakKw, isHomeKnown)
      if (!answer) return
      const { finding, methods, largest, largestManaged, shown } = answer
      const { charger, serviceAmps } = one
      const by = (unit: Charger) => methods.map(({ loadOf }) => fits(loadOf, unit, serviceAmps))
      const all = (unit: Charger) => by(unit).every(Boolean)
      const some = (unit: Charger) => by(unit).some(Boolean)
      const managed = chargerOutputs.map(outputAmps => ({ outputAmps, isManaged: true }))
      expect(finding === 'room' || finding === 'close').toBe(all(charger))
      expect(finding === 'room').toBe(methods.every(({ verdict }) => verdict === 'room'))
      expect(finding.startsWith('split')).toBe(some(charger) && !all(charger))
      expect(finding === 'over').toBe(!some(charger) && managed.some(all))
      expect(finding === 'overAtSome').toBe(!some(charger) && !managed.some(all) && managed.some(some))
      if (finding === 'houseOver') expect(some({ outputAmps: 0, isManaged: true })).toBe(false)
      expect(largest).toBe(chargerOutputs.find(outputAmps => all({ ...charger, outputAmps })) ?? null)
      expect(largestManaged).toBe(managed.find(all)?.outputAmps ?? null)
      // What the bar shows is what the title says.
      if (finding === 'split') expect([shown.outputAmps, all({ ...charger, ...shown })]).toEqual([largest, true])
      else expect(shown).toEqual({ outputAmps: charger.outputAmps, loadAmps: answer.loadAmps })
      for (const { loadOf } of methods) expect(shown.loadAmps).toBeGreaterThanOrEqual(loadOf({ ...charger, ...shown }))
    })
  })

  it('is no better for a larger charger or a smaller service', () => {
    const rank = {
      room: 0,
      close: 1,
      split: 2,
      splitAtNone: 2,
      over: 3,
      overAtSome: 3,
      overAtEverySetting: 3,
      houseOver: 3,
    }
    const rankOf = (one: CheckInput, peakKw: number | null) => rank[answerOf(one, peakKw)?.finding ?? 'houseOver']
    forAll(input, peak, fc.constantFrom(...chargerOutputs), (one, peakKw, outputAmps) => {
      const smaller = { ...one.charger, outputAmps: Math.min(outputAmps, one.charger.outputAmps) as typeof outputAmps }
      expect(rankOf({ ...one, charger: smaller }, peakKw)).toBeLessThanOrEqual(rankOf(one, peakKw))
      // 220.82 comes with 100 A.
      if (one.serviceAmps < 100) return
      expect(rankOf({ ...one, serviceAmps: 200 }, peakKw)).toBeLessThanOrEqual(rankOf(one, peakKw))
      const larger = answerOf({ ...one, serviceAmps: 200 }, peakKw)?.largest ?? 0
      expect(larger).toBeGreaterThanOrEqual(answerOf(one, peakKw)?.largest ?? 0)
    })
  })
})
