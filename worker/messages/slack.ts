// Slack incoming webhook. Texts of visitors are plain_text, which Slack neither formats nor links, and escaped, as Slack asks for every text.
// Links are our own.
// Limits: 50 blocks, header 150 characters, section 3,000, about 13,000 in all. https://docs.slack.dev/reference/block-kit/blocks
import { type Fact, factsOf, type Notice } from '../../lib/leads/notice'
import { cut, escapeEntities } from '../../lib/leads/plain-text'

const MAX_HEADER = 150
const MAX_SECTION = 3000
const MAX_ALARM_LINES = 20

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
function block({ label, text, href }: Fact) {
  if (href !== null && /^https?:/.test(href)) return link('', href, text)
  if (href !== null && /^tel:/.test(href) && /^[\d\s()+.-]+(?: ext\. \d+)?$/.test(text))
    return link(`${label}: `, href, text)
  return plain(label ? `${label}: ${text}` : text)
}

/** `text` is what notifications show; the blocks are what the channel shows. */
export function slackBody({ title, lines, lead }: Notice) {
  return {
    text: cut(escapeEntities(title), MAX_SECTION),
    mrkdwn: false,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cut(escapeEntities(title), MAX_HEADER), emoji: false } },
      ...(lead ? factsOf(lead).map(block) : lines.slice(0, MAX_ALARM_LINES).map(plain)),
    ],
  }
}
