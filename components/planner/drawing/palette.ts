// Colors and font of the drawing on the page. On paper: printed-plan.tsx. In exported images:
// drawing-image.tsx.

export interface Palette {
  readonly paper: string
  readonly wall: string
  readonly ink: string
  readonly muted: string
  readonly line: string
  readonly edge: string
  readonly safety: string
  readonly accent: string
  readonly fontFamily: string
}

export const screenPalette: Palette = {
  paper: 'var(--paper)',
  wall: 'var(--raised)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  edge: 'var(--edge)',
  safety: 'var(--safety)',
  accent: 'var(--accent)',
  fontFamily: 'var(--font-body)',
}
