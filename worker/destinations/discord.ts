// Discord webhook. Limits: content 2,000 characters, 25 fields, name 256, value 1,024, 6,000 in all
// embeds; no field may be empty.
// https://discord.com/developers/docs/resources/message#embed-object
import { leadDeskWords as words } from '@/content/words/staff'
import { type Digest, withContact } from '@/worker/staff/digest'
import { type Fact, factsOf, isWeb, type StaffMessage } from '@/worker/staff/message'
import { callUrlOf } from '@/worker/staff/links'
import { cut, escapeMarkdown } from '@/worker/plain-text'
import type { DestinationKind } from './kind'

const MAX_CONTENT = 2000
const MAX_VALUE = 1024
const MAX_DESCRIPTION = 4000
/** Of the short facts: twelve of them and two long ones stay below 6,000. */
const MAX_SHORT = 280
const SHORT_LINE = 250
/** Fields of this length stand side by side where the screen is wide enough. */
const MAX_INLINE = 40

/** Discord links web addresses only, so a number leads to the desk's page that dials it. */
function field(fact: Fact, callUrl: string | null) {
  const { label, text, href } = fact
  const url = isWeb(fact) ? href : href?.startsWith('tel:') ? callUrl : null
  const isLong = text.length > SHORT_LINE || text.includes('\n')
  return {
    name: label || '\u200b',
    inline: text.length <= MAX_INLINE && !text.includes('\n'),
    value: url ? `[${escapeMarkdown(text)}](${url})` : cut(escapeMarkdown(text), isLong ? MAX_VALUE : MAX_SHORT),
  }
}

function body({ title, lines, lead }: StaffMessage) {
  return {
    content: cut(`**${escapeMarkdown(title)}`, MAX_CONTENT - 2) + '**',
    embeds: [
      lead
        ? { fields: factsOf(lead).map(fact => field(fact, callUrlOf(lead.leadPageUrl))) }
        : { description: cut(lines.map(escapeMarkdown).join('\n') || '\u200b', MAX_DESCRIPTION) },
    ],
    allowed_mentions: { parse: [] },
  }
}

function digest({ title, entries, more }: Digest) {
  const content = [
    `**${escapeMarkdown(title)}**`,
    ...entries.map(entry => {
      const link = entry.leadPageUrl === null ? '' : ` [${words.openLeadPage}](${entry.leadPageUrl})`
      return `${escapeMarkdown(withContact(entry))}${link}`
    }),
    ...(more === null ? [] : [`${more.text}${more.link === null ? '' : `: [${more.link.text}](${more.link.href})`}`]),
  ].join('\n')
  return content.length > MAX_CONTENT ? undefined : { content, allowed_mentions: { parse: [] } }
}

export const discord = {
  name: 'discord',
  variable: 'LEAD_DISCORD_URL',
  hosts: /(?:^|\.)discord(?:app)?\.(?:com|gg)$/,
  webhook: /\/api(?:\/v\d+)?\/webhooks\/./,
  example: 'https://discord.com/api/webhooks/…',
  body,
  digest,
} as const satisfies DestinationKind
