// Where a lead came from, in a word and a campaign, for messages and totals.
import { type ClickId, clickIds } from '@/lib/planner/page-context'
import { type LeadSource, readVisit, type VisitSource } from '@/lib/visit-source'

/** Channels known by a click id; others are a utm_source or a host. */
type ChannelCode = 'google-ads' | 'microsoft-ads' | 'meta'

const byClickId: Readonly<Record<ClickId, ChannelCode>> = {
  gclid: 'google-ads',
  gbraid: 'google-ads',
  wbraid: 'google-ads',
  msclkid: 'microsoft-ads',
  fbclid: 'meta',
}

const MAX_CHANNEL = 60

interface Channel {
  /** A ChannelCode, a utm_source in small letters, or a host; '' where nothing is known. */
  readonly name: string
  /** utm_campaign; '' without one. */
  readonly campaign: string
}

/** The channel of one visit. Never throws. */
export function channelOf(visit: VisitSource): Channel {
  const clickId = clickIds.find(name => visit[name] !== undefined)
  const { utm_source: source, referrer = '', utm_campaign: campaign = '' } = visit
  const name = clickId ? byClickId[clickId] : (source ?? referrer.replace(/^www\./, ''))
  const short = (text: string) => text.slice(0, MAX_CHANNEL).toWellFormed()
  return { name: short(name.toLowerCase()), campaign: short(campaign) }
}

/**
 * The visit from which a lead was sent: the latest that the page kept, or, without script, what the
 * address of the page says.
 */
export function latestVisit(
  source: LeadSource | null,
  utm: Readonly<Record<string, string>>,
  pageUrl: string | null,
): VisitSource {
  const ofPage = readVisit(/\?([^#]*)/.exec(pageUrl ?? '')?.[1] ?? '')
  return { ...source?.latest, ...ofPage, ...utm }
}

/** '/contact' of an address; without a trailing slash, so that campaigns do not divide a page. */
export function pagePathOf(pageUrl: string | null): string | null {
  const path = URL.parse(pageUrl ?? '')?.pathname
  return path === undefined ? null : path.replace(/(.)\/$/, '$1')
}
