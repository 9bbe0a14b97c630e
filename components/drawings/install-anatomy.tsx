// A finished installation with its parts named: along the wall from 768 px, upright on phones. The
// list below the drawing carries the words.
import { anatomy } from '@/content/words/drawings'
import { DrawingFile } from './drawing-file'
import { DrawingFrame } from './drawing-frame'

export function InstallAnatomy() {
  return (
    <>
      <DrawingFrame
        title={anatomy.elevation}
        kind={anatomy.notToScale}
        drawing={
          <>
            <DrawingFile name="installation-wide" alt={anatomy.drawing} className="hidden h-auto w-full md:block" />
            <DrawingFile name="installation-upright" alt={anatomy.drawing} className="h-auto w-full md:hidden" />
          </>
        }
      />
      <ol className="mt-8 grid grid-cols-1 gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {anatomy.parts.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[2.25rem_1fr] border-t border-line py-5">
            <span aria-hidden="true" className="font-display text-lg font-bold text-accent tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
