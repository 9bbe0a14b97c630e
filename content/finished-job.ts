// From a figure of the planner, which is labor and conduit, to what a finished job costs: the
// figure beside it, and the table behind it.
import { usdRange } from '@/lib/format'
import { prices } from './prices'

const standard = usdRange(prices.home.standard)

export const finishedJob = {
  run: 'Your run',
  /** In the same size, by whether the run is below, within or above the price of a standard job. */
  finished: {
    below: { label: 'finished job from', usd: prices.home.standard.min },
    within: { label: 'standard job up to', usd: prices.home.standard.max },
    above: { label: 'more than a standard job’s', usd: prices.home.standard.max },
  },
  /** The parts in the run's figure, with and without a trench. */
  holds: { conduit: 'Labor and conduit only.', trench: 'Labor, conduit and trench only.' },

  why: 'Why this price?',
  caption: 'From this price to a finished job',
  heads: ['Item', 'Amount'],
  lines: {
    'base-labor': { name: 'Base labor', text: 'One amount for our labor on the run, long or short.' },
    conduit: {
      name: 'Conduit',
      text: 'The run in whole feet, times a price per foot. Metal conduit, a bigger circuit and some brands raise it.',
    },
    trench: {
      name: 'Trench',
      text: 'The feet you entered, times a price per foot of digging. It counts wherever the charger is.',
    },
  },
  total: 'Your run',
  addsTitle: 'A finished job adds',
  adds: [
    { name: 'Breaker and cable', text: 'Sized for your circuit.' },
    { name: 'Mounting and start-up', text: 'We hang the charger, wire it, and show you how it works.' },
    { name: 'Inspection', text: 'We book the inspector. The fee is extra.' },
  ],
  standard: { name: 'A standard job, all of this included', amount: standard },
  note: 'That’s with a short run. A longer run or a trench adds to it.',
  extra: 'Extra: the charger, permit and inspection fees, and any panel work.',
} as const

export type FinishedJob = typeof finishedJob
