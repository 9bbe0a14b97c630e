// Totals: leads, answers and jobs won, in tables.
import { leadDeskWords } from '@/content/words/staff'
import { officeWords as words } from '@/content/words/staff-pages'
import { grouped } from '@/lib/grouped'
import type { LeadKind } from '@/lib/leads/choices'
import { timeZone } from '@/lib/new-york'
import { MINUTE_MS } from '@/lib/time'
import { usd } from '@/lib/usd'
import { type Html, markup } from '@/worker/staff/html'
import { channelText } from '@/worker/staff/source'
import { roughDuration } from '@/worker/staff/times'
import { address, frame } from './page'
import { type Span, spans, type Totals, type TotalsPart, totalsParts, type TotalsRow } from './totals'

const weekFormat = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' })

function keyText(part: TotalsPart, key: TotalsRow['key']): string {
  if (part === 'all') return words.totals.all
  if (part === 'week') return weekFormat.format(Number(key))
  if (part === 'kind') return leadDeskWords.kinds[key as LeadKind]
  return part === 'source' ? channelText(String(key ?? '')) : String(key ?? leadDeskWords.source.unknown)
}

function table(part: TotalsPart, rows: readonly TotalsRow[]): Html {
  const { totals: texts } = words
  const head = part === 'all' ? texts.all : texts[part]
  return markup`<table class="totals">
    <thead>
      <tr>
        <th scope="col">${head}</th>
        <th scope="col">${texts.leads}</th>
        <th scope="col">${texts.answer}</th>
        <th scope="col">${texts.won}</th>
        <th scope="col">${texts.dollars}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ key, leads, median_ms, won, won_cents }) =>
          markup`<tr>
            <th scope="row">${keyText(part, key)}</th>
            <td>${grouped(leads)}</td>
            <td>${median_ms === null ? texts.none : roughDuration(median_ms / MINUTE_MS)}</td>
            <td>${grouped(won)}</td>
            <td>${usd(won_cents / 100)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

export function totalsPage(path: string, weeks: Span, totals: Totals): string {
  const { totals: texts } = words
  const other = spans.find(span => span !== weeks)
  return frame(
    path,
    'totals',
    markup`<p>
        ${texts.span(weeks)}.
        ${other !== undefined && markup`<a href="${address(path, { view: 'totals', weeks: other })}">${texts.other(other)}</a>`}
      </p>
      ${totals.all.length === 0 ? markup`<p>${words.none}</p>` : totalsParts.map(part => table(part, totals[part]))}
      <p class="detail">${texts.note}</p>`,
  )
}
