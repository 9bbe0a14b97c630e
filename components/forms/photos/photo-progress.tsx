import { fill } from '@/lib/template'
import type { PhotoProgress } from '@/components/forms/photo-outbox'

export interface PhotoStatusWords {
  readonly sending: string
  readonly sent: { readonly one: string; readonly many: string }
  readonly kept: string
  readonly lost: string
  readonly stuck: string
  readonly unkept: string
  readonly refused: string
}

interface PhotoProgressTextProps {
  readonly progress: PhotoProgress
  readonly words: PhotoStatusWords
}

/**
 * How the photos of a lead stand. Loaded when the first is on its way. `{n}` and `{total}` in the
 * words are numbers.
 */
export function PhotoProgressText({ progress, words }: PhotoProgressTextProps) {
  const text = textOf(progress, words)
  const hasNone = progress.status === 'sent' && progress.sent === 0
  return (
    <div className="mt-5 border-l-4 border-line bg-sunken p-4">
      {hasNone ? null : <p className="font-semibold">{text}</p>}
      {progress.status === 'sending' ? (
        <progress className="mt-2 block w-full" max={progress.total} value={progress.sent} aria-label={text} />
      ) : null}
      {progress.refused > 0 ? <p className="mt-1">{words.refused}</p> : null}
    </div>
  )
}

function textOf({ status, sent, total }: PhotoProgress, words: PhotoStatusWords): string {
  const text = status === 'sent' ? words.sent[sent === 1 ? 'one' : 'many'] : words[status]
  const n = status === 'sending' ? sent + 1 : sent
  return fill(text, { n, total })
}
