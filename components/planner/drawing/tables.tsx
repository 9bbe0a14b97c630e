// The drawing's two tables: the legs of the route, and the title block with the main figures.
import type { PlannerWords } from '@/content/words/planner'
import { brands, chargerPositionFt, type Estimate, type Plan, type Route } from '@/lib/planner'
import { usd } from '@/lib/usd'
import type { Box } from './layout'
import { DrawingText, palette } from './primitives'
import { estimateTextWidth } from './annotations'
import { fill } from '@/lib/template'
import { formatFeet, formatInches, legKind } from '@/components/planner/plan-text'

interface TableProps {
  box: Box
  textSize: number
  words: PlannerWords
}

interface RowsProps {
  title: string
  rows: readonly (readonly [string, string])[]
  box: Box
  textSize: number
  rowHeight: number
}

/** Height of the title, in lines of the table's text size. */
const TITLE_LINES = 1.5

/** A title, then rows: label left, value right, hairline below. */
function Rows({ title, rows, box: { x, y, width }, textSize, rowHeight }: RowsProps) {
  return (
    <>
      <DrawingText x={x} y={y + textSize} weight={700}>
        {title}
      </DrawingText>
      {rows.map(([label, value], i) => {
        const line = y + textSize * TITLE_LINES + (i + 1) * rowHeight
        const baseline = line - rowHeight * 0.3
        return (
          <g key={i}>
            <DrawingText x={x} y={baseline} tone="muted">
              {label}
            </DrawingText>
            <DrawingText x={x + width} y={baseline} anchor="end" weight={700}>
              {value}
            </DrawingText>
            <path d={`M${x} ${line}h${width}`} stroke={palette.line} strokeWidth={1} />
          </g>
        )
      })}
    </>
  )
}

export function Schedule({ words, route, ...table }: TableProps & { route: Route }) {
  const rows = route.legs.map(leg => {
    const wall = leg.surface === 'trench' ? '' : words.drawing.walls[leg.surface]
    return [fill(words.legs[legKind(leg)], { wall }), formatFeet(leg.lengthFt)] as const
  })
  return (
    <Rows
      {...table}
      title={words.drawing.schedule}
      rows={[...rows, [words.drawing.total, formatFeet(route.lengthFt)]]}
      rowHeight={table.textSize * 1.75}
    />
  )
}

/** The size, or the one in which the text is as wide as its place. */
const sizeWithin = (width: number, text: string, size: number) =>
  Math.min(size, (size * width) / estimateTextWidth(text, size))

export function TitleBlock({
  box,
  textSize,
  words,
  plan,
  route,
  estimate,
}: TableProps & { plan: Plan; route: Route; estimate: Estimate }) {
  const { spec, conduitTypes } = words
  const isLarge = textSize >= 16
  const rows = [
    [spec.circuit, fill(spec.amps, { amps: plan.amps })],
    [spec.conduit, fill(spec.feetOf, { feet: route.conduitFt, type: conduitTypes[plan.conduitType] })],
    [spec.elbows, String(route.elbows)],
    [spec.height, formatInches(chargerPositionFt(plan).y)],
  ] as const
  const rowHeight = textSize * (isLarge ? 1.75 : 1.6)
  const after = box.y + textSize * TITLE_LINES + rows.length * rowHeight
  const price = usd(estimate.totalUsd)
  const priceSize = sizeWithin(box.width * 0.62, price, textSize * 2.1)
  return (
    <g>
      <Rows title={brands[plan.brand].name} {...{ rows, box, textSize, rowHeight }} />
      <DrawingText x={box.x} y={after + textSize * 2.4} weight={700}>
        {spec.estimate}
      </DrawingText>
      <DrawingText x={box.x + box.width} y={after + textSize * 2.4} size={priceSize} anchor="end" weight={700}>
        {price}
      </DrawingText>
      <path d={`M${box.x} ${after + textSize * 3.1}h${box.width}`} stroke={palette.safety} strokeWidth={3} />
      {isLarge ? (
        <>
          <DrawingText
            x={box.x}
            y={box.y + box.height - textSize * 1.6}
            size={sizeWithin(box.width, spec.by, textSize)}
            tone="muted"
          >
            {spec.by}
          </DrawingText>
          <DrawingText x={box.x} y={box.y + box.height - textSize * 0.2} tone="muted">
            {spec.note}
          </DrawingText>
        </>
      ) : null}
    </g>
  )
}
