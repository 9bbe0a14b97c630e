// Where a lead is: the place that a visitor named, and the permit offices that may be responsible
// there.
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { type OfficeId, type PermitOffice, permitOffices } from '@/content/permit-offices'
import { prices } from '@/content/prices'
import * as files from '@/content/towns/list'
import type { County, TownFacts } from '@/content/schema'
import { longDate, range, usdRange } from '@/lib/format'
import { readable } from '@/lib/readable'
import type { PlaceView } from './views'

const towns = Object.entries<TownFacts>(files).map(([slug, town]) => ({ slug, ...town }))
const offices: Readonly<Record<OfficeId, PermitOffice>> = permitOffices

interface Place {
  readonly name: string
  readonly county: County
  readonly offices: readonly OfficeId[]
}

const simple = (text: string): string => text.toLowerCase().replace(/[.’']/g, '').replace(/\s+/g, ' ').trim()

/** As people shorten the names of places here. */
const SHORT: Readonly<Record<string, string>> = {
  e: 'east',
  w: 'west',
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  pt: 'port',
  jeff: 'jefferson',
  is: 'island',
}

/** The same for every way to write a name: 'E. Hampton', 'East Hampton', 'easthampton'. */
const nameKey = (text: string): string =>
  readable(text)
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(word => (Object.hasOwn(SHORT, word) ? SHORT[word] : word))
    .join('')
    // 'So. Hampton' is Southampton.
    .replace('hh', 'h')

const byZip = new Map<string, Place>()
// Of several towns with one ZIP, the one whose zipTable lists it.
for (const { name, county, offices: ids, zips } of towns)
  for (const zip of zips) {
    const other = byZip.get(zip)
    byZip.set(zip, { name: other?.name ?? name, county, offices: [...new Set([...(other?.offices ?? []), ...ids])] })
  }
for (const town of towns)
  for (const { zip, place, offices: ids } of town.zipTable)
    byZip.set(zip, { name: place ?? town.name, county: town.county, offices: ids ?? town.offices })

const byName = new Map<string, Place>()
for (const [id, { name }] of Object.entries(offices) as [OfficeId, PermitOffice][]) {
  const town = towns.find(({ offices: ids }) => ids.includes(id))
  if (town) byName.set(nameKey(name), { name, county: town.county, offices: [id] })
}
for (const town of towns) {
  byName.set(nameKey(town.name), town)
}

/** Browsers fill in the country. */
const COUNTRY = /[\s,]+(?:usa|u\.s\.a\.?|us|united states(?: of america)?)$/i
/** A state, or a state and a ZIP, at the end of an address. */
const STATE = /[\s,]*\b(?:ny|n\.y|new york|li|l\.i|long island)[\s,.]*$/i
const ZIP = /(?:^|[\s,])(\d{5})(?: ?\p{Pd}? ?\d{4})?$/u

function placeNamed(text: string): Place | undefined {
  const line = readable(text).replace(COUNTRY, '')
  const zip = ZIP.exec(line)?.[1]
  const found = zip === undefined ? undefined : byZip.get(zip)
  if (found) return found
  const rest = line.replace(ZIP, '').replace(STATE, '')
  return byName.get(nameKey(rest)) ?? byName.get(nameKey(rest.split(',').at(-1) ?? ''))
}

const { nassauPermitFees, suffolkApprovalTime } = claims

/** Dated, where content knows one. */
function feeOf(office: PermitOffice, county: County): string | null {
  if (office.usualFee) return office.usualFee.text
  return county === 'Nassau'
    ? `${usdRange(prices.nassauPermit.overall)} in Nassau (${longDate(nassauPermitFees.asOf)}).`
    : null
}

function daysOf(office: PermitOffice, county: County): string {
  const days = county === 'Nassau' ? business.permitDays.nassau : business.permitDays.suffolk
  const { asOf } = county === 'Nassau' ? nassauPermitFees : suffolkApprovalTime
  const usual = `${range(days)} business days in ${county} (${longDate(asOf)}).`
  return office.usualDays ? `${usual} ${office.usualDays.text}` : usual
}

/** Shorter texts are part of too many names. */
const MIN_NAME = 3

/**
 * ZIP codes and slugs of the towns whose name has this text in it: leads that name a town otherwise
 * than it is searched for. Empty for a text of less than three characters.
 */
export function placesLike(text: string): readonly string[] {
  const name = simple(text)
  if (name.length < MIN_NAME) return []
  const named = towns.filter(town => simple(town.name).includes(name) || town.slug === name)
  return named.flatMap(({ slug, zips }) => [slug, ...zips])
}

/**
 * A town's slug becomes its name, a ZIP gets its place; other text stays as typed. Offices come
 * from the ZIP, else from the name of a town or office that the text, or its last part behind a
 * comma, is. Text that names no known place has none.
 */
export function placeView(text: string): PlaceView {
  const place = placeNamed(text)
  if (!place) return { text, town: null, offices: [] }
  const isBareZip = readable(text).replace(ZIP, '') === ''
  const isSlug = towns.some(({ slug }) => slug === text)
  return {
    text: isBareZip ? `${text.trim()}, ${place.name}` : isSlug ? place.name : text,
    town: place.name,
    offices: place.offices.map(id => ({
      name: offices[id].name,
      fee: feeOf(offices[id], place.county),
      days: daysOf(offices[id], place.county),
    })),
  }
}
