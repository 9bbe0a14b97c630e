// The plan as a technical drawing: unfolded walls, conduit, dimensions, top view, title block.
// Rendered on the server, in the browser, and as an image (drawing-image.tsx).
import type { ReactNode, Ref } from 'react'
import type { PlannerWords } from '@/content/words/planner'
import { estimateOf, type Plan } from '@/lib/planner'
import { Conduit } from './conduit'
import { ChargerSymbol, PanelSymbol } from './device-symbols'
import { type PlanGeometry, planGeometry } from './geometry'
import { type DrawingLayout, drawingPoint, floorOf } from './layout'
import { DimensionLine, DrawingText, palette } from './primitives'
import { type PlanAnnotations, placeAnnotations, estimateTextWidth } from './annotations'
import { Schedule, TitleBlock } from './tables'
import { TopView } from './top-view'
import { Ground } from './walls'
import { formatFeet, describeFigures, fromLeftFt, describePlace, describeRoute } from '@/components/planner/plan-text'

export interface PlanDrawingProps {
  plan: Plan
  layout: DrawingLayout
  words: PlannerWords
  /** Prefix of the ids inside; several drawings share a page. */
  id: string
  /** Draws a document of its own, with background and size. */
  standalone?: boolean
  className?: string
  ref?: Ref<SVGSVGElement>
  /** Interactive elements on top of the drawing. */
  children?: ReactNode
}

interface PartProps {
  plan: Plan
  geometry: PlanGeometry
}

/** Distance from the wall's left end to the charger, with a line down to the charger. */
function AlongDimension({ plan, geometry }: PartProps) {
  const { paper, charger, chargerFrame, chargerSize } = geometry
  const y = chargerFrame.top - 12
  const text = formatFeet(fromLeftFt(plan))
  const span = charger.x - chargerFrame.left
  const gap = estimateTextWidth(text, paper.textSize) + 8
  if (span === 0) return null
  const fits = span > gap + 12
  const end = charger.x + 12 + estimateTextWidth(text, paper.textSize) > paper.width
  return (
    <g>
      <DimensionLine from={drawingPoint(chargerFrame.left, y)} to={drawingPoint(charger.x, y)} />
      <path
        d={`M${charger.x} ${y}V${charger.y - chargerSize.halfHeightFt * paper.unitsPerFt}`}
        stroke={palette.muted}
        strokeWidth={1}
        strokeDasharray="9 3 2 3"
      />
      {fits ? (
        <rect
          x={chargerFrame.left + span / 2 - gap / 2}
          y={y - paper.textSize / 2}
          width={gap}
          height={paper.textSize}
          fill={palette.paper}
        />
      ) : null}
      <DrawingText
        x={fits ? chargerFrame.left + span / 2 : end ? charger.x - 10 : charger.x + 10}
        y={y + paper.textSize * 0.35}
        anchor={fits ? 'middle' : end ? 'end' : 'start'}
        {...(!fits && { halo: 'paper' })}
      >
        {text}
      </DrawingText>
    </g>
  )
}

/** Mount height: floor to the charger's center. */
function HeightDimension({ geometry, annotations }: Omit<PartProps, 'plan'> & { annotations: PlanAnnotations }) {
  const { charger, chargerFrame } = geometry
  const x = annotations.heightX
  return (
    <g>
      <path d={`M${charger.x} ${charger.y}H${x + annotations.heightSide * 6}`} stroke={palette.muted} strokeWidth={1} />
      <DimensionLine from={drawingPoint(x, floorOf(chargerFrame))} to={drawingPoint(x, charger.y)} />
    </g>
  )
}

function Annotations({ annotations }: { annotations: PlanAnnotations }) {
  const strong = [annotations.charger, ...annotations.legs]
  return [annotations.panel, annotations.height, ...strong].map((note, i) => (
    <DrawingText
      key={i}
      x={note.x}
      y={note.y}
      anchor={note.anchor}
      weight={strong.includes(note) ? 700 : 500}
      halo="wall"
    >
      {note.text}
    </DrawingText>
  ))
}

export function PlanDrawing({
  plan,
  layout,
  words,
  id,
  standalone = false,
  className,
  ref,
  children,
}: PlanDrawingProps) {
  const geometry = planGeometry(plan, layout)
  const { paper, route } = geometry
  const { textSize } = paper
  const annotations = placeAnnotations(plan, geometry, words)
  const table = { textSize, words }
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      data-layout={layout}
      className={className}
      {...(standalone && { width: paper.width, height: paper.height })}
    >
      {/* Pointer events belong to the elements on top. */}
      <g
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
        pointerEvents="none"
        fontSize={textSize}
        fontFamily="var(--font-body)"
      >
        <title id={`${id}-title`}>{words.drawing.title}</title>
        <desc
          id={`${id}-words`}
        >{`${describePlace(plan, words)} ${describeRoute(route, words)} ${describeFigures(plan, route, words)}.`}</desc>
        {standalone ? <rect width={paper.width} height={paper.height} fill={palette.paper} /> : null}
        <Ground paper={paper} trenchFt={plan.trenchFt} words={words} id={id} />
        <AlongDimension plan={plan} geometry={geometry} />
        <HeightDimension geometry={geometry} annotations={annotations} />
        <Conduit geometry={geometry} conduitType={plan.conduitType} />
        <PanelSymbol at={geometry.panel} unitsPerFt={paper.unitsPerFt} />
        <ChargerSymbol at={geometry.charger} unitsPerFt={paper.unitsPerFt} outline={geometry.chargerSize} />
        <Annotations annotations={annotations} />
        <TopView plan={plan} route={route} box={paper.topView} textSize={textSize} words={words.drawing} />
        {paper.schedule ? <Schedule {...table} box={paper.schedule} route={route} /> : null}
        <TitleBlock {...table} box={paper.title} plan={plan} route={route} estimate={estimateOf(plan, route)} />
      </g>
      {children}
    </svg>
  )
}
