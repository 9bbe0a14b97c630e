'use client'
// The year as a field: days across, the hours of a day down. The canvas has one pixel for each
// interval and is stretched; the words around it are text.
import { useLayoutEffect, useRef } from 'react'
import type { PanelReplayWords } from '@/content/words/panel-replay'
import type { YearField } from '@/lib/panel/replay-field'
import { fill } from '@/lib/template'
import { Words } from '@/components/ui/words'
import { useMedia } from '@/components/ui/use-media'
import { darkField, type FieldColors, lightField, paintField } from './paint-field'
import { hourMarks, monthMarks } from './marks'
import type { ReplayText } from './sentence'

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
      className="block h-[18rem] w-full border-y border-line [image-rendering:pixelated] print:h-[70mm]"
    />
  )
}

/** As the field shows it: solid, hatched, or a wedge. */
function Key({ color, hatch, isWedge, text }: { color: string; hatch?: string; isWedge?: boolean; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 flex-none border border-edge">
        <path d={isWedge ? 'M0 0h16v7h-5v9H5V7H0z' : 'M0 0h16v16H0z'} fill={color} />
        {hatch ? <path d="M0 6 6 0M0 14 14 0M6 16 16 6M14 16l2-2" stroke={hatch} strokeWidth="3" /> : null}
      </svg>
      {text}
    </li>
  )
}

interface FrameProps extends FieldProps {
  words: PanelReplayWords['field']
}

/** The field with its months, hours and legend, in given colors. */
export function FieldFrame({ field, label, colors, words }: FrameProps) {
  return (
    <>
      <div className="relative">
        <FieldCanvas field={field} label={label} colors={colors} />
        {hourMarks(field).map(({ share, text }) => (
          <span key={text} aria-hidden="true" className="hour-mark" style={{ top: `${share * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="relative h-6 overflow-hidden text-xs text-muted">
        {monthMarks(field).map(({ share, text }) => (
          <span key={share} className="absolute top-1 [translate:-50%]" style={{ left: `${share * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 px-4 py-3 text-sm">
        {words.scale.map((text, index) => (
          <Key key={text} color={colors.house[index + 1] ?? ''} text={text} />
        ))}
        <Key color={colors.car} text={words.carFull} />
        <Key color={colors.car} hatch={colors.hatch} text={words.carSlowed} />
        <Key color={colors.short} isWedge text={words.short} />
      </ul>
    </>
  )
}

interface YearPictureProps {
  field: YearField
  text: ReplayText
  words: PanelReplayWords['field']
}

export function YearPicture({ field, text, words }: YearPictureProps) {
  const colors = useMedia('(prefers-color-scheme: dark)') ? darkField : lightField
  const label = fill(words.label, { days: field.dayCount, sentence: text.sentence })
  return (
    <figure className="mt-5 border border-line bg-raised">
      <figcaption className="px-3 py-3 font-display text-xl leading-tight font-bold sm:px-4 sm:text-3xl">
        <Words text={text.head} />
      </figcaption>
      <FieldFrame field={field} label={label} colors={colors} words={words} />
    </figure>
  )
}
