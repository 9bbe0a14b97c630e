// The large map below its links: water, land, counties, scale. Drawn into a file: see
// components/drawings/files.tsx.
import type { CSSProperties } from 'react'
import { mapWords as words } from '@/content/words/map'
import type { SheetPoint } from '@/lib/map/long-island'
import { largeSheet } from '@/lib/map/sheets'
import { BaseMap, BusinessMarker, businessPoint, inkLine, inkText, roundToTenth } from './map-parts'

const { width, height, place, unitsPerMile, north } = largeSheet
export const largeMapSize = { width, height }

/** Text of the sheet has no outline; the group of a drawing has one. */
const area = (fontSize: number, letterSpacing = '0.2em'): CSSProperties => ({
  fontFamily: 'var(--font-heading)',
  fontSize,
  fontWeight: 700,
  letterSpacing,
  textTransform: 'uppercase',
})
const water: CSSProperties = { fontSize: 15, fontStyle: 'italic', letterSpacing: '0.05em' }

/** Twenty miles in steps of five. */
function ScaleBar({ x, y }: SheetPoint) {
  const five = unitsPerMile * 5
  const at = (fives: number) => roundToTenth(five * fives)
  return (
    <g transform={`translate(${x} ${y})`} className={inkText} style={{ fontSize: 13 }}>
      <path
        d={`M0 0H${at(4)}M0-6V6M${at(1)}-4V4M${at(2)}-6V6M${at(3)}-4V4M${at(4)}-6V6`}
        fill="none"
        strokeWidth={1}
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
        20 {words.miles}
      </text>
    </g>
  )
}

function NorthArrow({ x, y }: SheetPoint) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${roundToTenth(north)})`} strokeWidth={1} className={inkLine}>
      <path d="M0 24V-20" />
      <path d="M0-26-6-8 0-12z" className={inkText} />
      <path d="M0-26 6-8 0-12z" className="fill-raised" />
      <text
        y={-32}
        textAnchor="middle"
        stroke="none"
        className={inkText}
        style={{ fontFamily: 'var(--font-heading)', fontSize: 14, fontWeight: 700 }}
      >
        {words.north}
      </text>
    </g>
  )
}

export function LargeMap() {
  const { around, counties } = words
  return (
    // Lines have the size of the sheet; the page shows the file at about its width.
    <g stroke="none">
      <BaseMap sheet={largeSheet} coastLines={[24, 14, 6]} />
      <g textAnchor="middle" className="fill-muted" style={area(14)}>
        <text x={165} y={256}>
          {counties.nassau}
        </text>
        <text x={573} y={229}>
          {counties.suffolk}
        </text>
      </g>
      <text x={252} y={32} textAnchor="middle" className="fill-muted" style={area(12)}>
        {around.connecticut}
      </text>
      <text x={12} y={284} className="fill-muted" style={area(12, '0.1em')}>
        {around.queens}
      </text>
      <text x={664} y={122} className="fill-muted" style={water}>
        {around.sound}
      </text>
      <text x={676} y={424} className="fill-muted" style={water}>
        {around.ocean}
      </text>
      <BusinessMarker x={680} y={485} />
      <text x={694} y={485} dy="0.35em" className={inkText} style={{ fontSize: 13 }}>
        {words.business}
      </text>
      <ScaleBar x={836} y={485} />
      <NorthArrow x={1092} y={420} />
      <BusinessMarker {...place(businessPoint)} />
    </g>
  )
}
