// A drawing as data: SVG elements that pages render with React and the lead desk writes as text.

type Tag = 'path' | 'rect' | 'circle' | 'ellipse' | 'text'

export interface Shape {
  readonly tag: Tag
  /** Names as React spells them: className, textAnchor, strokeWidth. */
  readonly attributes: Readonly<Record<string, string | number>>
  readonly text?: string
}

/** `styled`: classes of the drawings' style sheet, or other attributes. */
type Styled = Readonly<Record<string, string | number>>

export const path = (d: string, styled: Styled = {}): Shape => ({ tag: 'path', attributes: { d, ...styled } })
export const rect = (x: number, y: number, width: number, height: number, styled: Styled = {}): Shape => ({
  tag: 'rect',
  attributes: { x, y, width, height, ...styled },
})
export const circle = (cx: number, cy: number, r: number, styled: Styled = {}): Shape => ({
  tag: 'circle',
  attributes: { cx, cy, r, ...styled },
})

const LINE_HEIGHT = 18

interface TextStyle {
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly isStrong?: boolean
}

/** One or more lines of text; `y` is the baseline of the first. */
export const words = (
  x: number,
  y: number,
  lines: string | readonly string[],
  { anchor = 'start', isStrong = false }: TextStyle = {},
): readonly Shape[] =>
  (typeof lines === 'string' ? [lines] : lines).map((text, index) => ({
    tag: 'text',
    attributes: {
      x,
      y: y + index * LINE_HEIGHT,
      textAnchor: anchor,
      className: isStrong ? 'drawing-strong' : 'drawing-note',
    },
    text,
  }))

export const centered = (x: number, y: number, text: string): Shape => ({
  tag: 'text',
  attributes: { x, y, dy: '0.35em', textAnchor: 'middle', className: 'drawing-strong' },
  text,
})
