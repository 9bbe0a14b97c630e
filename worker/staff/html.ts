// HTML in which every inserted text is escaped: only the result of another markup`…` goes in as
// markup.

export class Html {
  readonly markup: string
  constructor(text: string) {
    this.markup = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((result, text, index) => result + markupOf(parts[index - 1]) + text))
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'object') return part.map(markupOf).join('')
  return escapeText(String(part))
}

/**
 * For text and for quoted attribute values. Control characters, which HTML cannot hold, become
 * U+FFFD.
 */
function escapeText(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"'`]/g, character => `&#${character.charCodeAt(0)};`)
}
