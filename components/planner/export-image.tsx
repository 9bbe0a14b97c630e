'use client'
// The drawing as a picture: the same component in print colours, serialised, painted onto a canvas.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { PlannerLabels } from '@/content/planner-labels'
import type { Plan } from '@/lib/planner'
import { PlanDrawing } from './drawing'
import { sheetOf } from './drawing-layout'
import { printPalette } from './palette'
import { jpegOf, LEAST_IMAGE_SIZE, MOST_PIXELS_PER_UNIT, type PlanImages, pngOf } from './plan-image'

/** A whole SVG document that needs nothing from the page: fixed colours, its own size, attributes only. */
export function drawingSvg(plan: Plan, labels: PlannerLabels): string {
  const host = document.createElement('div')
  const root = createRoot(host)
  try {
    flushSync(() =>
      root.render(
        <PlanDrawing plan={plan} layout="sheet" palette={printPalette} labels={labels} id="plan" standalone />,
      ),
    )
    const svg = host.querySelector('svg')
    if (!svg) throw new Error('the drawing was not rendered')
    return new XMLSerializer().serializeToString(svg)
  } finally {
    root.unmount()
  }
}

/** Pixels of a picture of the sheet: as the device shows it, at most twice its units, never below the least size. */
export function imageSize(devicePixelRatio: number): { readonly width: number; readonly height: number } {
  const { width, height } = sheetOf('sheet', 0)
  const wanted = Math.min(Math.max(devicePixelRatio, 1), MOST_PIXELS_PER_UNIT)
  const scale = Math.max(wanted, LEAST_IMAGE_SIZE.width / width, LEAST_IMAGE_SIZE.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function paint(svg: string): Promise<HTMLCanvasElement> {
  const { width, height } = imageSize(devicePixelRatio)
  const image = new Image(width, height)
  // A data URL: some engines count a canvas with an SVG from a blob as tainted.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  // JPEG has no transparency; the ground is painted before the drawing.
  context.fillStyle = printPalette.paper
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return canvas
}

/** The pictures of the drawing of a plan. */
export const drawingImages = (plan: Plan, labels: PlannerLabels): PlanImages => ({
  toJpeg: async () => jpegOf(await paint(drawingSvg(plan, labels))),
  toPng: async () => pngOf(await paint(drawingSvg(plan, labels))),
})
