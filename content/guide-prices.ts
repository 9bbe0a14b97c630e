// The chart of the cost guide: its price bands of January 2024 on one scale.
import { longDate } from '@/lib/format'
import type { CostGuide } from '@/lib/schema/page'
import { claims } from './claims'
import { prices } from './prices'

const { guide } = prices

export const costChart: CostGuide & { readonly caption: string } = {
  caption: 'The guide’s price bands, on one scale',
  intro: `The same figures on one scale, so you see how far a panel or a long run moves a job (${longDate(claims.costGuide.asOf)}).`,
  rows: [
    { item: 'Simple installation', price: guide.simpleInstall, detail: 'Work only, near the panel.' },
    {
      item: 'Complex installation',
      price: guide.complexInstall,
      detail: 'Work only: a long run, a trench or a sub-panel.',
    },
    {
      item: 'Standard job, charger included',
      price: guide.standardTotal,
      detail: 'Panel close to the car, no digging.',
    },
    {
      item: 'Complex job, charger included',
      price: guide.complexTotal,
      detail: 'A detached garage or finished walls to cross.',
    },
    { item: 'Panel upgrade', price: guide.panelUpgrade, detail: 'From a new panel to a whole new service.' },
  ],
  note: 'Before permit and inspection fees.',
}
