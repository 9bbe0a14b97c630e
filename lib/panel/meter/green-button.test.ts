// Green Button files: orders of entries, customers, exports, rate periods.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greenButton, greenButtonEntries, meterYear } from '@/tests/meter-files'
import { read, understood } from '@/tests/meter-table'
import type { ReadFile } from './read-file'
import { forCasesAsync } from '@/tests/for-all'

const year = meterYear(96 * 40)

describe('Green Button', () => {
  const entries = (content: string) => content.match(/<entry>[\s\S]*?<\/entry>/g) ?? []
  const contentFirst = (entry: string) => entry.replace(/<entry>([\s\S]*?)(<content>[\s\S]*<\/content>)/, '<entry>$2$1')
  const file = [
    ...entries(greenButtonEntries(year)),
    ...entries(greenButtonEntries(year.slice(0, 900), { uom: 169, point: 2 })),
  ]

  it('is read alike in any order of entries, links and content', async () => {
    const whole = await read(greenButton(...file))
    expect(whole).toMatchObject({ count: year.length - 4, intervalMin: 15 })
    await forCasesAsync(
      8,
      fc.shuffledSubarray(file, { minLength: file.length }),
      fc.boolean(),
      async (order, isSwapped) => {
        expect(await read(greenButton(...(isSwapped ? order.map(contentFirst) : order)))).toEqual(whole)
      },
    )
  })

  it('has several customers as several meters, whatever their numbers', async () => {
    const other = greenButtonEntries(year).replaceAll('Subscription/5', 'Subscription/6')
    expect(await read(greenButton(greenButtonEntries(year), other))).toMatchObject({ problem: 'twoMeters' })
  })

  it('is told from gas by its commodity, and from exports by its direction', async () => {
    const typed = (change: (entry: string) => string) => read(greenButton(change(greenButtonEntries(year))))
    const before = '<espi:flowDirection>'
    expect(await typed(text => text.replace(before, `<espi:commodity>7</espi:commodity>${before}`))).toMatchObject({
      problem: 'wrongUnit',
      unit: 'gas',
    })
    const net = greenButtonEntries(
      year.map((one, index) => ({ ...one, kwh: index % 96 === 50 ? -0.4 : one.kwh })),
      { reading: 2, flow: 4 },
    )
    expect(await read(greenButton(greenButtonEntries(year), net))).toMatchObject({ problem: 'solar' })
    const inMs = await typed(text => text.replaceAll(/<espi:start>(\d+)/g, '<espi:start>$1000'))
    expect(inMs).toEqual(await read(greenButton(greenButtonEntries(year))))
  })

  it('is told from gas and water by the service of its usage point, without a type', async () => {
    const untyped = greenButtonEntries(year).replace(/<entry>[^\n]*ReadingType>[^\n]*/, '')
    expect(await read(greenButton(untyped))).toMatchObject({ count: year.length - 4 })
    for (const [kind, unit] of [
      [1, 'gas'],
      [2, 'water'],
    ] as const) {
      const other = untyped.replace('<espi:kind>0', `<espi:kind>${kind}`)
      expect(await read(greenButton(other))).toMatchObject({ problem: 'wrongUnit', unit })
    }
  })

  it('has numbers in any writing', async () => {
    const file = greenButton(greenButtonEntries(year))
    const inKilo = (text: string) => text.replace('Multiplier>0<', 'Multiplier>3<')
    const shifted = file.replaceAll(/<espi:value>(\d+)</g, (_, wh: string) => `<espi:value>.${wh.padStart(4, '0')}e1<`)
    const [found, whole] = await Promise.all([understood(inKilo(shifted)), understood(file)])
    expect(found.peakKw).toBeCloseTo(whole.peakKw, 6)
  })

  it('has readings in sections of plain text, and none in comments', async () => {
    const file = greenButton(greenButtonEntries(year))
    const whole = await read(file)
    expect(await read(file.replaceAll(/<espi:value>(\d+)</g, '<espi:value><![CDATA[$1]]><'))).toEqual(whole)
    const reading = /<espi:IntervalReading>.*?<\/espi:IntervalReading>/s.exec(file)?.[0] ?? ''
    const old = reading.replace(/<espi:value>\d+/, '<espi:value>9999')
    const commented = file.replace('<espi:IntervalReading>', `<!-- ${old} --><espi:IntervalReading>`)
    expect(await read(commented)).toEqual(whole)
    expect(await read(commented, { pieceBytes: 97 })).toEqual(whole)
  })

  it('joins series that follow one another, and refuses two at the same times', async () => {
    const both = (from: number, to: number) =>
      read(greenButton(greenButtonEntries(year.slice(0, to)), greenButtonEntries(year.slice(from), { reading: 2 })))
    expect(await both(2000, 2000)).toMatchObject({ count: year.length - 4 })
    expect(await both(1000, 2000)).toMatchObject({ problem: 'twoMeters', choices: [] })
  })
})

describe('rate periods in a Green Button file', () => {
  const share = (of: (index: number) => number) => year.map((one, index) => ({ ...one, kwh: one.kwh * of(index) }))
  const isPeak = (index: number) => index % 96 >= 56 && index % 96 < 76
  const onPeak = share(index => Number(isPeak(index)))
  const offPeak = share(index => Number(!isPeak(index)))
  const series = (reading: number, of: typeof year, tou = 0) =>
    greenButtonEntries(of, { reading }).replace('<espi:uom>', `<espi:tou>${tou}</espi:tou><espi:uom>`)

  it.each([
    ['without a total are added', [series(1, onPeak, 1), series(2, offPeak, 2)]],
    ['with a total are taken once', [series(1, onPeak, 1), series(2, offPeak, 2), series(3, year)]],
    ['with a total that comes first are taken once', [series(3, year), series(1, onPeak, 1), series(2, offPeak, 2)]],
    [
      'of some hours only are put together',
      [
        series(
          1,
          onPeak.filter((_, index) => isPeak(index)),
          1,
        ),
        series(
          2,
          offPeak.filter((_, index) => !isPeak(index)),
          2,
        ),
      ],
    ],
  ])('%s', async (_, entries) => {
    const [whole, found] = await Promise.all([
      understood(greenButton(greenButtonEntries(year))),
      understood(greenButton(...entries)),
    ])
    expect(found.peakKw).toBeCloseTo(whole.peakKw, 2)
    expect(found.count).toBe(whole.count)
    const sum = ({ year: { kw } }: ReadFile) => Array.from(kw).reduce((total, one) => total + one, 0)
    expect(sum(found) / sum(whole)).toBeCloseTo(1, 3)
  })

  it('beside what is no sum of them are refused', async () => {
    const entries = [
      series(1, onPeak, 1),
      series(2, offPeak, 2),
      series(
        3,
        share(() => 0.6),
      ),
    ]
    expect(await read(greenButton(...entries))).toMatchObject({ problem: 'twoMeters', choices: [] })
  })
})
