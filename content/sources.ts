// The public pages that the texts cite, each linked where it is named. `checked` is the month of
// the copy that was read; without it the address is unchecked. `npm run launch-check` lists
// unchecked sources and those older than six months.
import type { IsoDate } from '@/lib/format'

export interface Source {
  readonly name: string
  readonly url: string
  readonly checked?: IsoDate
}

export const sources = {
  chargerRebate: {
    name: 'PSEG Long Island, charger rebate',
    url: 'https://www.psegliny.com/saveenergyandmoney/GreenEnergy/ev/smartcharge',
    checked: '2022-08',
  },
  timeOfDay: {
    name: 'PSEG Long Island, Time-of-Day rates',
    url: 'https://www.psegliny.com/en/TimeOfDay',
    checked: '2025-06',
  },
  nyserda: { name: 'NYSERDA, Charge Ready NY 2.0', url: 'https://www.nyserda.ny.gov', checked: '2025-05' },
  newYork811: {
    name: 'New York 811, before you dig',
    url: 'https://newyork-811.com/homeowners/homeowner-faq/',
    checked: '2026-11',
  },
  floodMap: { name: 'FEMA, flood maps', url: 'https://msc.fema.gov' },
  hempsteadCode: {
    name: 'Village of Hempstead, electrical code',
    url: 'https://ecode360.com/7216605',
    checked: '2026-11',
  },
  brookhavenCode: {
    name: 'Town of Brookhaven, electrical inspectors and wiring',
    url: 'https://ecode360.com/8590426',
    checked: '2026-11',
  },
  smithtownCode: {
    name: 'Town of Smithtown, electrical code',
    url: 'https://ecode360.com/15098099',
    checked: '2026-11',
  },
  babylonCode: { name: 'Town of Babylon, permits', url: 'https://ecode360.com/6805785', checked: '2026-11' },
  condoLaw: { name: 'Real Property Law 339-ll', url: 'https://www.nysenate.gov/legislation/laws/RPP/339-LL' },
} as const satisfies Record<string, Source>

/** A link in running text: [label](address). */
export const sourceLink = (id: keyof typeof sources, label: string): string => `[${label}](${sources[id].url})`

const MONTHS_TO_LOOK_AGAIN = 6

/**
 * Sources that are unchecked, or were checked more than six months ago.
 * @param todayIso 'YYYY-MM-DD'
 */
export function oldSources(todayIso: string, register: Readonly<Record<string, Source>> = sources): readonly Source[] {
  const monthOf = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))
  return Object.values(register).filter(
    ({ checked }) => checked === undefined || monthOf(todayIso) - monthOf(checked) > MONTHS_TO_LOOK_AGAIN,
  )
}
