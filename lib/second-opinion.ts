// Reads a quote that a visitor has from somebody else against our own ranges: which lines explain
// the difference. All amounts in whole US dollars.

export interface Amount {
  readonly min: number
  readonly max: number
}

const pricedLines = ['trench', 'panel', 'permit', 'charger'] as const
export type PricedLine = (typeof pricedLines)[number]

/** Reasons for a price within its range, without a line of their own. */
const movers = ['distance', 'walls', 'circuit', 'finish'] as const
export type Mover = (typeof movers)[number]

export type QuoteVariable = PricedLine | Mover

export interface OurAmounts {
  readonly standard: Amount
  readonly lines: Readonly<Record<PricedLine, Amount>>
}

export interface SecondOpinion {
  /** Our price for the lines. */
  readonly range: Amount
  readonly verdict: 'within' | 'above' | 'below'
  /** Distance of the figure from the range; 0 within it. */
  readonly gap: number
  /**
   * Priced lines that can explain the gap. Above the range: lines that the visitor did not check.
   * Below it: lines that he did, which the quote may lack.
   */
  readonly lines: readonly PricedLine[]
  /** Movers that the visitor checked: they push a price up within its range. */
  readonly movers: readonly Mover[]
}

/** @param checked what the visitor says the quote has, or the house asks for */
export function secondOpinion(
  figure: number,
  checked: ReadonlySet<QuoteVariable>,
  { standard, lines }: OurAmounts,
): SecondOpinion {
  const included = pricedLines.filter(line => checked.has(line))
  const range = included.reduce<Amount>(
    ({ min, max }, line) => ({ min: min + lines[line].min, max: max + lines[line].max }),
    standard,
  )
  const verdict = figure > range.max ? 'above' : figure < range.min ? 'below' : 'within'
  const gap = verdict === 'above' ? figure - range.max : verdict === 'below' ? range.min - figure : 0
  const candidates =
    verdict === 'within' ? [] : verdict === 'above' ? pricedLines.filter(line => !checked.has(line)) : included
  return {
    range,
    verdict,
    gap,
    // A line explains a gap that it is large enough to close.
    lines: candidates.filter(line => lines[line].max >= gap),
    movers: movers.filter(mover => checked.has(mover)),
  }
}

const MOST = 100_000

/** '$1,850' -> 1850. Undefined for what is no amount above zero. */
export function readFigure(text: string): number | undefined {
  const digits = text.replace(/[$,\s]/g, '')
  const figure = /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits)) : 0
  return figure > 0 && figure <= MOST ? figure : undefined
}
