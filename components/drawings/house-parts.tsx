// Parts of a house seen from the street, 8 units per foot. Ground is at y = 200; a part stands on
// it unless it takes a y.
import type { ReactNode } from 'react'
import { Floor } from './parts'

const GROUND = 200

interface Box {
  x: number
  width: number
  height: number
  /** y of the lower edge. */
  base?: number
}

interface RoofBox {
  x: number
  width: number
  /** y of the eave. */
  y: number
  rise: number
}

export function Walls({ x, width, height, base = GROUND }: Box) {
  return <path d={`M${x} ${base}v${-height}h${width}v${height}z`} className="drawing-body" />
}

const OVERHANG = 6

/** A roof with its eave to the street; its ends slope inward by `inset`. */
export function EaveRoof({ x, width, y, rise, inset = 0 }: RoofBox & { inset?: number }) {
  const slope = inset + OVERHANG
  /** A line of shingles, at a part of the roof's height. */
  const course = (part: number) => {
    const margin = slope * part + 4 - OVERHANG
    return `M${Math.round(x + margin)} ${Math.round(y - rise * part)}H${Math.round(x + width - margin)}`
  }
  return (
    <>
      <path
        d={`M${x - OVERHANG} ${y}L${x + inset} ${y - rise}H${x + width - inset}L${x + width + OVERHANG} ${y}z`}
        className="drawing-shade"
      />
      <path d={course(1 / 3) + course(2 / 3)} className="drawing-fine" />
    </>
  )
}

/** A roof with its gable to the street. */
export function GableRoof({ x, width, y, rise }: RoofBox) {
  return (
    <path
      d={`M${x - OVERHANG} ${y}L${x + width / 2} ${y - rise}L${x + width + OVERHANG} ${y}z`}
      className="drawing-shade"
    />
  )
}

export function Windows({
  at,
  y,
  width = 16,
  height = 24,
}: {
  at: readonly number[]
  y: number
  width?: number
  height?: number
}) {
  return (
    <>
      <path d={at.map(x => `M${x} ${y}h${width}v${height}h${-width}z`).join('')} className="drawing-shade" />
      <path
        d={at.map(x => `M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`).join('')}
        className="drawing-fine"
      />
    </>
  )
}

export function Door({ x, base = GROUND }: { x: number; base?: number }) {
  return (
    <>
      <path d={`M${x} ${base}v-44h22v44z`} className="drawing-body" />
      <path d={`M${x + 5} ${base - 38}h12v13h-12zM${x + 5} ${base - 19}h12v13h-12z`} className="drawing-fine" />
    </>
  )
}

export function GarageDoor({ x, width = 76 }: { x: number; width?: number }) {
  return (
    <>
      <path d={`M${x} ${GROUND}v-50h${width}v50z`} className="drawing-body" />
      <path d={`M${x} 162.5h${width}M${x} 175h${width}M${x} 187.5h${width}`} className="drawing-fine" />
    </>
  )
}

export function Chimney({ x, y, height }: { x: number; y: number; height: number }) {
  return <path d={`M${x} ${y}v${-height}h-2v-5h20v5h-2v${height}`} className="drawing-body" />
}

/** A panel, indoors or out; its lower edge is the end of the run at (x + 6, y + 20). */
export function HousePanel({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} ${y}h12v20h-12z`} className="drawing-body" />
      <path d={`M${x + 3} ${y + 5}h6M${x + 3} ${y + 10}h6M${x + 3} ${y + 15}h6`} className="drawing-bright" />
    </>
  )
}

/** A wall charger; the run enters at (x + 6, y). */
export function HouseCharger({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="12" height="19" rx="3" className="drawing-accent" />
      <path d={`M${x + 6} ${y + 19}c0 12 9 12 9 2v-5`} className="drawing-fine" />
    </>
  )
}

/** The run: whole where it is on an outside wall, dashed where it is indoors or underground. */
export function HouseRun({ outside, hidden }: { outside?: string; hidden?: string }) {
  return (
    <>
      {hidden ? <path d={hidden} className="drawing-pipe" strokeDasharray="9 6" strokeLinecap="butt" /> : null}
      {outside ? <path d={outside} className="drawing-pipe" /> : null}
    </>
  )
}

/** A parked car, 84 long. `x`: its rear. */
export function ParkedCar({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${GROUND})`}>
      <path
        d="M2-10v-13c0-4 2-6 6-7l10-2 9-12c2-3 4-4 8-4h18c4 0 6 1 9 4l10 12 9 2c3 1 4 3 4 6v14z"
        className="drawing-body"
      />
      <path d="M22-32l7-9c1-2 3-3 5-3h8v12zM46-32v-12h7c3 0 4 1 6 3l7 9z" className="drawing-fine" />
      <circle cx="20" cy="-9" r="9" className="drawing-body" />
      <circle cx="66" cy="-9" r="9" className="drawing-body" />
    </g>
  )
}

export function House({
  ground = [12, 468],
  children,
}: {
  ground?: readonly [from: number, to: number]
  children: ReactNode
}) {
  return (
    <>
      <Floor x1={ground[0]} x2={ground[1]} y={GROUND} />
      {children}
    </>
  )
}
