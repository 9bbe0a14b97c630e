'use client'
// The drawing as an image: rendered in print colors, serialized, painted onto a canvas.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { PlannerWords } from '@/content/words/planner'
import { lightColors } from '@/lib/palette'
import type { Plan } from '@/lib/planner'
import { PlanDrawing } from './plan-drawing'
import { paperOf } from './layout'
import { jpegOf, MAX_PIXELS_PER_UNIT, type PlanImages, pngOf } from '@/components/planner/plan-image'

/** For what the page's style sheets say: the light scheme, and a font that every device has. */
const styles: Readonly<Record<string, string>> = { ...lightColors, 'font-body': 'system-ui, sans-serif' }

/** A standalone SVG document: fixed colors, own size, presentation attributes only. */
export function drawingSvg(plan: Plan, words: PlannerWords): string {
  const host = document.createElement('div')
  const root = createRoot(host)
  try {
    flushSync(() => root.render(<PlanDrawing plan={plan} layout="wide" words={words} id="plan" standalone />))
    const svg = host.querySelector('svg')
    if (!svg) throw new Error('the drawing was not rendered')
    const text = new XMLSerializer().serializeToString(svg)
    return text.replace(/var\(--([\w-]+)\)/g, (variable, name: string) => styles[name] ?? variable)
  } finally {
    root.unmount()
  }
}

/** In device pixels, at most twice the drawing's units, which are more than the least size. */
export function imageSize(devicePixelRatio: number): { readonly width: number; readonly height: number } {
  const { width, height } = paperOf('wide', 0)
  const scale = Math.min(Math.max(devicePixelRatio, 1), MAX_PIXELS_PER_UNIT)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

async function paint(svg: string): Promise<HTMLCanvasElement> {
  const { width, height } = imageSize(devicePixelRatio)
  const image = new Image(width, height)
  // A data URL, because some engines taint a canvas that draws an SVG from a blob.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  // JPEG has no transparency, so paint the background first.
  context.fillStyle = lightColors.paper
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return canvas
}

export const drawingImages = (plan: Plan, words: PlannerWords): PlanImages => ({
  toJpeg: async () => jpegOf(await paint(drawingSvg(plan, words))),
  toPng: async () => pngOf(await paint(drawingSvg(plan, words))),
})
