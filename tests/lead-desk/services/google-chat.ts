// A Google Chat webhook.
// https://developers.google.com/workspace/chat/api/reference/rest/v1/spaces.messages
import {
  type Answer,
  type Fields,
  isFields,
  isText,
  jsonFields,
  list,
  onlyKeys,
  type Shown,
  textOf,
  unescapeEntities,
} from './answer'

const MAX_TEXT = 4096
/** Text and cards together. */
const MAX_MESSAGE_BYTES = 32_000

const refuse = (message: string): Answer => ({
  status: 400,
  body: JSON.stringify({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
  contentType: 'application/json; charset=UTF-8',
})

const isButton = (value: unknown) =>
  isFields(value) &&
  onlyKeys(value, ['text', 'onClick']) &&
  isText(value.text, 1, 200) &&
  /^https?:\/\//.test(String(((value.onClick as Fields | undefined)?.openLink as Fields | undefined)?.url))

function isWidget(value: unknown): boolean {
  if (!isFields(value)) return false
  const [[name, content] = ['', undefined], ...more] = Object.entries(value)
  if (more.length > 0 || !isFields(content)) return false
  if (name === 'decoratedText')
    return (
      onlyKeys(content, ['topLabel', 'text', 'wrapText']) &&
      isText(content.text, 1, Infinity) &&
      (content.topLabel === undefined || isText(content.topLabel, 1, 200))
    )
  if (name === 'textParagraph') return onlyKeys(content, ['text']) && isText(content.text, 1, Infinity)
  return name === 'buttonList' && list(content.buttons).length > 0 && list(content.buttons).every(isButton)
}

function isCard(value: unknown): boolean {
  if (!isFields(value) || !isFields(value.card) || !onlyKeys(value, ['cardId', 'card'])) return false
  const { header, sections } = value.card
  const widgets = (list(sections) as Fields[]).flatMap(section => list(section.widgets))
  return (
    (header === undefined ||
      (isFields(header) && onlyKeys(header, ['title', 'subtitle']) && isText(header.title, 1, 200))) &&
    widgets.length > 0 &&
    widgets.length <= 100 &&
    widgets.every(isWidget)
  )
}

export function answerAsGoogleChat(body: string): Answer {
  const message = jsonFields(body)
  if (message === undefined) return refuse('Invalid JSON payload received. Unexpected token.')
  if (Buffer.byteLength(body) > MAX_MESSAGE_BYTES) return refuse('Message is too large.')
  const unknown = Object.keys(message).find(key => !['text', 'cardsV2', 'thread'].includes(key))
  if (unknown !== undefined)
    return refuse(`Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`)
  if (message.text === undefined && list(message.cardsV2).length === 0) return refuse('Message cannot be empty.')
  if (message.text !== undefined && !isText(message.text, 1, MAX_TEXT)) return refuse('Message text is too long.')
  if (!list(message.cardsV2).every(isCard)) return refuse('Invalid card.')
  return {
    status: 200,
    body: JSON.stringify({ name: 'spaces/S/messages/M' }),
    contentType: 'application/json; charset=UTF-8',
  }
}

export function shownByGoogleChat(message: Fields): Shown {
  const text = textOf(message.text)
  const cards = (list(message.cardsV2) as { card: Fields }[]).map(({ card }) => card)
  const widgets = cards.flatMap(({ sections }) =>
    (list(sections) as Fields[]).flatMap(section => list(section.widgets)),
  ) as Fields[]
  const html = widgets.flatMap(({ decoratedText, textParagraph }) =>
    [decoratedText, textParagraph]
      .filter(isFields)
      .flatMap(({ topLabel, text }) => [...(typeof topLabel === 'string' ? [topLabel] : []), String(text)]),
  )
  const anchors = html.flatMap(part => [...part.matchAll(/<a href="([^"]*)">/g)].map(([, href = '']) => href))
  const buttons = widgets
    .flatMap(({ buttonList }) => list((buttonList as Fields | undefined)?.buttons) as Fields[])
    .map(({ onClick }) => String(((onClick as Fields).openLink as Fields).url))
  return {
    text: [text, ...html.map(part => unescapeEntities(part.replace(/<a href="[^"]*">|<\/a>/g, '')))].join('\n'),
    links: [
      ...anchors.map(unescapeEntities),
      ...buttons,
      ...(text.match(/https?:\/\/\S+|<[^<>]*\|[^<>]*>|(?<=^|\s)(?:[a-z\d-]+\.)+[a-z]{2,}(?=$|[\s/])/gi) ?? []),
    ],
    mentions: text.match(/<users\/[^>]*>/g) ?? [],
    styled: [
      ...(text.match(/([*_~`])[^\n]+?\1/g) ?? []),
      ...html.flatMap(part => part.replace(/<a href="[^"]*">|<\/a>/g, '').match(/<[^>]*>?/g) ?? []),
    ],
  }
}
