// Nassau and Suffolk on the index pages. From a container width of 54rem the large map links every
// town. Below that the small one shows where they are, and the list of towns below it has the
// links. Both are files (components/drawings/files.tsx).
import { labelBox, leaderLine } from '@/lib/map/labels'
import { milesBetween, type SheetPoint } from '@/lib/map/long-island'
import { largeSheet } from '@/lib/map/sheets'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { classes } from '@/components/ui/classes'
import { businessPoint, roundToTenth, type MapLink, type MapProps } from './map-parts'

const { width, height, place } = largeSheet

const round = (line: readonly SheetPoint[]) => line.map(({ x, y }) => `${roundToTenth(x)},${roundToTenth(y)}`).join(' ')

/** The path is the target, visible on focus. */
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
        {milesBetween(link.point, businessPoint) < 1 && !current ? null : (
          <circle cx={x} cy={y} r={current ? 6.5 : 4} className={current ? 'fill-safety!' : undefined} />
        )}
        <path d={dotTarget + nameTarget} />
        {name ? (
          <text x={name.x} y={name.y} dy=".35em" textAnchor={name.anchor}>
            {link.name}
          </text>
        ) : null}
      </a>
    </g>
  )
}

export function LongIslandMap({ links, current, labels, className }: MapProps) {
  const eastward = links.map(link => ({ ...link, at: place(link.point) })).sort((a, b) => a.at.x - b.at.x)
  const alt = `${labels.title}. ${labels.description}`
  return (
    <div className={classes('@container', className)}>
      <DrawingFile name="map-long-island" alt={alt} className="map-small" />
      <div className="map-large">
        <DrawingFile name="map-with-names" alt={alt} className="w-full" />
        <nav aria-label={labels.nav} className="absolute inset-0">
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="list" className="map-links">
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
