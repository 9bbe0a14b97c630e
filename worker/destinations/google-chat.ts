// Google Chat webhook. The text, which notifications show, would format and mention, so it holds
// only the title, made harmless; the card holds the rest and knows HTML only. Limits: card 32 KB,
// 100 widgets. https://developers.google.com/workspace/chat/format-messages
import { leadDeskWords } from '@/content/words/staff'
import { type Digest, withContact } from '@/worker/staff/digest'
import { type Fact, factsOf, isWeb, type StaffMessage } from '@/worker/staff/message'
import { cut, escapeEntities, neutralizeChat } from '@/worker/plain-text'
import type { DestinationKind } from './kind'

const MAX_TITLE = 1000
const MAX_TEXT = 3000
const MAX_ALARM_LINES = 20

const words = (text: string) => cut(escapeEntities(text), MAX_TEXT)

const anchor = (text: string, href: string) => `<a href="${escapeEntities(href)}">${words(text)}</a>`

function widget({ label, text, href }: Fact) {
  const content = href === null ? words(text) : anchor(text, href)
  return { decoratedText: { ...(label && { topLabel: label }), text: content, wrapText: true } }
}

function body({ title, lines, lead, heading = leadDeskWords.alarm }: StaffMessage) {
  const facts = lead ? factsOf(lead, { isNamed: true }) : []
  const buttons = facts.filter(isWeb).map(({ text, href }) => ({ text, onClick: { openLink: { url: href } } }))
  return {
    text: cut(neutralizeChat(title), MAX_TITLE),
    cardsV2: [
      {
        cardId: 'lead',
        card: {
          header: {
            title: lead ? lead.kindLabel : heading,
            ...(lead?.receivedText && { subtitle: lead.receivedText }),
          },
          sections: [
            {
              widgets: [
                ...(lead
                  ? facts.filter(fact => !isWeb(fact)).map(widget)
                  : (lines.length > 0 ? lines : [title])
                      .slice(0, MAX_ALARM_LINES)
                      .map(line => ({ textParagraph: { text: words(line) } }))),
                ...(buttons.length > 0 ? [{ buttonList: { buttons } }] : []),
              ],
            },
          ],
        },
      },
    ],
  }
}

/** Limit for a card with its text; Google Chat takes 32,000. */
const MAX_BYTES = 31_000

function digest({ title, entries, more }: Digest) {
  const texts = entries.map(entry =>
    [
      words(withContact(entry)),
      ...(entry.leadPageUrl === null ? [] : [anchor(leadDeskWords.openLeadPage, entry.leadPageUrl)]),
    ].join(' '),
  )
  const end =
    more === null ? [] : [`${more.text}${more.link === null ? '' : `: ${anchor(more.link.text, more.link.href)}`}`]
  const widgets = [...texts, ...end].map(text => ({ decoratedText: { text, wrapText: true } }))
  const message = {
    text: cut(neutralizeChat(title), MAX_TITLE),
    cardsV2: [{ cardId: 'digest', card: { header: { title }, sections: [{ widgets }] } }],
  }
  return new TextEncoder().encode(JSON.stringify(message)).byteLength < MAX_BYTES ? message : undefined
}

export const googleChat = {
  name: 'google-chat',
  variable: 'LEAD_GOOGLE_CHAT_URL',
  hosts: /^(?:chat\.googleapis|(?:chat|mail)\.google)\.com$/,
  webhook: /^chat\.googleapis\.com\/v1\/spaces\/./,
  example: 'https://chat.googleapis.com/v1/spaces/…',
  body,
  digest,
} as const satisfies DestinationKind
