import { singleLine, type SingleLineName } from '@/content/words/drawings'
import { DrawingFile } from './drawing-file'
import { DrawingFrame } from './drawing-frame'

/** A single-line diagram in its frame. The text below it says the same to screen readers. */
export function SingleLine({ name }: { name: SingleLineName }) {
  const { title, text } = singleLine.drawings[name]
  return (
    <DrawingFrame
      title={title}
      kind={singleLine.kind}
      drawing={
        <DrawingFile
          name={`single-line-${name}`}
          alt={`${singleLine.kind}: ${title}`}
          className="m-auto h-auto w-full max-w-[31rem] px-2 py-6"
        />
      }
    >
      <p>{text}</p>
    </DrawingFrame>
  )
}
