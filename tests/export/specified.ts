// Reads specified.txt: groups of addresses, rows of what stands where, and values.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { business } from '@/content/business'
import { officeHours, phoneHours } from '@/content/hours'
import { siteWords } from '@/content/words/site'
import { plannerPrices, prices } from '@/content/prices'
import { type Price, range, usdRange } from '@/lib/format'
import { leadMessages } from '@/lib/leads/messages'
import { planMessages } from '@/lib/leads/plan-messages'
import { hoursInWords, hoursLine } from '@/lib/hours'
import { root } from '@/scripts/project'
import { plain } from './page-lines'

const FILE = 'tests/export/specified.txt'
const GROUP = /^([\w-]+) = (.*)$/
const lines = readFileSync(path.join(root, FILE), 'utf8').split('\n')

const facts: object = {
  ...prices,
  ...business,
  planner: plannerPrices,
  messages: leadMessages,
  plan: planMessages,
  zip: siteWords.zip,
  office: officeHours,
  phones: phoneHours,
  phoneHours: hoursLine(business.hours.home),
  officeTimes: hoursInWords(business.hours.towns),
}

/** The site's own value: 'home.standard' -> '$899–$1,499', 'installHours.standard' -> '2–4'. */
export function factAt(key: string): string {
  let value: unknown = facts
  for (const name of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[name]
  if (value === undefined) throw new Error(`${FILE}: there is no {${key}}`)
  if (typeof value !== 'object') return `${value as string | number}`
  return key.split('.')[0]! in prices ? usdRange(value as Price) : range(value as { min: number; max: number })
}

const nameOf = (slug: string) =>
  slug
    .replaceAll(/(?:^|-)(\w)/g, (found, letter: string) => found.replace(letter, letter.toUpperCase()))
    .replaceAll('-', ' ')

export function filledIn(text: string, slug: string): string {
  const town = nameOf(slug)
  const own: Readonly<Record<string, string>> = { slug, town, in: `${slug === 'shelter-island' ? 'on' : 'in'} ${town}` }
  return plain(text.replaceAll(/\{([a-z][\w.]*)\}/gi, (_, key: string) => own[key] ?? factAt(key)))
}

/** A pattern between slashes, or the text itself, whole where it starts or ends with a digit. */
export const patternOf = (text: string) =>
  /^\/.*\/$/s.test(text)
    ? new RegExp(text.slice(1, -1), 'gi')
    : new RegExp(
        `${/^\d/.test(text) ? '(?<![\\w$])' : ''}${RegExp.escape(text)}${/\d$/.test(text) ? '(?!,?\\d|\\.\\d)' : ''}`,
        'gi',
      )

const groups = new Map<string, readonly string[]>()
/** '/blog /service-areas/{areas} -/service-areas/islip' -> addresses. A group holds its words. */
function listOf(words: string): string[] {
  const list: string[] = []
  for (const word of words.replace('(not found)', '(not_found)').split(' ')) {
    const [, before = '', name, after = ''] = /^(.*?)\{([\w-]+)\}(.*)$/.exec(word) ?? []
    if (name !== undefined) list.push(...(groups.get(name) ?? []).map(one => `${before}${one}${after}`))
    else if (!word.startsWith('-')) list.push(word.replace('_', ' '))
    else if (list.includes(word.slice(1))) list.splice(list.indexOf(word.slice(1)), 1)
    else throw new Error(`${FILE}: nothing to take ${word} from`)
  }
  return list
}

interface Row {
  /** 'tests/export/specified.txt:48' */
  readonly at: string
  readonly pages: readonly string[]
  readonly part: string
  readonly texts: readonly string[]
}
export const rows: Row[] = []
export const values: { readonly file: string; readonly key: string; readonly value: string }[] = []

for (const [index, line] of lines.entries()) {
  const [, group, words = ''] = GROUP.exec(line) ?? []
  if (group !== undefined) groups.set(group, listOf(words))
  if (group !== undefined || line === '' || line.startsWith('# ')) continue
  const [pages = '', part = '', ...texts] = line.split(' | ')
  if (pages.endsWith('.ts'))
    for (const text of [part, ...texts]) {
      const [key = '', ...value] = text.split(' ')
      values.push({ file: pages, key, value: value.join(' ') })
    }
  else
    rows.push({
      at: `${FILE}:${index + 1}`,
      pages: listOf(pages),
      part,
      texts: texts.flatMap(text => {
        const [, of, each = ''] = /^@([\w-]+): (.*)$/.exec(text) ?? []
        return of === undefined
          ? [text]
          : (groups.get(of) ?? []).map(slug => each.replaceAll('{slug}', slug).replaceAll('{town}', nameOf(slug)))
      }),
    })
}
/** Every address that answers 200. */
export const addresses = groups.get('all') ?? []
