// Nassau and Suffolk, drawn to scale at build time, for the index pages. From a container width of
// 54rem it links every town. Below that it names a few, and the list of towns below it has the
// links.
import { useId } from 'react'
import type { MapLabels } from '@/content/words/site'
import { labelBox, leaderLine, textWidth } from '@/lib/map/labels'
import { milesBetween, type SheetPoint } from '@/lib/map/long-island'
import { largeSheet } from '@/lib/map/sheets'
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
  type MapLink,
  type MapProps,
} from './map-parts'

const { width, height, place, unitsPerMile, north } = largeSheet
const sheetSize = { viewBox: `0 0 ${width} ${height}`, width, height }
const scaling =
  '[--px:1] @max-[54rem]:[--px:1.5] @max-[44rem]:[--px:1.85] @max-[36rem]:[--px:2.3] @max-[28rem]:[--px:3] @max-[22rem]:[--px:3.5]'
const onWideMap = 'hidden @min-[54rem]:block'
const onNarrowMap = '@min-[54rem]:hidden'
const aboveNarrow = 'hidden @min-[36rem]:block'
const nameSize = 'text-[calc(var(--px)*12.5px)]'
const areaName = 'fill-muted font-display font-bold tracking-[0.2em] uppercase forced-colors:fill-[CanvasText]'
const waterName = 'fill-muted text-[15px] tracking-[0.05em] italic forced-colors:fill-[CanvasText]'

/**
 * Styles of all links at once, which keeps the markup small. The path is the target, visible on
 * focus.
 */
const linkStyles = classes(
  '[&_a]:outline-none [&_a:focus-visible_path]:stroke-accent forced-colors:[&_a:focus-visible_path]:stroke-[Highlight]',
  '[&_polyline]:fill-none [&_polyline]:stroke-muted [&_polyline]:stroke-[0.8px] forced-colors:[&_polyline]:stroke-[LinkText]',
  '[&_circle]:fill-raised [&_circle]:stroke-ink [&_circle]:stroke-[1.4px] forced-colors:[&_circle]:fill-[Canvas] forced-colors:[&_circle]:stroke-[LinkText]',
  '[&_a:hover_circle]:fill-accent [&_a:focus-visible_circle]:fill-accent',
  '[&_path]:fill-transparent [&_path]:stroke-transparent [&_path]:stroke-[2.5px]',
  '[&_text]:fill-ink [&_text]:text-[16px] [&_text]:font-semibold [&_a:hover_text]:fill-accent [&_a:hover_text]:underline forced-colors:[&_text]:fill-[LinkText]',
)

const round = (line: readonly SheetPoint[]) => line.map(({ x, y }) => `${roundToTenth(x)},${roundToTenth(y)}`).join(' ')

function PlaceLink({ link, at, current, label }: { link: MapLink; at: SheetPoint; current: boolean; label: string }) {
  const name = link.map?.label
  const box = name && labelBox(link.name, name)
  const leader = name ? leaderLine(at, name) : []
  const [x, y] = [roundToTenth(at.x), roundToTenth(at.y)]
  const dotTarget = `M${roundToTenth(x - 10)} ${y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0z`
  const nameTarget = box
    ? `M${roundToTenth(box.x)} ${roundToTenth(box.y)}h${roundToTenth(box.width)}v${box.height}h-${roundToTenth(box.width)}z`
    : ''
  return (
    <g role="listitem">
      <a href={link.href} aria-label={label} aria-current={current ? 'page' : undefined}>
        {leader.length > 0 ? <polyline points={round(leader)} /> : null}
        {milesBetween(link.point, office) < 1 && !current ? null : (
          <circle cx={x} cy={y} r={current ? 6.5 : 4} className={current ? 'fill-safety!' : undefined} />
        )}
        <path d={dotTarget + nameTarget} />
        {name ? (
          <text x={name.x} y={name.y} dy="0.35em" textAnchor={name.anchor}>
            {link.name}
          </text>
        ) : null}
      </a>
    </g>
  )
}

/** A few names over open water, where there is no room for every name. */
function Callouts({ places }: { places: readonly (MapLink & { at: SheetPoint })[] }) {
  return places.map(({ slug, name, at, map }) => {
    const callout = map?.callout
    if (!callout) return null
    const { x, y, anchor, over, hideOnPhone } = callout
    return (
      <g key={slug} className={hideOnPhone && aboveNarrow}>
        <path
          d={upright(at, y)}
          className="stroke-muted forced-colors:stroke-[CanvasText]"
          style={{ strokeWidth: 'calc(var(--px) * 0.8px)' }}
        />
        <text
          x={x}
          y={y}
          dy={over === 'sound' ? '-0.4em' : '1.05em'}
          textAnchor={anchor}
          className={classes('font-semibold', nameSize, inkText)}
        >
          {name}
        </text>
      </g>
    )
  })
}

