'use client'
// The year as a field: days across, the hours of a day down. The canvas has one pixel for each
// interval and is stretched; the words around it are text.
import { useLayoutEffect, useRef } from 'react'
import type { PanelReplayLabels } from '@/content/words/panel-replay'
import type { YearField } from '@/lib/panel/replay-field'
import { fill } from '@/lib/template'
import { useMedia } from '@/components/ui/use-media'
import { darkField, type FieldColors, lightField, paintField } from './paint-field'
import { hourMarks, monthMarks } from './marks'

interface FieldProps {
  field: YearField
  label: string
  colors: FieldColors
}

function FieldCanvas({ field, label, colors }: FieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) paintField(canvas.current, field, colors)
  }, [field, colors])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="block h-[18rem] w-full border border-line [image-rendering:pixelated] print:h-[70mm]"
    />
  )
}

function Key({ color, text }: { color: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 flex-none border border-edge">
        <rect width="16" height="16" fill={color} />
      </svg>
      {text}
    </li>
  )
}

interface FrameProps extends FieldProps {
  labels: PanelReplayLabels['field']
}

/** The field with its months, hours and legend, in given colors. */
export function FieldFrame({ field, label, colors, labels }: FrameProps) {
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="relative w-12 text-right text-xs text-muted">
          {hourMarks(field).map(({ share, text }) => (
            <span key={text} className="absolute right-0 -translate-y-1/2" style={{ top: `${share * 100}%` }}>
              {text}
            </span>
          ))}
        </div>
        <FieldCanvas field={field} label={label} colors={colors} />
        <div />
        <div aria-hidden="true" className="relative h-6 overflow-hidden text-xs text-muted">
          {monthMarks(field).map(({ share, text }) => (
            <span key={share} className="absolute top-1 -translate-x-1/2" style={{ left: `${share * 100}%` }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {labels.scale.map((text, index) => (
          <Key key={text} color={colors.house[index + 1] ?? ''} text={text} />
        ))}
        <Key color={colors.carFull} text={labels.carFull} />
        <Key color={colors.carSlowed} text={labels.carSlowed} />
        <Key color={colors.short} text={labels.short} />
      </ul>
    </>
  )
}

interface YearPictureProps {
  field: YearField
  sentence: string
  labels: PanelReplayLabels['field']
}

export function YearPicture({ field, sentence, labels }: YearPictureProps) {
  const colors = useMedia('(prefers-color-scheme: dark)') ? darkField : lightField
  const label = fill(labels.label, { days: field.dayCount, sentence })
  return (
    <figure className="mt-8 border border-line bg-raised">
      <div className="px-3 pt-4 pb-4 sm:px-5">
        <FieldFrame field={field} label={label} colors={colors} labels={labels} />
      </div>
      <figcaption className="border-t border-line px-5 py-3 font-display text-lg font-bold">{labels.title}</figcaption>
    </figure>
  )
}
