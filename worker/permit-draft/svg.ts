// Shapes of lib/drawings as SVG text.
import type { Shape } from '@/lib/drawings/shapes'
import { Html, markup } from '@/worker/staff/html'

/** className -> class, strokeWidth -> stroke-width. Names come from the code. */
const nameOf = (name: string): Html =>
  new Html(name === 'className' ? 'class' : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))

const element = ({ tag, attributes, text }: Shape): Html =>
  markup`<${new Html(tag)}${Object.entries(attributes).map(([name, value]) => markup` ${nameOf(name)}="${value}"`)}>${text}</${new Html(tag)}>`

/** `label` is what the drawing shows, for those who do not see it. */
export const drawing = (
  { width, height }: { readonly width: number; readonly height: number },
  label: string,
  shapes: readonly Shape[],
): Html =>
  markup`<svg class="drawing" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${shapes.map(element)}</svg>`
