// The colors of the site, once: tailwind.config.ts makes custom properties of them (accentInk is
// --accent-ink), and code that cannot read CSS imports them.

export const lightColors = {
  paper: '#faf8f3',
  raised: '#ffffff',
  sunken: '#f1ede3',
  ink: '#10203a',
  muted: '#4b5970',
  line: '#d9d3c5',
  edge: '#7b8699',
  accent: '#1347d1',
  accentInk: '#ffffff',
  safety: '#ff7a1c',
  /** For thin lines that carry meaning by themselves: contrast 3:1 on every background. */
  safetyLine: '#e05c00',
  safetyInk: '#10203a',
  danger: '#b3261e',
  success: '#116b43',
  /** Dark in both schemes. */
  night: '#10203a',
  onNight: '#f3f6fb',
  onNightMuted: '#b9c5d8',
} as const

export type Colors = { readonly [Name in keyof typeof lightColors]: string }

export const darkColors: Colors = {
  paper: '#0c1522',
  raised: '#13202f',
  sunken: '#0a111c',
  ink: '#eef2f8',
  muted: '#a9b6c9',
  line: '#27374c',
  edge: '#6f8098',
  accent: '#8fb4ff',
  accentInk: '#0c1522',
  safety: '#ff8b3a',
  safetyLine: '#ff8b3a',
  safetyInk: '#0c1522',
  danger: '#ff9d94',
  success: '#7fd6a8',
  night: '#060c15',
  onNight: '#f3f6fb',
  onNightMuted: '#b9c5d8',
}
