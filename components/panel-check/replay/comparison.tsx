'use client'
// The same house with a setting that is fixed: what the code allows, what a night gives, and what
// each costs.
import { memo } from 'react'
import type { PanelReplayWords } from '@/content/words/panel-replay'
import { type Charger, chargedKwh, chargerOutputs, kwhText, verdictOf } from '@/lib/panel/load'
import type { NightChoices } from '@/lib/panel/night-choices'
import { nightHours, type Replay } from '@/lib/panel/replay'
import { useMedia } from '@/components/ui/use-media'
import { Words } from '@/components/ui/words'
import { fill } from '@/lib/template'
import { amps } from '@/components/panel-check/amounts'

const UPGRADE_AMPS = 200

interface ComparisonProps {
  night: NightChoices
  replay: Replay
  /** House and charger in amperes, by the method that counts most. */
  loadOf: (charger: Charger) => number
  words: PanelReplayWords['compare']
}

export const Comparison = memo(function Comparison({ night, replay, loadOf, words }: ComparisonProps) {
  const isWide = useMedia('(width >= 64rem)')
  const fixed = chargerOutputs.toReversed().map(output => {
    const load = loadOf({ outputAmps: output, isManaged: true })
    const fits = (service: number) => verdictOf(load, service) !== 'over'
    const kwh = chargedKwh(output, nightHours(night))
    const gives = kwh >= night.needKwh ? words.gives : words.givesLess
    return {
      name: fill(words.fixed, { output }),
      code: fill(fits(night.serviceAmps) ? words.fits : words.over, { load: amps(load), service: night.serviceAmps }),
      gives: fill(gives, { kwh: kwhText(kwh), need: night.needKwh }),
      price: fits(night.serviceAmps)
        ? words.priceFits
        : night.serviceAmps < UPGRADE_AMPS && fits(UPGRADE_AMPS)
          ? words.priceUpgrade
          : words.priceOnSite,
    }
  })
  const rows = [
    {
      name: fill(words.managed, { output: night.outputAmps }),
      code: words.managedCode,
      gives: fill(words.managedNights, { filled: replay.filled, nights: replay.nights }),
      price: words.managedPrice,
    },
    ...fixed,
  ]
  const [, codeHead, givesHead, priceHead] = words.columns
  return (
    <details className="check-fold border-t border-line" open={isWide}>
      <summary>{words.title}</summary>
      <p className="max-w-text">{words.lead}</p>
      <div className="@container mt-4">
        <table className="w-full border-collapse text-left @max-[40rem]:[&_:is(table,tbody,tr,th,td)]:block @max-[40rem]:[&_thead]:sr-only">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr className="border-b-2 border-ink text-sm">
              {words.columns.map(column => (
                <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, code, gives, price }) => (
              <tr key={name} className="border-b border-line align-top @max-[40rem]:py-3">
                <th scope="row" className="font-semibold @min-[40rem]:py-2.5 @min-[40rem]:pr-4">
                  <Words text={name} />
                </th>
                {[
                  [codeHead, code],
                  [givesHead, gives],
                  [priceHead, price],
                ].map(([head = '', text = '']) => (
                  <td key={head} className="@min-[40rem]:py-2.5 @min-[40rem]:pr-4">
                    <span aria-hidden="true" className="text-sm text-muted @min-[40rem]:hidden">
                      {head}:{' '}
                    </span>
                    <Words text={text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-text pb-3 text-sm text-muted">{words.note}</p>
    </details>
  )
})
