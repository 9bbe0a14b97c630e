// Planner texts for Export PNG: the button, what became of it, and the words under the picture. {name} is a placeholder for a value.
import { usdRange } from '@/lib/format'
import { business } from './business'
import { prices } from './prices'

export const plannerExportLabels = {
  exportPng: 'Export PNG',
  exporting: 'Exporting…',
  exported: 'Saved as {file}',
  exportFailed: 'This browser could not make the picture. Your plan is unchanged.',
  /** The code that makes the picture could not be loaded. */
  unreachable: 'We could not reach our server for what makes the picture. Your plan is unchanged: please try again.',

  exportSheet: {
    title: 'EV charger plan',
    estimate: 'Estimate',
    priceNote: `Labor and conduit. A finished install is typically ${usdRange(prices.home.standard)}.`,
    note: 'A rough planning number, not a quote.',
    facts: { charger: 'Charger', place: 'Place', conduit: 'Conduit', panel: 'Panel', trench: 'Trench' },
    charger: '{name}, {amps} A circuit',
    place: '{wall}, {along}, {height} high',
    conduit: '{feet} ft of {type}, {elbows}',
    by: business.name,
    phone: business.phone,
  },
}
