// The small map of a town page, without links. A run of conduit leads from the office to the town.
import { useId } from 'react'
import { conduitRun, smallOfficeCallout, textWidth } from '@/lib/map/labels'
import type { Callout as CalloutPlace } from '@/lib/schema/town'
import { milesBetween, type SheetPoint } from '@/lib/map/long-island'
import { smallSheet } from '@/lib/map/sheets'
import { classes } from '@/components/ui/classes'
import {
  AtPoint,
  Dots,
  inkLine,
  inkText,
  BaseMap,
  office,
  OfficeMarker,
  roundToTenth,
  TownMarker,
  upright,
  type MapProps,
} from './map-parts'

const { width, height, place } = smallSheet
const NAME_SIZE = 15
const NAME_TOP = 168
const EDGE = 8

function Callout({ from, x, y, anchor, name }: CalloutPlace & { from: SheetPoint; name: string }) {
  return (
    <>
      <path d={upright(from, y)} className="stroke-muted forced-colors:stroke-[CanvasText]" strokeWidth={0.8} />
      <text
        x={x}
        y={y}
        dy="-0.35em"
        textAnchor={anchor}
        className="fill-muted text-[14px] forced-colors:fill-[CanvasText]"
      >
        {name}
      </text>
    </>
  )
}

export function SmallMap({ links, current, labels, className }: MapProps) {
  const id = useId()
  const town = links.find(({ slug }) => slug === current)
  const at = town && place(town.point)
  const officeAt = place(office)
  const atOffice = town !== undefined && milesBetween(town.point, office) < 1
  const half = town ? textWidth(town.name, NAME_SIZE) * 0.53 + EDGE : 0
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={`${id}-title`}
      className={classes('block h-auto w-full max-w-[27rem] border border-line [--px:1]', className)}
    >
      <title id={`${id}-title`}>{town ? labels.marked(town.name) : labels.title}</title>
      <BaseMap sheet={smallSheet} id={id} coastLines={[9, 4]} />
      <Callout from={officeAt} {...smallOfficeCallout} name={labels.office} />
      {links
        .filter(({ slug }) => slug !== current)
        .map(({ slug, name, point, map }) => {
          const callout = map?.smallMapCallout
          const from = place(point)
          return callout ? (
            <g key={slug}>
              <Callout from={from} {...callout} name={name} />
              <Dots points={[from]} outer={5} inner={3} />
            </g>
          ) : null
        })}
      {town && at ? (
        <>
          <path d={upright(at, NAME_TOP)} className={inkLine} />
          <text
            x={roundToTenth(Math.min(Math.max(at.x, half), width - half))}
            y={NAME_TOP}
            dy="1em"
            textAnchor="middle"
            className={classes('text-[15px] font-bold', inkText)}
          >
            {town.name}
          </text>
          {atOffice ? null : (
            <path
              d={conduitRun(officeAt, at)}
              fill="none"
              strokeWidth={2.5}
              className="stroke-safety forced-colors:stroke-[Highlight]"
            />
          )}
        </>
      ) : null}
      <AtPoint {...officeAt}>
        <OfficeMarker />
      </AtPoint>
      {at && !atOffice ? (
        <AtPoint {...at}>
          <TownMarker />
        </AtPoint>
      ) : null}
    </svg>
  )
}
