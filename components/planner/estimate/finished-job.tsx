// From a figure of the planner to a finished job: both figures in one size, and the table behind
// them. Also rendered on the server.
import type { FinishedJob } from '@/content/finished-job'
import { usdRange } from '@/lib/format'
import type { Estimate } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { Words } from '@/components/ui/words'
import { TwoColumnTable } from './two-column-table'

/** The figure's estimate, or the estimates of both ends of its range. */
interface Figure {
  low: Estimate
  high?: Estimate
  words: FinishedJob
}

/** What the figure of the run holds. */
export const holdsOf = ({ lines }: Estimate, { holds }: FinishedJob): string =>
  lines.some(({ id }) => id === 'trench') ? holds.trench : holds.conduit

const amountOf = (min: number, max: number) => (min === max ? usd(min) : usdRange({ min, max }))

/** The run and the finished job: a label and a figure each. */
function figuresOf({ low, high = low, words }: Figure) {
  const { below, within, above } = words.finished
  const { label, usd: finishedUsd } = high.totalUsd < below.usd ? below : high.totalUsd <= within.usd ? within : above
  return [
    { label: words.run, figure: amountOf(low.totalUsd, high.totalUsd) },
    { label, figure: usd(finishedUsd) },
  ] as const
}

/** 'Your run $588', 'finished job from $899'. */
export function priceTexts(price: Figure): readonly [run: string, finished: string] {
  const [run, finished] = figuresOf(price)
  return [`${run.label} ${run.figure}`, `${finished.label} ${finished.figure}`]
}

/** 'Your run $588 · finished job from $899'. */
export const priceLine = (price: Figure): string => priceTexts(price).join(' · ')

/** Both figures large, under their labels. `live`: announces the run's as it changes. */
export function PricePair({ live = 'off', ...price }: Figure & { live?: 'polite' | 'off' }) {
  const [run, finished] = figuresOf(price)
  return (
    <span className="price-pair">
      <output aria-live={live} aria-atomic="true">
        <small>{run.label}</small> <b>{run.figure}</b>
      </output>
      <span className="sr-only"> · </span>
      <span>
        <small>{finished.label}</small> <b>{finished.figure}</b>
      </span>
    </span>
  )
}

const cell = 'py-1.5 text-right align-top font-semibold whitespace-nowrap print:py-0.5'
const head = 'w-full py-1.5 pr-4 font-normal print:py-0.5'

function Name({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="text-muted">{text}</span>
    </>
  )
}

export function FinishedJobTable({ low, high = low, words }: Figure) {
  return (
    <>
      <TwoColumnTable caption={words.caption} captionClass="pb-1 text-left font-semibold" heads={words.heads}>
        <tbody>
          {low.lines.map((line, index) => (
            <tr key={line.id} className="border-b border-line">
              <th scope="row" className={head}>
                <Name {...words.lines[line.id]} />
              </th>
              <td className={cell}>{amountOf(line.shownUsd, high.lines[index]?.shownUsd ?? line.shownUsd)}</td>
            </tr>
          ))}
          <tr className="border-b border-edge">
            <th scope="row" className={`${head} font-semibold`}>
              {words.total}
            </th>
            <td className={cell}>{amountOf(low.totalUsd, high.totalUsd)}</td>
          </tr>
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-2 font-semibold text-muted">
              {words.addsTitle}
            </th>
          </tr>
          {words.adds.map(({ name, text }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" colSpan={2} className={head}>
                <Name name={name} text={text} />
              </th>
            </tr>
          ))}
          <tr>
            <td colSpan={2} className="py-1.5">
              {/* One cell for both: a column as wide as the range would leave the words too little. */}
              <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span>{words.standard.name}</span>
                <span className="whitespace-nowrap">{words.standard.amount}</span>
              </span>
            </td>
          </tr>
        </tbody>
      </TwoColumnTable>
      <p className="mt-1 text-muted">{words.note}</p>
    </>
  )
}

/** Both figures in a line, and the table on opening: for figures outside the inspector. */
export function FinishedJobNote({ low, high = low, words }: Figure) {
  return (
    <div className="text-sm">
      <p className="text-muted">
        <Words text={`${priceLine({ low, high, words })}. ${holdsOf(high, words)}`} />
      </p>
      <details className="border-b border-line">
        <summary className="flex min-h-11 items-center">
          <span className="link font-semibold">{words.why}</span>
        </summary>
        <div className="pb-4">
          <FinishedJobTable {...{ low, high, words }} />
          <p className="mt-2 text-muted">{words.extra}</p>
        </div>
      </details>
    </div>
  )
}
