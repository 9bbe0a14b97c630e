// The two kinds of markup in running text: [a label](/path) and **strong words**. They do not nest.

export type InlinePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const MARK = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g

/** Splits running text into parts. Their texts joined are the visible text. */
export function parseInline(source: string): InlinePart[] {
  const parts: InlinePart[] = []
  let end = 0
  for (const match of source.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) })
    const [whole, label, href, strong] = match
    parts.push(
      label !== undefined && href !== undefined
        ? { kind: 'link', text: label, href }
        : { kind: 'strong', text: strong ?? '' },
    )
    end = match.index + whole.length
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) })
  return parts
}

/** Running text without its marks, for descriptions and structured data. */
export const plainText = (source: string): string =>
  parseInline(source)
    .map(part => part.text)
    .join('')
