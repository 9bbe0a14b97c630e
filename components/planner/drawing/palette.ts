// The drawing's colors on the page. In an exported image: drawing-image.tsx.
export const palette = {
  paper: 'var(--paper)',
  wall: 'var(--raised)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  edge: 'var(--edge)',
  safety: 'var(--safety)',
  accent: 'var(--accent)',
} as const
