// Walls, floor and trench.
import { GARAGE_SIZE_FT, WALL_HALF_WIDTH_FT, WALL_HEIGHT_FT } from '@/lib/planner'
import type { PlannerWords } from '@/content/words/planner'
import { estimateTextWidth } from './annotations'
import { floorOf, type Paper, type WallFrame, widthOf, frameBox } from './layout'
import { DrawingText, palette } from './primitives'
import { fill } from '@/lib/template'
import { formatFeet } from '@/components/planner/plan-text'

interface GroundProps {
  paper: Paper
  trenchFt: number
  words: PlannerWords
  /** Prefix of the pattern ids; several drawings share a page. */
  id: string
}

/** A one-foot grid, and hatching for earth. */
function Patterns({ paper, id }: Pick<GroundProps, 'paper' | 'id'>) {
  const [first] = paper.frames
  const size = paper.unitsPerFt
  return (
    <defs>
      <pattern
        id={`${id}-feet`}
        x={first?.left}
        y={first?.top}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
      >
        <path d={`M0 0H${size}M0 0V${size}`} stroke={palette.line} strokeWidth={0.75} strokeOpacity={0.6} fill="none" />
      </pattern>
      <pattern id={`${id}-earth`} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" stroke={palette.edge} strokeWidth={1.5} fill="none" />
      </pattern>
    </defs>
  )
}

/** With the wall's size, where that is not longer than the wall. */
function wallTitle(frame: WallFrame, { textSize }: Paper, { drawing: { walls, wallSize } }: PlannerWords) {
  const wall = walls[frame.wall]
  const title = fill(wallSize, { wall, width: 2 * WALL_HALF_WIDTH_FT[frame.wall], height: WALL_HEIGHT_FT })
  return estimateTextWidth(title, textSize) > widthOf(frame) ? wall : title
}

function Wall({ frame, paper, words, id }: Omit<GroundProps, 'trenchFt'> & { frame: WallFrame }) {
  const floor = floorOf(frame)
  const box = frameBox(frame)
  const overhang = paper.layout === 'wide' ? 0 : 6
  return (
    <g>
      <rect {...box} fill={palette.wall} />
      <rect {...box} fill={`url(#${id}-feet)`} stroke={palette.edge} strokeWidth={1.25} />
      <rect
        x={frame.left - overhang}
        y={floor}
        width={widthOf(frame) + 2 * overhang}
        height={9}
        fill={`url(#${id}-earth)`}
      />
      <path
        d={`M${frame.left - overhang} ${floor}h${widthOf(frame) + 2 * overhang}`}
        stroke={palette.ink}
        strokeWidth={2.5}
      />
      <DrawingText x={frame.left} y={frame.top - paper.textSize * 2.1} weight={700}>
        {wallTitle(frame, paper, words)}
      </DrawingText>
    </g>
  )
}

function Trench({ paper, trenchFt, words, id }: GroundProps) {
  if (!paper.trench) return null
  const { trench, toTrench, fromTrench } = words.drawing
  const length = formatFeet(trenchFt)
  const texts = { whole: fill(trench, { length }), to: fill(toTrench, { length }), from: fill(fromTrench, { length }) }
  return (
    <g>
      {paper.trench.earth.map(earth => (
        <rect
          key={`${earth.x} ${earth.y}`}
          {...earth}
          fill={`url(#${id}-earth)`}
          stroke={palette.edge}
          strokeWidth={1}
          strokeDasharray="6 4"
        />
      ))}
      {paper.trench.labels.map(({ at, kind }) => (
        <DrawingText
          key={kind}
          x={at.x}
          y={kind === 'whole' ? at.y - paper.textSize * 0.55 : at.y + paper.textSize * 0.35}
          anchor={kind === 'whole' ? 'middle' : kind === 'to' ? 'start' : 'end'}
          weight={700}
          halo="paper"
        >
          {texts[kind]}
        </DrawingText>
      ))}
    </g>
  )
}

export function Ground(props: GroundProps) {
  const { paper } = props
  const [back] = paper.frames
  return (
    <g>
      <Patterns {...props} />
      {paper.frames.map(frame => (
        <Wall key={frame.wall} frame={frame} {...props} />
      ))}
      {paper.layout === 'wide' && back ? (
        <path
          d={`M${back.left + GARAGE_SIZE_FT * back.unitsPerFt} ${back.top - 10}V${floorOf(back) + 12}`}
          stroke={palette.ink}
          strokeWidth={1.5}
          strokeDasharray="14 4 2 4"
        />
      ) : null}
      <Trench {...props} />
    </g>
  )
}
