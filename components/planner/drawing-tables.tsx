// The two tables of the drawing: the run, leg by leg, and the title block with the figures that matter.
import type { PlannerLabels } from '@/content/planner-labels'
import { brandPresets, chargerPositionFt, type Estimate, type Plan, type Route } from '@/lib/planner'
import { usd } from '@/lib/usd'
import type { Box } from './drawing-layout'
import { Lettering } from './drawing-marks'
import { widthOfText } from './drawing-notes'
import type { Palette } from './palette'
import { feetMark, fill, inchesWords, legKind } from './words'

interface TableProps {
  box: Box
  textSize: number
  palette: Palette
  labels: PlannerLabels
}

interface RowsProps {
  title: string
  rows: readonly (readonly [string, string])[]
  box: Box
  textSize: number
  rowHeight: number
  palette: Palette
}

/** From where the rows of a table start to its top, in sizes of its text. */
const TITLE = 1.5

/** A title; below it label to the left, value to the right, and a hairline below each row. */
function Rows({ title, rows, box: { x, y, width }, textSize, rowHeight, palette }: RowsProps) {
  return (
    <>
      <Lettering x={x} y={y + textSize} palette={palette} weight={700}>
        {title}
      </Lettering>
      {rows.map(([label, value], i) => {
        const line = y + textSize * TITLE + (i + 1) * rowHeight
        const baseline = line - rowHeight * 0.3
        return (
          <g key={i}>
            <Lettering x={x} y={baseline} palette={palette} tone="muted">
              {label}
            </Lettering>
            <Lettering x={x + width} y={baseline} palette={palette} anchor="end" weight={700}>
              {value}
            </Lettering>
            <path d={`M${x} ${line}h${width}`} stroke={palette.line} strokeWidth={1} />
          </g>
        )
      })}
    </>
  )
}

export function Schedule({ labels, route, ...table }: TableProps & { route: Route }) {
  const rows = route.legs.map(leg => {
    const wall = leg.surface === 'trench' ? '' : labels.drawing.walls[leg.surface]
    return [fill(labels.legs[legKind(leg)], { wall }), feetMark(leg.lengthFt)] as const
  })
  return (
    <Rows
      {...table}
      title={labels.drawing.schedule}
      rows={[...rows, [labels.drawing.total, feetMark(route.lengthFt)]]}
      rowHeight={table.textSize * 1.75}
    />
  )
}

export function TitleBlock({
  box,
  textSize,
  palette,
  labels,
  plan,
  route,
  estimate,
}: TableProps & { plan: Plan; route: Route; estimate: Estimate }) {
  const { spec, conduitTypes } = labels
  const roomy = textSize >= 16
  const rows = [
    [spec.circuit, fill(spec.amps, { amps: plan.amps })],
    [spec.conduit, fill(spec.feetOf, { feet: route.conduitFt, type: conduitTypes[plan.conduitType] })],
    [spec.elbows, String(route.elbows)],
    [spec.height, inchesWords(chargerPositionFt(plan).y)],
  ] as const
  const rowHeight = textSize * (roomy ? 1.75 : 1.6)
  const after = box.y + textSize * TITLE + rows.length * rowHeight
  const price = usd(estimate.totalUsd)
  const priceSize = Math.min(textSize * 2.1, (textSize * 2.1 * box.width * 0.62) / widthOfText(price, textSize * 2.1))
  return (
    <g>
      <Rows title={brandPresets[plan.brand].name} {...{ rows, box, textSize, rowHeight, palette }} />
      <Lettering x={box.x} y={after + textSize * 2.4} palette={palette} weight={700}>
        {spec.estimate}
      </Lettering>
      <Lettering
        x={box.x + box.width}
        y={after + textSize * 2.4}
        size={priceSize}
        palette={palette}
        anchor="end"
        weight={700}
      >
        {price}
      </Lettering>
      <path d={`M${box.x} ${after + textSize * 3.1}h${box.width}`} stroke={palette.safety} strokeWidth={3} />
      {roomy ? (
        <>
          <Lettering x={box.x} y={box.y + box.height - textSize * 1.6} palette={palette} tone="muted">
            {spec.by}
          </Lettering>
          <Lettering x={box.x} y={box.y + box.height - textSize * 0.2} palette={palette} tone="muted">
            {spec.note}
          </Lettering>
        </>
      ) : null}
    </g>
  )
}
