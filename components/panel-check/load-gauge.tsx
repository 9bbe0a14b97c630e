// House and charger as one bar against the service, to scale.
import type { PanelCheckWords } from '@/content/words/panel-check'
import { fill } from '@/lib/template'
import { amps, rounded } from './amounts'

interface LoadGaugeProps {
  houseAmps: number
  loadAmps: number
  serviceAmps: number
  words: PanelCheckWords['answer']['gauge']
}

const LEFT = 10
const WIDTH = 380
const TOP = 58
const BOTTOM = 104
/** Of the rating: where our band of room to spare ends. */
const ROOMY_SHARE = 0.8
const HATCH = 11

export function LoadGauge({ houseAmps, loadAmps, serviceAmps, words }: LoadGaugeProps) {
  const scaleEnd = Math.max(serviceAmps * 1.3, loadAmps * 1.06)
  const x = (value: number) => Math.round((LEFT + (WIDTH * value) / scaleEnd) * 10) / 10
  const [house, load, service, roomy] = [x(houseAmps), x(loadAmps), x(serviceAmps), x(ROOMY_SHARE * serviceAmps)]
  const values = {
    house: amps(houseAmps),
    charger: amps(loadAmps - houseAmps),
    load: amps(loadAmps),
    service: serviceAmps,
    roomy: amps(ROOMY_SHARE * serviceAmps),
  }
  return (
    <svg
      viewBox="0 0 400 150"
      role="img"
      aria-label={fill(words.label, values)}
      className="drawing m-auto h-auto w-full max-w-[31rem]"
    >
      <path d={`M${LEFT} ${(TOP + BOTTOM) / 2}H390`} className="drawing-fine" />
      <rect x={LEFT} y={TOP} width={house - LEFT} height={BOTTOM - TOP} className="drawing-shade" />
      <pattern
        id="house-hatch"
        width={HATCH}
        height={BOTTOM - TOP}
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-27)"
      >
        <path d={`M0 0V${BOTTOM - TOP}`} className="drawing-fine" />
      </pattern>
      <rect x={LEFT} y={TOP} width={house - LEFT} height={BOTTOM - TOP} fill="url(#house-hatch)" stroke="none" />
      <rect x={LEFT} y={TOP} width={house - LEFT} height={BOTTOM - TOP} />
      <rect x={house} y={TOP} width={rounded(load - house)} height={BOTTOM - TOP} className="drawing-accent" />
      <path
        d={`M${LEFT} 34H${load}M${LEFT - 5} 39l10-10M${load - 5} 39l10-10M${load} 30V${TOP - 4}`}
        className="drawing-fine"
      />
      <text x={rounded(Math.max(40, (LEFT + load) / 2))} y="24" textAnchor="middle" className="drawing-number">
        {fill(words.amps, { amps: values.load })}
      </text>
      <path d={`M${roomy} ${TOP - 8}V${BOTTOM + 12}`} className="drawing-hidden" />
      <text x={roomy + 8} y={BOTTOM + 30} textAnchor="end" className="drawing-note">
        {words.roomy}
      </text>
      <path d={`M${service} ${TOP - 14}V${BOTTOM + 14}`} strokeWidth={4} strokeLinecap="butt" />
      <text x={service} y={BOTTOM + 30} className="drawing-strong">
        {fill(words.main, values)}
      </text>
    </svg>
  )
}
