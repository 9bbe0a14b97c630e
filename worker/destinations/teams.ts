// Teams: the workflow "Post to a channel when a webhook request is received", with an Adaptive Card
// 1.4 of less than 28 KB. A TextBlock would format what visitors write, a TextRun does not. The
// call button works on phones only.
// https://learn.microsoft.com/adaptive-cards/schema-explorer/text-run
import { leadDeskWords as words } from '@/content/words/staff'
import { type Digest, withContact } from '@/worker/staff/digest'
import { factsOf, isWeb, type StaffMessage } from '@/worker/staff/message'
import type { DestinationKind } from './kind'

const MAX_ALARM_LINES = 20

/** Adaptive Cards turn {{DATE(…)}} into a date. */
const literal = (text: string) => text.replace(/\{(?=\{)/g, '{\u2060')

const run = (text: string, style: object = {}) => ({ type: 'TextRun', text: literal(text), ...style })

const bold = { weight: 'Bolder' }

const block = (inlines: readonly object[], spacing = 'Small') => ({ type: 'RichTextBlock', inlines, spacing })

/** A TextRun has no line breaks on some phones, so each line is a block. */
const factBlocks = (label: string, text: string) =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((line, index) =>
      index === 0 ? block(label ? [run(`${label}: `, bold), run(line)] : [run(line)]) : block([run(line)], 'None'),
    )

const openUrl = (title: string, url: string | null | undefined) =>
  url ? [{ type: 'Action.OpenUrl', title: title.toWellFormed(), url }] : []

function body({ title, lines, lead }: StaffMessage) {
  const facts = lead ? factsOf(lead).filter(fact => !isWeb(fact)) : []
  const { phone = null, leadPageUrl = null, plan = null } = lead ?? {}
  return card(
    [
      block([run(title, { ...bold, size: 'Large' })]),
      ...(lead
        ? facts.flatMap(({ label, text }) => factBlocks(label, text))
        : lines.slice(0, MAX_ALARM_LINES).flatMap(line => factBlocks('', line))),
    ],
    [
      ...openUrl(words.openLeadPage, leadPageUrl),
      ...(phone && phone.telHref ? openUrl(words.call(phone.text), phone.telHref) : []),
      ...openUrl(words.openPlan, plan?.planUrl),
    ],
  )
}

const card = (body: readonly object[], actions: readonly object[]) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        msteams: { width: 'Full' },
        body,
        actions,
      },
    },
  ],
})

const MAX_BYTES = 28 * 1024
/** A card shows at most six buttons, so the links of a digest stand in its text. */
const textLink = (text: string, url: string) => ({ type: 'TextBlock', text: `[${text}](${url})`, spacing: 'None' })

function digest({ title, entries, more }: Digest) {
  const message = card(
    [
      block([run(title, { ...bold, size: 'Large' })]),
      ...entries.flatMap(entry => [
        block([run(withContact(entry))]),
        ...(entry.leadPageUrl === null ? [] : [textLink(words.openLeadPage, entry.leadPageUrl)]),
      ]),
      ...(more === null ? [] : [block([run(more.text)])]),
      ...(more?.link ? [textLink(more.link.text, more.link.href)] : []),
    ],
    [],
  )
  return new TextEncoder().encode(JSON.stringify(message)).byteLength < MAX_BYTES ? message : undefined
}

export const teams = {
  name: 'teams',
  variable: 'LEAD_TEAMS_URL',
  hosts: /(?:^|\.)(?:powerplatform\.com|logic\.azure\.com|webhook\.office\.com|teams\.(?:microsoft|live)\.com)$/,
  webhook: /^(?!teams\.)[^/]+\/.*(?:workflows|webhookb2)\/./,
  example: 'https://….powerplatform.com/…/workflows/…',
  body,
  digest,
} as const satisfies DestinationKind
