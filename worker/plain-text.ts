// Texts of visitors in messages: what each service would take for markup is escaped, and texts are
// cut to the service's limits.

/**
 * What one character became when it was escaped, so that a cut never leaves half of an escape or of
 * a surrogate pair.
 */
const PIECE = /\\[^\s\p{L}\p{N}]|&#?\w{1,8};|[^]/gu

/** Whether a reader sees anything: some services refuse a text of spaces. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/**
 * At most `max` UTF-16 code units, escapes included, with an ellipsis where something was cut off.
 */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  let length = 0
  let kept = ''
  for (const [piece] of text.matchAll(PIECE)) {
    length += piece.length
    if (length > max - 1) break
    kept += piece
  }
  return `${kept.trimEnd()}…`
}

/** For HTML, text and attributes alike. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/**
 * Slack and the cards of Google Chat know these three only.
 * https://docs.slack.dev/messaging/formatting-message-text
 */
export const escapeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Discord: emphasis, lists, headings, links, addresses, mentions, emoji and time stamps. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\*_~`|<>@:[\]()#+-]/g, '\\$&').replace(/^(\s*\d+)\./gm, '$1\\.')

/**
 * Text of Google Chat has no escape, so its marks become characters that look alike, and addresses
 * are broken invisibly (U+2060).
 */
export const neutralizeChat = (text: string): string =>
  text
    .replace(/[<>*_~`]/g, mark => CHAT_MARKS[mark] ?? '')
    .replace(/(?<=[\p{L}\p{N}])[:.@](?=[\p{L}\p{N}/])/gu, '$&\u2060')
    .replace(/^-/gm, '\u2010')

const CHAT_MARKS: Readonly<Record<string, string>> = {
  '<': '\u2039',
  '>': '\u203a',
  '*': '\u2217',
  _: '\uff3f',
  '~': '\u223c',
  '`': '\u02cb',
}
