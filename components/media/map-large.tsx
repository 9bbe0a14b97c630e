// The large map. From 54rem of its own width it carries a link for every place; below that the names of a few, and the list of towns
// beside it carries the links. Width is the container's, because a sidebar takes its share of some pages.
import { useId } from 'react'
import type { MapLabels } from '@/content/map-labels'
import { labelBox, largeCallouts, largeLabels, leaderLine, textWidth } from '@/lib/map/label-places'
import { milesBetween, pathData, type SheetPoint } from '@/lib/map/long-island'
import { largeSheet } from '@/lib/map/sheets'
import { classes } from '@/components/ui/classes'
import {
  At,
  Dots,
  inkLine,
  inkText,
  MapGround,
  office,
  OfficeMark,
  tenth,
  TownMark,
  type MapLink,
  type MapProps,
} from './map-parts'

const { width, height, place, unitsPerMile, north } = largeSheet
const sheetSize = { viewBox: `0 0 ${width} ${height}`, width, height }
const scaling =
  '[--px:1] @max-[54rem]:[--px:1.5] @max-[44rem]:[--px:1.85] @max-[36rem]:[--px:2.3] @max-[28rem]:[--px:3] @max-[22rem]:[--px:3.5]'
const whereLinked = 'hidden @min-[54rem]:block'
const whereNot = '@min-[54rem]:hidden'
const whereRoomy = 'hidden @min-[36rem]:block'
const nameSize = 'text-[calc(var(--px)*12.5px)]'
const areaName = 'fill-muted font-display font-bold tracking-[0.2em] uppercase forced-colors:fill-[CanvasText]'
const waterName = 'fill-muted text-[15px] tracking-[0.05em] italic forced-colors:fill-[CanvasText]'

/** How links look, once for all of them: a name, a dot, a leader where there is one, and a target that is seen when it has the focus. */
const linkStyles = classes(
  '[&_a]:outline-none [&_a:focus-visible_path]:stroke-accent forced-colors:[&_a:focus-visible_path]:stroke-[Highlight]',
  '[&_polyline]:fill-none [&_polyline]:stroke-muted [&_polyline]:stroke-[0.8px] forced-colors:[&_polyline]:stroke-[LinkText]',
  '[&_circle]:fill-raised [&_circle]:stroke-ink [&_circle]:stroke-[1.4px] forced-colors:[&_circle]:fill-[Canvas] forced-colors:[&_circle]:stroke-[LinkText]',
  '[&_a:hover_circle]:fill-accent [&_a:focus-visible_circle]:fill-accent',
  '[&_path]:fill-transparent [&_path]:stroke-transparent [&_path]:stroke-[2.5px]',
  '[&_text]:fill-ink [&_text]:text-[16px] [&_text]:font-semibold [&_a:hover_text]:fill-accent [&_a:hover_text]:underline forced-colors:[&_text]:fill-[LinkText]',
)

function PlaceLink({ link, at, current, label }: { link: MapLink; at: SheetPoint; current: boolean; label: string }) {
  const labelPlace = largeLabels[link.slug]
  const box = labelBox(link.name, labelPlace)
  const leader = leaderLine(at, labelPlace)
  const [x, y] = [tenth(at.x), tenth(at.y)]
  return (
    <g role="listitem">
      <a href={link.href} aria-label={label} aria-current={current ? 'page' : undefined}>
        {leader.length > 0 ? (
          <polyline points={leader.map(point => `${tenth(point.x)},${tenth(point.y)}`).join(' ')} />
        ) : null}
        {milesBetween(link.point, office) < 1 && !current ? null : (
          <circle cx={x} cy={y} r={current ? 6.5 : 4} className={current ? 'fill-safety!' : undefined} />
        )}
        <path
          d={`M${tenth(x - 10)} ${y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM${tenth(box.x)} ${tenth(box.y)}h${tenth(box.width)}v${box.height}h-${tenth(box.width)}z`}
        />
        <text x={labelPlace.x} y={labelPlace.y} dy="0.35em" textAnchor={labelPlace.anchor}>
          {link.name}
        </text>
      </a>
    </g>
  )
}

/** A few names over open water, where there is no room for all. */
function Callouts({ places }: { places: readonly (MapLink & { at: SheetPoint })[] }) {
  return places.map(({ slug, name, at }) => {
    const callout = largeCallouts[slug]
    if (!callout) return null
    const { x, y, anchor, over, roomy } = callout
    return (
      <g key={slug} className={roomy && whereRoomy}>
        <path
          d={pathData([[at, { x: at.x, y }]], false)}
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

/** Twenty miles, the first and third five filled, as on a survey sheet. */
function ScaleBar({ x, y, miles }: SheetPoint & { miles: string }) {
  const five = unitsPerMile * 5
  const at = (fives: number) => tenth(five * fives)
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
    <g transform={`translate(${x} ${y}) rotate(${tenth(north)})`} className={inkLine}>
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
      className={classes(areaName, whereRoomy, 'text-[calc(var(--px)*12px)] @min-[54rem]:text-[14px]')}
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

/** In the corner that the land leaves free. Its width in pixels is taken from the text. */
function OfficeKey({ word }: { word: string }) {
  return (
    <At x={width - 14} y={height - 16}>
      <text dy="-0.2em" textAnchor="end" className={classes('text-[12.5px]', inkText)}>
        {word}
      </text>
      <g transform={`translate(${tenth(-textWidth(word, 12.5) - 9)} -6.5)`}>
        <OfficeMark />
      </g>
    </At>
  )
}

function Furniture({ labels: { around, office: officeWord, miles, north: letter } }: { labels: MapLabels }) {
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
        <OfficeMark />
        <text x={14} dy="0.35em" className={classes('text-[13px]', inkText)}>
          {officeWord}
        </text>
      </g>
      <ScaleBar x={836} y={485} miles={miles} />
      <NorthArrow x={1092} y={420} letter={letter} />
    </>
  )
}

export function LargeMap({ links, current, labels, className }: MapProps) {
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
          <MapGround sheet={largeSheet} id={id} coastLines={[24, 14, 6]} />
          <CountyNames counties={labels.counties} />
          <g className={whereLinked}>
            <Furniture labels={labels} />
          </g>
          <g className={whereNot}>
            <Callouts places={eastward} />
            <Dots points={eastward.map(({ at }) => at)} outer={7} inner={4.5} />
            {town ? (
              <At {...town.at}>
                <TownMark />
              </At>
            ) : null}
            <OfficeKey word={labels.office} />
          </g>
          <At {...place(office)}>
            <OfficeMark />
          </At>
        </svg>
        <nav aria-label={labels.nav} className={classes('absolute inset-0', whereLinked)}>
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
