// One plan as a technical drawing: walls unfolded, conduit, dimensions, top view, title block. Pure: the server renders it into the
// page, the browser draws it again at every step, and with `printPalette` it leaves the page as a picture.
import type { ReactNode, Ref } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import { estimateOf, type Plan } from '@/lib/planner'
import { Conduit } from './drawing-conduit'
import { ChargerSymbol, PanelSymbol } from './drawing-devices'
import { type PlanGeometry, planGeometry } from './drawing-geometry'
import { type DrawingLayout, drawingPoint, floorOf } from './drawing-layout'
import { DimensionLine, Lettering } from './drawing-marks'
import { type PlanNotes, planNotes, widthOfText } from './drawing-notes'
import { Schedule, TitleBlock } from './drawing-tables'
import { TopView } from './drawing-top-view'
import { Ground } from './drawing-walls'
import type { Palette } from './palette'
import { feetMark, figureWords, fromLeftFt, placeWords, routeWords } from './words'

export interface PlanDrawingProps {
  plan: Plan
  layout: DrawingLayout
  palette: Palette
  labels: PlannerLabels
  /** Keeps the names inside several drawings on one page apart. */
  id: string
  /** A picture of its own: with ground and size. */
  standalone?: boolean
  className?: string
  ref?: Ref<SVGSVGElement>
  /** What reacts to pointer and keys, over the drawing. */
  children?: ReactNode
}

interface PartProps {
  plan: Plan
  geometry: PlanGeometry
  palette: Palette
}

/** How far from the left end of its wall the charger is, above the wall; a thin line leads down to it. */
function AlongDimension({ plan, geometry, palette }: PartProps) {
  const { sheet, charger, chargerFrame, chargerSize } = geometry
  const y = chargerFrame.top - 12
  const text = feetMark(fromLeftFt(plan))
  const span = charger.x - chargerFrame.left
  const gap = widthOfText(text, sheet.textSize) + 8
  const fits = span > gap + 12
  const end = charger.x + 12 + widthOfText(text, sheet.textSize) > sheet.width
  return (
    <g>
      <DimensionLine from={drawingPoint(chargerFrame.left, y)} to={drawingPoint(charger.x, y)} palette={palette} />
      <path
        d={`M${charger.x} ${y}V${charger.y - chargerSize.halfHeightFt * sheet.unitsPerFt}`}
        stroke={palette.muted}
        strokeWidth={1}
        strokeDasharray="9 3 2 3"
      />
      {fits ? (
        <rect
          x={chargerFrame.left + span / 2 - gap / 2}
          y={y - sheet.textSize / 2}
          width={gap}
          height={sheet.textSize}
          fill={palette.paper}
        />
      ) : null}
      <Lettering
        x={fits ? chargerFrame.left + span / 2 : end ? charger.x - 10 : charger.x + 10}
        y={y + sheet.textSize * 0.35}
        palette={palette}
        anchor={fits ? 'middle' : end ? 'end' : 'start'}
        {...(!fits && { rim: 'paper' })}
      >
        {text}
      </Lettering>
    </g>
  )
}

/** Mount height, from the floor to the charger's middle. */
function HeightDimension({ geometry, palette, notes }: Omit<PartProps, 'plan'> & { notes: PlanNotes }) {
  const { charger, chargerFrame } = geometry
  const x = notes.heightX
  return (
    <g>
      <path d={`M${charger.x} ${charger.y}H${x + notes.heightSide * 6}`} stroke={palette.muted} strokeWidth={1} />
      <DimensionLine from={drawingPoint(x, floorOf(chargerFrame))} to={drawingPoint(x, charger.y)} palette={palette} />
    </g>
  )
}

function Notes({ notes, palette }: { notes: PlanNotes; palette: Palette }) {
  const strong = [notes.charger, ...notes.legs]
  return [notes.panel, notes.height, ...strong].map((note, i) => (
    <Lettering
      key={i}
      x={note.x}
      y={note.y}
      palette={palette}
      anchor={note.anchor}
      weight={strong.includes(note) ? 700 : 500}
      rim="wall"
    >
      {note.text}
    </Lettering>
  ))
}

export function PlanDrawing({
  plan,
  layout,
  palette,
  labels,
  id,
  standalone = false,
  className,
  ref,
  children,
}: PlanDrawingProps) {
  const geometry = planGeometry(plan, layout)
  const { sheet, route } = geometry
  const { textSize } = sheet
  const notes = planNotes(plan, geometry, labels)
  const table = { textSize, palette, labels }
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className={className}
      {...(standalone && { width: sheet.width, height: sheet.height })}
    >
      {/* The picture takes no pointer: what lies over it does. */}
      <g
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
        pointerEvents="none"
        fontSize={textSize}
        fontFamily={palette.fontFamily}
      >
        <title id={`${id}-title`}>{labels.drawing.title}</title>
        <desc
          id={`${id}-words`}
        >{`${placeWords(plan, labels)} ${routeWords(route, labels)} ${figureWords(plan, route, labels)}.`}</desc>
        {standalone ? <rect width={sheet.width} height={sheet.height} fill={palette.paper} /> : null}
        <Ground sheet={sheet} trenchFt={plan.trenchFt} palette={palette} labels={labels} id={id} />
        <AlongDimension plan={plan} geometry={geometry} palette={palette} />
        <HeightDimension geometry={geometry} palette={palette} notes={notes} />
        <Conduit geometry={geometry} conduitType={plan.conduitType} palette={palette} />
        <PanelSymbol at={geometry.panel} unitsPerFt={sheet.unitsPerFt} palette={palette} />
        <ChargerSymbol
          at={geometry.charger}
          unitsPerFt={sheet.unitsPerFt}
          palette={palette}
          outline={geometry.chargerSize}
        />
        <Notes notes={notes} palette={palette} />
        <TopView
          plan={plan}
          route={route}
          box={sheet.topView}
          textSize={textSize}
          palette={palette}
          labels={labels.drawing}
        />
        {sheet.schedule ? <Schedule {...table} box={sheet.schedule} route={route} /> : null}
        <TitleBlock {...table} box={sheet.title} plan={plan} route={route} estimate={estimateOf(plan, route)} />
      </g>
      {children}
    </svg>
  )
}
