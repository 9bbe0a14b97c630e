'use client'
// The finished picture on paper, with what it is and what it costs. In place of the plan's own
// page while the photo view is open.
import { useLayoutEffect, useRef } from 'react'
import { Words } from '@/components/ui/words'
import { holdsOf, priceLine } from '@/components/planner/estimate/finished-job'
import { EstimateTable } from '@/components/planner/estimate/estimate-table'
import { usePhotoPlanner, usePlan, usePlanner } from '@/components/planner/planner-context'
import { PrintedPage } from '@/components/planner/print/printed-page'
import type { PhotoEstimate } from '@/lib/photo/estimate'
import { feetRange } from './words'
import { describeElbows } from '@/components/planner/plan-text'

interface PhotoPrintProps {
  canvas: HTMLCanvasElement
  alt: string
  estimate: PhotoEstimate
  elbows: number
}

export function PhotoPrint(props: PhotoPrintProps) {
  const { words } = usePhotoPlanner()
  return (
    <PrintedPage title={words.finished.title} className="photo-print">
      <PictureOnPaper {...props} />
    </PrintedPage>
  )
}

function PictureOnPaper({ canvas, alt, estimate, elbows }: PhotoPrintProps) {
  const { words: plannerWords } = usePlanner()
  const { words } = usePhotoPlanner()
  const { plan } = usePlan()
  const { onPaper } = plannerWords.keep
  const copy = useRef<HTMLCanvasElement>(null)
  // The browser prints what is there when its event ends: a picture would still be decoding.
  useLayoutEffect(() => {
    copy.current?.getContext('2d')?.drawImage(canvas, 0, 0)
  }, [canvas])
  return (
    <>
      <canvas
        ref={copy}
        role="img"
        aria-label={alt}
        width={canvas.width}
        height={canvas.height}
        className="mx-auto mt-3 block max-h-[150mm] max-w-full"
      />
      <p className="mt-3">
        <b>{priceLine({ ...estimate, words: plannerWords.finishedJob })}</b>{' '}
        <Words text={`${feetRange(estimate, words)}, ${describeElbows({ elbows }, plannerWords)}`} />
      </p>
      <div className="mt-3">
        <EstimateTable plan={plan} route={{ elbows }} estimate={estimate.estimate} />
      </div>
      <p className="mt-2">{holdsOf(estimate.high, plannerWords.finishedJob)}</p>
      <p className="mt-2 font-semibold">{onPaper.note}</p>
    </>
  )
}
