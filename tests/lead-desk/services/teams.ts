// A Teams workflow: 202 to any JSON, and then it posts only messages of the right form.
// Action.OpenUrl takes web addresses, tel: and mailto:.
// https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook
import { type Answer, type Fields, isFields, isText, jsonFields, list, onlyKeys, type Shown } from './answer'

/** Counted in UTF-16 too, as the older connectors did. */
const MAX_BYTES = 28 * 1024

export function answerAsTeams(body: string): Answer {
  if (jsonFields(body) === undefined)
    return {
      status: 400,
      body: JSON.stringify({
        error: { code: 'InvalidRequestContent', message: 'The request content is not valid JSON.' },
      }),
      contentType: 'application/json',
    }
  return { status: 202, body: '' }
}

const isRun = (value: unknown) =>
  isFields(value) &&
  value.type === 'TextRun' &&
  isText(value.text, 1, Infinity) &&
  onlyKeys(value, ['type', 'text', 'weight', 'size', 'isSubtle'])

const isElement = (value: unknown) =>
  isFields(value) &&
  (value.type === 'RichTextBlock'
    ? onlyKeys(value, ['type', 'inlines', 'spacing']) &&
      list(value.inlines).length > 0 &&
      list(value.inlines).every(isRun)
    : value.type === 'TextBlock' && isText(value.text, 1, Infinity))

const isAction = (value: unknown) =>
  isFields(value) &&
  value.type === 'Action.OpenUrl' &&
  isText(value.title, 1, 200) &&
  /^(?:https?:\/\/\S+|tel:\+?\d+(?:;ext=\d+)?)$/.test(String(value.url))

export function isPostedByTeams(body: string): boolean {
  const message = jsonFields(body)
  const [attachment, ...more] = list(message?.attachments)
  if (message?.type !== 'message' || more.length > 0 || !isFields(attachment)) return false
  const card = attachment.content
  return (
    Buffer.byteLength(body, 'utf8') < MAX_BYTES &&
    Buffer.byteLength(body, 'utf16le') < 2 * MAX_BYTES &&
    attachment.contentType === 'application/vnd.microsoft.card.adaptive' &&
    isFields(card) &&
    card.type === 'AdaptiveCard' &&
    ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5'].includes(String(card.version)) &&
    list(card.body).length > 0 &&
    list(card.body).every(isElement) &&
    list(card.actions).length <= 6 &&
    list(card.actions).every(isAction)
  )
}

export function shownByTeams(message: Fields): Shown {
  const [attachment] = list(message.attachments) as Fields[]
  const card = attachment?.content as Fields
  const elements = list(card.body) as Fields[]
  const runs = elements.flatMap(({ inlines }) => list(inlines) as Fields[])
  const formatted = elements.flatMap(({ type, text }) => (type === 'TextBlock' ? [String(text)] : []))
  return {
    text: [
      ...elements.map(({ inlines }) => (list(inlines) as Fields[]).map(run => String(run.text)).join('')),
      ...formatted,
    ].join('\n'),
    links: (list(card.actions) as Fields[]).map(({ url }) => String(url)),
    // Mentions need entities beside the text.
    mentions: (list((card.msteams as Fields | undefined)?.entities) as Fields[]).map(({ text }) => String(text)),
    styled: [...formatted, ...runs.map(run => String(run.text)).filter(text => /\{\{(?:DATE|TIME)\(/.test(text))],
  }
}
