// A Slack incoming webhook.
// https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
import {
  type Answer,
  type Fields,
  isFields,
  isText,
  jsonFields,
  list,
  onlyKeys,
  type Shown,
  unescapeEntities,
} from './answer'

const MAX_BLOCKS = 50
/** Measured by others: more fails with msg_blocks_too_long. */
const MAX_TOTAL = 13_000

const refuse = (body: string): Answer => ({ status: 400, body, contentType: 'text/plain' })

function isTextObject(value: unknown, max: number, types: readonly string[]): boolean {
  if (!isFields(value) || !types.includes(String(value.type)) || !isText(value.text, 1, max)) return false
  return value.type === 'plain_text'
    ? onlyKeys(value, ['type', 'text', 'emoji']) && ['boolean', 'undefined'].includes(typeof value.emoji)
    : onlyKeys(value, ['type', 'text', 'verbatim']) && ['boolean', 'undefined'].includes(typeof value.verbatim)
}

function isBlock(block: unknown): boolean {
  if (!isFields(block)) return false
  if (block.type === 'header')
    return onlyKeys(block, ['type', 'text', 'block_id']) && isTextObject(block.text, 150, ['plain_text'])
  if (block.type !== 'section' || !onlyKeys(block, ['type', 'text', 'fields', 'block_id'])) return false
  const fields = list(block.fields)
  if (block.text === undefined && fields.length === 0) return false
  return (
    (block.text === undefined || isTextObject(block.text, 3000, ['plain_text', 'mrkdwn'])) &&
    fields.length <= 10 &&
    fields.every(field => isTextObject(field, 2000, ['plain_text', 'mrkdwn']))
  )
}

export function answerAsSlack(body: string): Answer {
  const message = jsonFields(body)
  if (message === undefined) return refuse('invalid_payload')
  if (message.blocks === undefined && !isText(message.text, 1, 40_000)) return refuse('no_text')
  if (message.text !== undefined && !isText(message.text, 1, 40_000)) return refuse('no_text')
  if (message.blocks !== undefined) {
    if (!Array.isArray(message.blocks) || message.blocks.length > MAX_BLOCKS || !message.blocks.every(isBlock))
      return refuse('invalid_blocks')
    if (JSON.stringify(message.blocks).length > MAX_TOTAL) return refuse('msg_blocks_too_long')
  }
  return { status: 200, body: 'ok', contentType: 'text/html' }
}

/**
 * The channel shows the blocks, or the text where there are none. Links and mentions of both; of
 * mrkdwn, what Slack would take for a style.
 */
export function shownBySlack(message: Fields): Shown {
  const blocks = (list(message.blocks) as Fields[]).map(({ text }) => text as { type: string; text: string })
  const notification = { type: message.mrkdwn === false ? 'plain_text' : 'mrkdwn', text: String(message.text) }
  const texts = blocks.length > 0 ? blocks : [notification]
  const marked = [notification, ...blocks].filter(({ type }) => type === 'mrkdwn').map(({ text }) => text)
  // Slack is said to take plain_text as it is. To be sure, angle brackets count there too.
  const angled = texts.flatMap(({ text }) => [...text.matchAll(/<([^<>]*)>/g)].map(([, inner = '']) => inner))
  const withoutLinks = (text: string) => text.replace(/<([^<>|]*)\|?([^<>]*)>/g, '$2')
  return {
    text: texts.map(({ type, text }) => unescapeEntities(type === 'mrkdwn' ? withoutLinks(text) : text)).join('\n'),
    links: angled.filter(inner => !/^[@!#]/.test(inner)).map(inner => unescapeEntities(inner.split('|')[0] ?? '')),
    mentions: angled.filter(inner => /^[@!#]/.test(inner)),
    styled: marked.flatMap(text => withoutLinks(text).match(/([*_~`])[^\n]+?\1/g) ?? []),
  }
}
