import type { Titled } from '@/lib/schema/page'
import { InlineText } from '@/components/ui/inline'
import { Words } from '@/components/ui/words'

/** Paragraphs with headings, in columns separated by hairlines. */
export function TitledGrid({ items }: { items: readonly Titled[] }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-x-10 @2xl:grid-cols-2">
        {items.map(({ title, text }) => (
          <li key={title} className="titled-item">
            <h3 className="run-in">
              <Words text={title} />
            </h3>
            <p className="prose run-in-text text-muted">
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Numbered considerations with the title beside the text. */
export function TitledRows({ items }: { items: readonly Titled[] }) {
  return (
    <ol className="@container border-b border-line">
      {items.map(({ title, text }, index) => (
        <li key={title} className="numbered-row">
          <span aria-hidden="true" className="titled-number">
            {index + 1}
          </span>
          <h3 className="run-in">
            <Words text={title} />
          </h3>
          <p className="prose run-in-text text-muted">
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
