// Subject, text and HTML of a mail. Nothing is loaded from elsewhere. No line is longer than the
// 998 octets of RFC 5322.
import { leadDeskWords as words } from '@/content/words/staff'
import { type Digest, withContact } from '@/worker/staff/digest'
import { type Fact, factsOf, isWeb, labeled, type StaffMessage } from '@/worker/staff/message'
import { cut, escapeHtml } from '@/worker/plain-text'
import { cleanLine } from '@/lib/leads/text'
import { type Colors, darkColors, lightColors } from '@/lib/palette'
import type { DestinationKind } from './kind'

const MAX_SUBJECT = 150
/** Characters of a line before escaping, of which none takes more than 5 octets: '&#38;'. */
const MAX_LINE = 150

const colorRules = ({ ink, muted, paper, accent, safety, safetyInk, edge }: Colors) =>
  `body{color:${ink};background:${paper}}dt{color:${muted}}a{color:${accent}}.b{color:${ink};border-color:${edge}}.b.p{color:${safetyInk};background:${safety};border-color:${safety}}`

/** Without variables and light-dark(), which few mail programs know. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0 auto;max-width:36rem;padding:1rem;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}',
  'h1{font-size:1.25rem;line-height:1.3;margin:0 0 1rem;overflow-wrap:anywhere}',
  'dt{font-size:.8125rem;margin-top:.75rem}',
  'dd{margin:0;overflow-wrap:anywhere}',
  '.b{display:inline-block;margin:1rem .5rem 0 0;padding:.75rem 1.25rem;border:1px solid;border-radius:.375rem;font-weight:700;text-decoration:none}',
  colorRules(lightColors),
  `@media(prefers-color-scheme:dark){${colorRules(darkColors)}}`,
].join('\n')

/**
 * One ASCII mailbox, as browsers define it (HTML, "valid e-mail address"): others cannot stand in a
 * header as they are.
 */
const MAILBOX =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
const MAX_MAILBOX = 254

export const isMailbox = (text: string): boolean => text.length <= MAX_MAILBOX && MAILBOX.test(text)

export interface MailContent {
  /** One line. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The visitor's address where it can stand in a header. */
  readonly replyTo: string | null
}

/** Lines of at most MAX_LINE characters, broken at spaces where there are any. */
function wrapped(text: string): string[] {
  return text.split('\n').flatMap(line => {
    const lines: string[] = []
    let rest = [...line]
    while (rest.length > MAX_LINE) {
      const space = rest.lastIndexOf(' ', MAX_LINE)
      const end = space > MAX_LINE / 2 ? space : MAX_LINE
      lines.push(rest.slice(0, end).join(''))
      rest = rest.slice(space === end ? end + 1 : end)
    }
    return [...lines, rest.join('')]
  })
}

const htmlLines = (text: string) => wrapped(text).map(escapeHtml).join('<br>\n')

function htmlFact({ label, text, href }: Fact): string {
  return `<dt>${escapeHtml(label)}</dt>
<dd>
${anchor(text, href)}
</dd>`
}

const button = ({ text, href }: Pick<Fact, 'text' | 'href'>, isPrimary: boolean) =>
  `<a class="b${isPrimary ? ' p' : ''}" href="${escapeHtml(href ?? '')}">\n${htmlLines(text)}\n</a>`

const htmlPage = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
${content}
</body>
</html>
`

const anchor = (text: string, href: string | null) =>
  href === null ? htmlLines(text) : `<a href="${escapeHtml(href)}">\n${htmlLines(text)}\n</a>`

function digest({ title, entries, more }: Digest): MailContent {
  return {
    subject: cut(title, MAX_SUBJECT),
    text: [
      ...wrapped(title),
      '',
      ...entries.flatMap(entry => [
        ...wrapped(withContact(entry)),
        ...(entry.leadPageUrl === null ? [] : [entry.leadPageUrl]),
        '',
      ]),
      ...(more === null ? [] : [`${more.text}${more.link === null ? '' : `: ${more.link.href}`}`, '']),
    ].join('\n'),
    html: htmlPage(
      title,
      `<h1>
${htmlLines(title)}
</h1>
<dl>
${entries
  .map(
    ({ text, contact, leadPageUrl }) => `<dt>
${htmlLines(text)}
</dt>
<dd>
${contact === null ? '' : `${anchor(contact.text, contact.href)}<br>`}
${leadPageUrl === null ? '' : anchor(words.openLeadPage, leadPageUrl)}
</dd>`,
  )
  .join('\n')}
</dl>
${more === null ? '' : `<p>${more.text}${more.link === null ? '' : `: ${anchor(more.link.text, more.link.href)}`}</p>`}`,
    ),
    replyTo: null,
  }
}

function body({ title, lines, lead, heading: topic = words.alarm }: StaffMessage): MailContent {
  const facts = lead ? factsOf(lead, { isWhole: true }) : lines.map(text => ({ label: '', text, href: null }))
  const plainFacts = facts.filter(fact => !isWeb(fact))
  const links = facts.filter(isWeb)
  const phone = facts.find(({ href }) => href !== null && href.startsWith('tel:'))
  const heading = cleanLine(title)
  const text = [heading, '', ...plainFacts.map(labeled), '']
  const html = htmlPage(
    lead ? lead.kindLabel : topic,
    `<h1>
${htmlLines(heading)}
</h1>
${phone ? button({ ...phone, text: words.call(phone.text) }, true) : ''}
<dl>
${plainFacts.map(htmlFact).join('\n')}
</dl>
${links.map((link, index) => button(link, index === 0)).join('\n')}`,
  )
  const email = lead?.email?.text ?? ''
  return {
    subject: cut(heading, MAX_SUBJECT),
    text: [...text.flatMap(wrapped), ...links.map(({ text, href }) => `${text}:\n${href}`), ''].join('\n'),
    html,
    replyTo: isMailbox(email) ? email : null,
  }
}

export const mail = {
  name: 'email',
  variable: 'LEAD_EMAIL_TO',
  example: 'ann@example.com',
  body,
  digest,
} as const satisfies DestinationKind
