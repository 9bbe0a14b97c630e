import { parseInline } from '@/lib/inline'
import { Words } from './words'

/** Running text with its links and strong words. */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((part, index) => {
    if (part.kind === 'link')
      return (
        <a key={index} href={part.href}>
          {part.text}
        </a>
      )
    if (part.kind === 'strong')
      return (
        <strong key={index}>
          <Words text={part.text} />
        </strong>
      )
    return <Words key={index} text={part.text} />
  })
}