/** Twenty miles in steps of five. */
function ScaleBar({ x, y, miles }: SheetPoint & { miles: string }) {
  const five = unitsPerMile * 5
  const at = (fives: number) => roundToTenth(five * fives)
  return (
    <g transform={`translate(${x} ${y})`} className={classes('text-[13px]', inkText)}>
      <path
        d={`M0 0H${at(4)}M0-6V6M${at(1)}-4V4M${at(2)}-6V6M${at(3)}-4V4M${at(4)}-6V6`}
        fill="none"
        className={inkLine}
      />
      <path d={`M0 0H${at(1)}M${at(2)} 0H${at(3)}`} fill="none" strokeWidth={4} className={inkLine} />
      <text y={-13} textAnchor="middle">
        0
      </text>
      <text x={at(2)} y={-13} textAnchor="middle">
        10
      </text>
      <text x={at(4)} y={-13} textAnchor="middle">
        20 {miles}
      </text>
    </g>
  )
}

function NorthArrow({ x, y, letter }: SheetPoint & { letter: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${roundToTenth(north)})`} className={inkLine}>
      <path d="M0 24V-20" />
      <path d="M0-26-6-8 0-12z" className={inkText} />
      <path d="M0-26 6-8 0-12z" className="fill-raised forced-colors:fill-[Canvas]" />
      <text
        y={-32}
        textAnchor="middle"
        stroke="none"
        className={classes('font-display text-[14px] font-bold', inkText)}
      >
        {letter}
      </text>
    </g>
  )
}

function CountyNames({ counties }: { counties: MapLabels['counties'] }) {
  return (
    <g
      textAnchor="middle"
      className={classes(areaName, aboveNarrow, 'text-[calc(var(--px)*12px)] @min-[54rem]:text-[14px]')}
    >
      <text x={165} y={256}>
        {counties.nassau}
      </text>
      <text x={573} y={229}>
        {counties.suffolk}
      </text>
    </g>
  )
}

/** The legend of the narrow map, in its free corner. */
function OfficeKey({ word }: { word: string }) {
  return (
    <AtPoint x={width - 14} y={height - 16}>
      <text dy="-0.2em" textAnchor="end" className={classes('text-[12.5px]', inkText)}>
        {word}
      </text>
      <g transform={`translate(${roundToTenth(-textWidth(word, 12.5) - 9)} -6.5)`}>
        <OfficeMarker />
      </g>
    </AtPoint>
  )
}

function MapDecorations({ labels: { around, office: officeWord, miles, north: letter } }: { labels: MapLabels }) {
  return (
    <>
      <text x={252} y={32} textAnchor="middle" className={classes(areaName, 'text-[12px]')}>
        {around.connecticut}
      </text>
      <text x={12} y={284} className={classes(areaName, 'text-[12px] tracking-[0.1em]')}>
        {around.queens}
      </text>
      <text x={664} y={122} className={waterName}>
        {around.sound}
      </text>
      <text x={676} y={424} className={waterName}>
        {around.ocean}
      </text>
      <g transform="translate(680 485)">
        <OfficeMarker />
        <text x={14} dy="0.35em" className={classes('text-[13px]', inkText)}>
          {officeWord}
        </text>
      </g>
      <ScaleBar x={836} y={485} miles={miles} />
      <NorthArrow x={1092} y={420} letter={letter} />
    </>
  )
}

export function LongIslandMap({ links, current, labels, className }: MapProps) {
  const id = useId()
  const eastward = links.map(link => ({ ...link, at: place(link.point) })).sort((a, b) => a.at.x - b.at.x)
  const town = eastward.find(({ slug }) => slug === current)
  return (
    <div className={classes('@container', className)}>
      <div className={classes('relative border border-line', scaling)}>
        <svg
          {...sheetSize}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-description`}
          className="block h-auto w-full"
        >
          <title id={`${id}-title`}>{labels.title}</title>
          <desc id={`${id}-description`}>{labels.description}</desc>
          <BaseMap sheet={largeSheet} id={id} coastLines={[24, 14, 6]} />
          <CountyNames counties={labels.counties} />
          <g className={onWideMap}>
            <MapDecorations labels={labels} />
          </g>
          <g className={onNarrowMap}>
            <Callouts places={eastward} />
            <Dots points={eastward.map(({ at }) => at)} outer={7} inner={4.5} />
            {town ? (
              <AtPoint {...town.at}>
                <TownMarker />
              </AtPoint>
            ) : null}
            <OfficeKey word={labels.office} />
          </g>
          <AtPoint {...place(office)}>
            <OfficeMarker />
          </AtPoint>
        </svg>
        <nav aria-label={labels.nav} className={classes('absolute inset-0', onWideMap)}>
          <svg {...sheetSize} role="list" className={classes('block h-auto w-full', linkStyles)}>
            {eastward.map(link => (
              <PlaceLink
                key={link.slug}
                link={link}
                at={link.at}
                current={link.slug === current}
                label={labels.place[link.family](link.name)}
              />
            ))}
          </svg>
        </nav>
      </div>
    </div>
  )
}
