// What brought the visitor, in words.
import { leadDeskWords } from '@/content/words/staff'
import { type Fields, isFields } from '@/lib/fields'
import { channelOf, latestVisit } from '@/lib/leads/channel'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { clickIds } from '@/lib/planner/page-context'
import { readSourceHeader, type VisitSource } from '@/lib/visit-source'
import type { LabeledText } from './views'

const words = leadDeskWords.source

export interface SourceView {
  /** 'Google Ads, campaign spring', 'bing.com'; null where nothing is known. */
  readonly line: string | null
  /** First and latest visit where they differ, utm_ parameters and click ids. */
  readonly rows: readonly LabeledText[]
  /** Google's click ids, each of the latest visit that had it. */
  readonly clicks: Readonly<Record<'gclid' | 'gbraid' | 'wbraid', string | null>>
}

/** The words for a code of lib/leads/channel.ts; a utm_source or a host as it is. */
export const channelText = (name: string): string =>
  Object.hasOwn(words.codes, name) ? words.codes[name as keyof typeof words.codes] : name || words.unknown

function lineOf(visit: VisitSource): string | null {
  const { name, campaign } = channelOf(visit)
  const known = [...(name === '' ? [] : [channelText(name)]), ...(campaign === '' ? [] : [words.campaign(campaign)])]
  return known.length === 0 ? null : known.join(', ')
}

function visitRow(label: string, visit: VisitSource): LabeledText[] {
  const [line, landing] = [lineOf(visit) ?? words.unknown, visit.landing]
  return [{ label, text: landing === undefined ? line : words.landing(line, landing) }]
}

export function sourceView({ source: stored, page_url }: StoredLead, payload: Fields): SourceView {
  const source = readSourceHeader(stored)
  const utm = Object.fromEntries(
    Object.entries(isFields(payload.utm) ? payload.utm : {}).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )
  const latest = latestVisit(source, utm, page_url)
  const { first = {} } = source ?? {}
  const isFirst = JSON.stringify(first) === JSON.stringify(source?.latest ?? {})
  const parameters = { ...utm, ...Object.fromEntries(clickIds.flatMap(id => (latest[id] ? [[id, latest[id]]] : []))) }
  return {
    line: lineOf(latest),
    rows: [
      ...(source === null || isFirst ? [] : visitRow(words.first, first)),
      ...(Object.keys(latest).length === 0 ? [] : visitRow(words.latest, latest)),
      ...Object.entries(parameters).map(([label, text]) => ({ label, text })),
    ],
    clicks: {
      gclid: latest.gclid ?? first.gclid ?? null,
      gbraid: latest.gbraid ?? first.gbraid ?? null,
      wbraid: latest.wbraid ?? first.wbraid ?? null,
    },
  }
}
