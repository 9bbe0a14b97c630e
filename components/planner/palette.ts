// Colours and type of the drawing. On screen they are the site's tokens and follow the scheme; in a picture that leaves the page
// they are the light scheme's values (app/tokens.css) and a font that every device has.

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

export const printPalette: Palette = {
  paper: '#faf8f3',
  wall: '#ffffff',
  ink: '#10203a',
  muted: '#4b5970',
  line: '#d9d3c5',
  edge: '#7b8699',
  safety: '#ff7a1c',
  accent: '#1347d1',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
}
