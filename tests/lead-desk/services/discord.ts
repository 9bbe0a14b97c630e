// A Discord webhook.
// https://discord.com/developers/docs/resources/webhook#execute-webhook
import { type Answer, type Fields, isFields, isText, jsonFields, list, onlyKeys, type Shown, textOf } from './answer'

const json = (status: number, body: object): Answer => ({
  status,
  body: JSON.stringify(body),
  contentType: 'application/json',
})

const invalid = (field: string, code: string): Answer =>
  json(400, { message: 'Invalid Form Body', code: 50035, errors: { [field]: { _errors: [{ code, message: code }] } } })

const inRange = (value: unknown, max: number) => value === undefined || isText(value, 1, max)

const isField = (value: unknown) =>
  isFields(value) &&
  onlyKeys(value, ['name', 'value', 'inline']) &&
  isText(value.name, 1, 256) &&
  isText(value.value, 1, 1024)

const isEmbed = (value: unknown): value is Fields =>
  isFields(value) &&
  onlyKeys(value, ['title', 'description', 'url', 'color', 'fields', 'timestamp']) &&
  inRange(value.title, 256) &&
  inRange(value.description, 4096) &&
  // Addresses without a dot in their host are refused as not well-formed.
  (value.url === undefined || /^https?:\/\/[^/\s]+\.[^/\s]+/.test(textOf(value.url))) &&
  list(value.fields).length <= 25 &&
  list(value.fields).every(isField)

const lengthOf = (embed: Fields): number =>
  [embed.title, embed.description, ...(list(embed.fields) as Fields[]).flatMap(({ name, value }) => [name, value])]
    .filter(text => typeof text === 'string')
    .join('').length

export function answerAsDiscord(body: string): Answer {
  const message = jsonFields(body)
  if (message === undefined) return json(400, { message: 'The request body contains invalid JSON.', code: 50109 })
  const embeds = list(message.embeds)
  if (embeds.length === 0 && !isText(message.content, 1, Infinity))
    return json(400, { message: 'Cannot send an empty message', code: 50006 })
  if (typeof message.content === 'string' && message.content.length > 2000)
    return invalid('content', 'BASE_TYPE_MAX_LENGTH')
  if (embeds.length > 10 || !embeds.every(isEmbed)) return invalid('embeds', 'BASE_TYPE_BAD_LENGTH')
  if (embeds.reduce((sum, embed) => sum + lengthOf(embed), 0) > 6000)
    return invalid('embeds', 'MAX_EMBED_SIZE_EXCEEDED')
  if (message.allowed_mentions !== undefined && !isFields(message.allowed_mentions))
    return invalid('allowed_mentions', 'MODEL_TYPE_CONVERT')
  return { status: 204, body: '' }
}

/** Stand for escaped characters while markdown is read. */
const ESCAPED = 0xf0000

export function shownByDiscord(message: Fields): Shown {
  const texts = [
    textOf(message.content),
    ...(list(message.embeds) as Fields[]).flatMap(embed => [
      ...[embed.title, embed.description].filter(text => typeof text === 'string'),
      ...(list(embed.fields) as Fields[]).flatMap(({ name, value }) => [String(name), String(value)]),
    ]),
  ].map(text =>
    text.replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => String.fromCodePoint(ESCAPED + mark.charCodeAt(0))),
  )
  const literal = (text: string) =>
    text.replace(/[\u{f0000}-\u{f00ff}]/gu, mark => String.fromCharCode((mark.codePointAt(0) ?? 0) - ESCAPED))
  const LINK = /\[([^\]]*)\]\(([^)]*)\)/g
  const links = texts.flatMap(text => [...text.matchAll(LINK)].map(([, , href = '']) => href))
  const outside = texts.map(text => text.replace(LINK, '$1'))
  const find = (pattern: RegExp) => outside.flatMap(text => text.match(pattern) ?? []).map(literal)
  const parse = (message.allowed_mentions as Fields | undefined)?.parse
  const mentions = find(/<[@#][^>]*>|@everyone|@here/g)
  return {
    text: literal(outside.map(text => text.replace(/^\*\*([^]*)\*\*$/, '$1')).join('\n')),
    links: [...links, ...find(/https?:\/\/\S+/g)],
    mentions: [...mentions, ...(Array.isArray(parse) && parse.length === 0 ? [] : ['anybody'])],
    styled: find(
      /\*\*[^]+?\*\*|__[^]+?__|[*_][^\s][^]*?[*_]|~~[^]+?~~|\|\|[^]+?\|\||`[^]+?`|<a?:\w+:\d+>|<t:[^>]*>|^(?:#{1,3}|-#|>|-|\d+\.) .*$/gm,
    ),
  }
}
