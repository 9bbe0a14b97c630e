// The sample photo as the photo planner shows it: the marked door, the pins, and the run as conduit
// with its reading. A server component.
import { finishedJob } from '@/content/finished-job'
import { defaultPlan } from '@/content/planner'
import { photoPin } from '@/content/words/photo'
import { photoPlannerPath } from '@/content/routes'
import { conduitOutline } from '@/lib/photo/conduit'
import { estimateOfRun } from '@/lib/photo/estimate'
import { measureRun } from '@/lib/photo/measure'
import { createPlane } from '@/lib/photo/refusals'
import { samplePhoto } from '@/lib/photo/sample'
import { lightColors } from '@/lib/palette'
import { fill } from '@/lib/template'
import { ButtonLink } from '@/components/ui/button'
import { FinishedJobNote } from '@/components/planner/estimate/finished-job'
import { formatFeetLong } from '@/components/planner/plan-text'
import { Picture } from './picture'
import { Words } from '@/components/ui/words'

const { photo, reference, panel, charger } = samplePhoto
const pins = { panel, charger } as const

function readingOf() {
  const plane = createPlane(photo, reference)
  const run = measureRun(photo, reference, panel, charger)
  const outline = plane && conduitOutline(photo, plane, panel, charger)
  if (!outline || !run.ok) throw new Error('lib/photo/sample.ts: the marks do not measure')
  return { outline, estimate: estimateOfRun(defaultPlan, run, 0) }
}

function Tag({ text, x, y }: { text: string; x: number; y: number }) {
  const width = 36 + text.length * 23
  return (
    <g transform={`translate(${x - width / 2} ${y - 34})`}>
      <rect width={width} height="68" rx="8" fill={lightColors.raised} stroke={lightColors.ink} strokeWidth="2" />
      <text
        x={width / 2}
        y="47"
        textAnchor="middle"
        fontSize="40"
        fontWeight="700"
        fill={lightColors.ink}
        className="font-display"
      >
        {text}
      </text>
    </g>
  )
}

export function PhotoPinFigure({ sizes }: { sizes: string }) {
  const { outline, estimate } = readingOf()
  const range = { low: estimate.conduitFtLow, high: estimate.conduitFtHigh }
  return (
    <figure className="m-0">
      <div className="relative overflow-clip rounded">
        <Picture name="photo_pin" alt={photoPin.alt} sizes={sizes} />
        <svg
          viewBox={`0 0 ${photo.widthPx} ${photo.heightPx}`}
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <path
            d={`M${reference.corners.map(({ xPx, yPx }) => `${xPx} ${yPx}`).join('L')}Z`}
            fill="none"
            stroke={lightColors.accent}
            strokeWidth="5"
          />
          {reference.corners.map(({ xPx, yPx }) => (
            <circle
              key={`${xPx} ${yPx}`}
              cx={xPx}
              cy={yPx}
              r="14"
              fill={lightColors.raised}
              stroke={lightColors.accent}
              strokeWidth="6"
            />
          ))}
          <path d={outline.pipe} fill="#c4cad3" stroke={lightColors.ink} strokeWidth="3" />
          <path d={outline.shine} fill="#fff" />
          <path d={outline.fittings} fill="#98a1ae" stroke={lightColors.ink} strokeWidth="3" />
          {(['panel', 'charger'] as const).map(name => (
            <g key={name}>
              <circle
                cx={pins[name].xPx}
                cy={pins[name].yPx}
                r="18"
                fill="none"
                stroke={name === 'panel' ? lightColors.accent : lightColors.safety}
                strokeWidth="9"
              />
              <Tag text={photoPin.marks[name]} x={pins[name].xPx} y={pins[name].yPx + (name === 'panel' ? -90 : 90)} />
            </g>
          ))}
          <Tag text={fill(photoPin.label, range)} x={(panel.xPx + charger.xPx) / 2} y={panel.yPx + 90} />
        </svg>
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        <Words text={fill(photoPin.caption, { ...range, height: formatFeetLong(reference.heightFt ?? 0) })} />
        <FinishedJobNote low={estimate.low} high={estimate.high} words={finishedJob} />
      </figcaption>
    </figure>
  )
}

export function TryYourPhoto() {
  return <ButtonLink href={photoPlannerPath}>{photoPin.action}</ButtonLink>
}
