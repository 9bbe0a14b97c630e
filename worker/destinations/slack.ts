// Slack incoming webhook. Texts of visitors are plain_text, which Slack neither formats nor links,
// and escaped, as Slack asks for every text. Links are our own. Limits: 50 blocks, header 150
// characters, section 3,000, about 13,000 in all. https://docs.slack.dev/reference/block-kit/blocks
import { leadDeskWords as words } from '@/content/words/staff'
import type { Digest } from '@/worker/staff/digest'
import { type Fact, factsOf, isWeb, labeled, type StaffMessage } from '@/worker/staff/message'
import { cut, escapeEntities } from '@/worker/plain-text'
import type { DestinationKind } from './kind'

const MAX_HEADER = 150
const MAX_SECTION = 3000
const MAX_ALARM_BLOCKS = 2
const MAX_BLOCKS = 50

const plain = (text: string) => ({
  type: 'section',
  text: { type: 'plain_text', text: cut(escapeEntities(text), MAX_SECTION), emoji: false },
})

/** `verbatim`: Slack makes no links and mentions of its own. */
const link = (label: string, href: string, text: string) => ({
  type: 'section',
  text: {
    type: 'mrkdwn',
    text: `${label}<${escapeEntities(href)}|${escapeEntities(text)}>`,
    verbatim: true,
  },
})

/** Addresses of mail stay text: Slack formats what stands in a link's label. */
function linkOf({ label, text, href }: Fact) {
  if (href === null) return undefined
  if (isWeb({ href })) return link('', href, text)
  if (href.startsWith('tel:') && /^[\d\s()+.-]+(?: ext\. \d+)?$/.test(text)) return link(`${label}: `, href, text)
  return undefined
}

/**
 * Texts that follow each other share a block: Slack leaves a gap between blocks, and a phone shows
 * few lines.
 */
function blocksOf(facts: readonly Fact[]) {
  const blocks: (ReturnType<typeof plain> | ReturnType<typeof link>)[] = []
  let together: string[] = []
  const lengthWith = (text: string) => escapeEntities([...together, text].join('\n')).length
  const end = () => {
    if (together.length > 0) blocks.push(plain(together.join('\n')))
    together = []
  }
  for (const fact of facts) {
    const own = linkOf(fact)
    const text = labeled(fact)
    if (own !== undefined || lengthWith(text) > MAX_SECTION) end()
    if (own !== undefined) blocks.push(own)
    else together.push(text)
  }
  end()
  return blocks
}

const header = (title: string) => ({
  type: 'header',
  text: { type: 'plain_text', text: cut(escapeEntities(title), MAX_HEADER), emoji: false },
})

/**
 * `lines` are what notifications show and screen readers read; the blocks are what the channel
 * shows. Nothing is unfurled: a preview of the lead page would repeat the lead.
 */
const messageOf = (lines: readonly string[], blocks: readonly object[]) => ({
  text: cut(escapeEntities(lines.join('\n')), MAX_SECTION),
  mrkdwn: false,
  unfurl_links: false,
  unfurl_media: false,
  blocks,
})

function body({ title, lines, lead }: StaffMessage) {
  const blocks = lead
    ? blocksOf(factsOf(lead))
    : blocksOf(lines.map(text => ({ label: '', text, href: null }))).slice(0, MAX_ALARM_BLOCKS)
  return messageOf([title, ...lines], [header(title), ...blocks])
}

/** Limit for all blocks together; Slack takes about 13,000. */
const MAX_BLOCKS_CHARACTERS = 12_000

function digest({ title, entries, more }: Digest) {
  const blocks = [
    header(title),
    // One block of plain text with the names, and one with our own link.
    ...entries.flatMap(({ text, contact, leadPageUrl }) => [
      plain(contact === null ? text : `${text}\n${contact.text}`),
      ...(leadPageUrl === null ? [] : [link('', leadPageUrl, words.openLeadPage)]),
    ]),
    ...(more === null
      ? []
      : [more.link === null ? plain(more.text) : link(`${more.text}: `, more.link.href, more.link.text)]),
  ]
  if (blocks.length > MAX_BLOCKS || JSON.stringify(blocks).length > MAX_BLOCKS_CHARACTERS) return undefined
  return messageOf([title, ...entries.map(({ text }) => text)], blocks)
}

export const slack = {
  name: 'slack',
  variable: 'LEAD_SLACK_URL',
  hosts: /(?:^|\.)slack(?:-gov)?\.com$/,
  webhook: /^hooks\.slack(?:-gov)?\.com\/services\/./,
  example: 'https://hooks.slack.com/services/…',
  body,
  digest,
} as const satisfies DestinationKind
