// "Got another quote?": the eight things that a fair quote lists, and the words of the answer.
// {name} is a placeholder for a value.
import { usdRange } from '@/lib/format'
import type { Mover, OurAmounts, PricedLine, QuoteVariable } from '@/lib/second-opinion'
import { prices } from './prices'

const { guide, nassauPermit, town } = prices

export const ourAmounts: OurAmounts = {
  standard: town.standard,
  lines: {
    trench: { min: town.exteriorRun.min, max: town.exteriorRun.max },
    panel: { min: town.panelUpgrade.min, max: town.panelUpgrade.max },
    permit: nassauPermit.overall,
    charger: guide.level2,
  },
}

interface Variable {
  readonly key: QuoteVariable
  readonly title: string
  readonly text?: string
}

/** In the order in which a quote lists them. */
const variables: readonly Variable[] = [
  { key: 'distance', title: 'A long way from panel to car' },
  { key: 'trench', title: 'A trench or long outdoor run', text: `We charge ${usdRange(town.exteriorRun)}.` },
  { key: 'walls', title: 'Finished or plaster walls to cross' },
  { key: 'circuit', title: 'A 60-amp circuit, with its heavier wire' },
  {
    key: 'panel',
    title: 'A new 200 A panel on the service you have',
    text: `We charge ${usdRange(town.panelUpgrade)}, and only where the old panel is worn, unsafe or too full for a sub-panel.`,
  },
  { key: 'permit', title: 'The permit' },
  { key: 'charger', title: 'The charger itself' },
  { key: 'finish', title: 'A finish that you asked for' },
]

const lineNames: Readonly<Record<PricedLine, string>> = {
  trench: 'a trench or long outdoor run',
  panel: 'a new panel',
  permit: 'the permit',
  charger: 'the charger',
}

const moverNames: Readonly<Record<Mover, string>> = {
  distance: 'the distance',
  walls: 'the walls',
  circuit: 'the heavier wire',
  finish: 'the finish',
}

export const secondOpinionWords = {
  title: 'Got another quote?',
  lead: 'Good. Two quotes are better than one. A fair quote covers these eight points. Check the ones your quote includes.',
  legend: 'What the quote covers',
  variables,
  figure: 'Total of the quote, in dollars',
  figureHint: 'It stays on your device.',
  notAFigure: 'Type an amount, like 1,850.',
  answer: 'How it compares',
  waiting: 'Type the total and see which lines explain the difference.',
  range: 'Our price for the same lines: {low}–{high}.',
  within: 'That’s in line with our range.',
  above: 'The quote is {gap} above that.',
  below: 'The quote is {gap} below that.',
  aboveLines: 'Ask if it also covers {lines}. Any of them could be the difference.',
  aboveUnknown: 'No single line explains that. Ask what makes the job special: there may be a good reason.',
  belowLines: 'Ask if it really has a line for {lines}. If so, it’s a good price.',
  belowUnknown: 'Ask for the wire size, the feet and the permit in the quote. If they’re there, it’s a good price.',
  movers: 'Within the range, {movers} push a price toward the top.',
  or: 'or',
  and: 'and',
  lineNames,
  moverNames,
  note: 'Ranges, not an offer, and without an outside inspector’s fee. Want our price for your house?',
  action: 'Get a free estimate',
} as const

export type SecondOpinionWords = typeof secondOpinionWords
