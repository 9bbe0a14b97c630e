// Planner texts for Export PNG: the button, what became of it, and the words under the picture. {name} is a placeholder for a value.
import { business } from './business'

export const plannerExportLabels = {
  exportPng: 'Export PNG',
  exporting: 'Exporting…',
  exported: 'Saved as {file}',
  exportFailed: 'This browser couldn’t make the picture. Your plan is safe.',
  /** The code that makes the picture could not be loaded. */
  unreachable: 'We couldn’t reach our server to make the picture. Your plan is safe: please try again.',

  exportSheet: {
    title: 'EV charger plan',
    estimate: 'Estimate',
    note: 'A ballpark. Your written quote is free.',
    facts: {
      charger: 'Charger',
      place: 'Place',
      conduit: 'Conduit',
      panel: 'Panel',
      trench: 'Trench',
      reference: 'Reference',
    },
    charger: '{name}, {amps} A circuit',
    place: '{wall}, {along}, {height} high',
    conduit: '{feet} ft of {type}, {elbows}',
    by: business.name,
    phone: business.phone,
  },
}
