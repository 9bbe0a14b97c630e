import type { PhotoProgress } from '../photo-outbox'

export interface PhotoStatusLabels {
  readonly sending: string
  readonly sent: { readonly one: string; readonly many: string }
  readonly kept: string
  readonly lost: string
  readonly stuck: string
  readonly refused: string
}

interface PhotoStatusProps {
  readonly progress: PhotoProgress | null
  readonly labels: PhotoStatusLabels
}

/** How the photos of a lead that was sent stand. `{n}` and `{total}` in the words are numbers. */
export function PhotoStatus({ progress, labels }: PhotoStatusProps) {
  return (
    <div role="status">
      {progress ? (
        <div className="mt-5 border-l-4 border-line bg-sunken p-4">
          <p className="font-semibold">{textOf(progress, labels)}</p>
          {progress.status === 'sending' ? (
            <progress
              className="mt-2 block w-full"
              max={progress.total}
              value={progress.sent}
              aria-label={textOf(progress, labels)}
            />
          ) : null}
          {progress.refused > 0 ? <p className="mt-1">{labels.refused}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

function textOf({ status, sent, total }: PhotoProgress, labels: PhotoStatusLabels): string {
  const words = status === 'sent' ? labels.sent[sent === 1 ? 'one' : 'many'] : labels[status]
  const n = status === 'sending' ? sent + 1 : sent
  return words.replace('{n}', String(n)).replace('{total}', String(total))
}
