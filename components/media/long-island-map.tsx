// Nassau and Suffolk on the index pages. From a container width of 54rem the large map links every
// town. Below that the small one shows where they are, and the list of towns below it has the
// links. Both are files (components/drawings/files.tsx).
import { townPage, type PlaceFamily } from '@/content/routes'
import { allTowns, type Town } from '@/content/towns'
import { mapWords } from '@/content/words/map'
import { labelBox, leaderLine } from '@/lib/map/labels'
import { milesBetween, type SheetPoint } from '@/lib/map/long-island'
import { largeSheet } from '@/lib/map/sheets'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { businessPoint, roundToTenth } from './map-parts'

const { width, height, place } = largeSheet

const eastward = allTowns.toSorted((a, b) => place(a.point).x - place(b.point).x)

const round = (line: readonly SheetPoint[]) => line.map(({ x, y }) => `${roundToTenth(x)},${roundToTenth(y)}`).join(' ')

export interface PlaceLinkProps {
  town: Pick<Town, 'slug' | 'name' | 'point' | 'map'>
  /** The kind of page to link, where the town has one. */
  preferred: PlaceFamily
}

/** The path is the target, visible on focus. */
export function PlaceLink({ town, preferred }: PlaceLinkProps) {
  const { path, family } = townPage(town.slug, preferred)
  const at = place(town.point)
  const name = town.map?.label
  const box = name && labelBox(town.name, name)
  const leader = name ? leaderLine(at, name) : []
  const [x, y] = [roundToTenth(at.x), roundToTenth(at.y)]
  const dotTarget = `M${roundToTenth(x - 10)} ${y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0z`
  const nameTarget = box
    ? `M${roundToTenth(box.x)} ${roundToTenth(box.y)}h${roundToTenth(box.width)}v${box.height}h-${roundToTenth(box.width)}z`
    : ''
  return (
    <g role="listitem">
      <a href={path} aria-label={mapWords.place[family](town.name)}>
        {leader.length > 0 ? <polyline points={round(leader)} /> : null}
        {milesBetween(town.point, businessPoint) < 1 ? null : <circle cx={x} cy={y} r={4} />}
        <path d={dotTarget + nameTarget} />
        {name ? (
          <text x={name.x} y={name.y} dy=".35em" textAnchor={name.anchor}>
            {town.name}
          </text>
        ) : null}
      </a>
    </g>
  )
}

/** Links each town's page of the preferred kind, or else its other one. */
export function LongIslandMap({ preferred }: { preferred: PlaceFamily }) {
  const alt = `${mapWords.title}. ${mapWords.description}`
  return (
    <div className="@container mb-10">
      <DrawingFile name="map-long-island" alt={alt} className="map-small" />
      <div className="map-large">
        <DrawingFile name="map-with-names" alt={alt} className="w-full" />
        <nav aria-label={mapWords.nav} className="absolute inset-0">
          <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="list" className="map-links">
            {eastward.map(town => (
              <PlaceLink key={town.slug} town={town} preferred={preferred} />
            ))}
          </svg>
        </nav>
      </div>
    </div>
  )
}
