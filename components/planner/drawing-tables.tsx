// The two tables of the drawing: the run, leg by leg, and the title block with the figures that matter.
import type { PlannerLabels } from '@/content/planner-labels'
import { brandPresets, chargerPositionFt, type Estimate, type Plan, type Route } from '@/lib/planner'
import { usd } from '@/lib/format'
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
  rows: readonly (readonly [string, string])[]
  box: Box
  textSize: number
  rowHeight: number
  palette: Palette
}

/** Label to the left, value to the right, a hairline below each. `box.y` is the first row's top. */
function Rows({ rows, box, textSize, rowHeight, palette }: RowsProps) {
  return rows.map(([label, value], i) => {
    const line = box.y + (i + 1) * rowHeight
    const baseline = line - rowHeight * 0.3
    return (
      <g key={i}>
        <Lettering x={box.x} y={baseline} size={textSize} palette={palette} tone="muted">{label}</Lettering>
        <Lettering x={box.x + box.width} y={baseline} size={textSize} palette={palette} anchor="end" weight={700}>{value}</Lettering>
        <path d={`M${box.x} ${line}h${box.width}`} stroke={palette.line} strokeWidth={1} />
      </g>
    )
  })
}

export function Schedule({ box, textSize, palette, labels, route }: TableProps & { route: Route }) {
  const rows = route.legs.map(leg => {
    const wall = leg.surface === 'trench' ? '' : labels.drawing.walls[leg.surface]
    return [fill(labels.legs[legKind(leg)], { wall }), feetMark(leg.lengthFt)] as const
  })
  return (
    <g>
      <Lettering x={box.x} y={box.y + textSize} size={textSize} palette={palette} weight={700}>{labels.drawing.schedule}</Lettering>
      <Rows rows={[...rows, [labels.drawing.total, feetMark(route.lengthFt)]]} box={{ ...box, y: box.y + textSize * 1.5 }} textSize={textSize} rowHeight={textSize * 1.75} palette={palette} />
    </g>
  )
}

export function TitleBlock({ box, textSize, palette, labels, plan, route, estimate }: TableProps & { plan: Plan; route: Route; estimate: Estimate }) {
  const { spec, conduitTypes } = labels
  const roomy = textSize >= 16
  const rows = [
    [spec.circuit, fill(spec.amps, { amps: plan.amps })],
    [spec.conduit, fill(spec.feetOf, { feet: route.conduitFt, type: conduitTypes[plan.conduitType] })],
    [spec.elbows, String(route.elbows)],
    [spec.height, inchesWords(chargerPositionFt(plan).y)],
  ] as const
  const rowHeight = textSize * (roomy ? 1.75 : 1.6)
  const rowsTop = box.y + textSize * 1.5
  const after = rowsTop + rows.length * rowHeight
  const price = usd(estimate.totalUsd)
  const priceSize = Math.min(textSize * 2.1, (textSize * 2.1 * box.width * 0.62) / widthOfText(price, textSize * 2.1))
  return (
    <g>
      <Lettering x={box.x} y={box.y + textSize} size={textSize} palette={palette} weight={700}>{brandPresets[plan.brand].name}</Lettering>
      <Rows rows={rows} box={{ ...box, y: rowsTop }} textSize={textSize} rowHeight={rowHeight} palette={palette} />
      <Lettering x={box.x} y={after + textSize * 2.4} size={textSize} palette={palette} weight={700}>{spec.estimate}</Lettering>
      <Lettering x={box.x + box.width} y={after + textSize * 2.4} size={priceSize} palette={palette} anchor="end" weight={700}>{price}</Lettering>
      <path d={`M${box.x} ${after + textSize * 3.1}h${box.width}`} stroke={palette.safety} strokeWidth={3} />
      {roomy ? (
        <>
          <Lettering x={box.x} y={box.y + box.height - textSize * 1.6} size={textSize} palette={palette} tone="muted">{spec.by}</Lettering>
          <Lettering x={box.x} y={box.y + box.height - textSize * 0.2} size={textSize} palette={palette} tone="muted">{spec.note}</Lettering>
        </>
      ) : null}
    </g>
  )
}
