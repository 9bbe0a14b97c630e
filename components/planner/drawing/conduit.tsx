// Conduit with fittings and straps. EMT has a highlight, PVC has joints; underground conduit is
// dashed.
import type { ConduitType } from '@/lib/planner'
import { type PlanGeometry, roundedPath } from './geometry'
import { palette } from './primitives'

/** Radius of a bend, feet. */
const BEND_FT = 0.45

export function Conduit({ geometry, conduitType }: { geometry: PlanGeometry; conduitType: ConduitType }) {
  const { paper, runs, elbows, straps } = geometry
  const width = paper.layout === 'wide' ? 5 : 4
  const radius = BEND_FT * paper.unitsPerFt
  const reach = width / 2 + 4
  return (
    <g fill="none" strokeLinejoin="round">
      {runs.map(({ surface, points }, i) => {
        const d = roundedPath(points, radius)
        const buried = surface === 'trench'
        return (
          <g key={i}>
            <path d={d} stroke={palette.ink} strokeWidth={width + 2.5} {...(buried && { strokeDasharray: '13 6' })} />
            <path
              d={d}
              stroke={palette.safety}
              strokeWidth={width}
              {...(buried && { strokeDasharray: '11 8', strokeDashoffset: -1 })}
            />
            {buried ? null : (
              <path
                d={d}
                stroke={conduitType === 'EMT' ? palette.wall : palette.ink}
                strokeWidth={conduitType === 'EMT' ? 1.2 : width}
                {...(conduitType === 'PVC' && { strokeDasharray: '1.5 16', strokeDashoffset: -8 })}
              />
            )}
          </g>
        )
      })}
      {elbows.flatMap((pieces, i) =>
        pieces.map((piece, j) => (
          <g key={`${i} ${j}`}>
            <path d={roundedPath(piece, radius)} stroke={palette.ink} strokeWidth={width + 6} />
            <path d={roundedPath(piece, radius)} stroke={palette.safety} strokeWidth={width + 3} />
          </g>
        )),
      )}
      <path
        d={straps
          .map(({ at, vertical }) =>
            vertical ? `M${at.x - reach} ${at.y}h${2 * reach}` : `M${at.x} ${at.y - reach}v${2 * reach}`,
          )
          .join('')}
        stroke={palette.ink}
        strokeWidth={2.5}
      />
    </g>
  )
}
